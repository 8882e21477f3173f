// Flow: breaks one Text into lines, region after region, each of its own width.

import { Text } from "./text"

const SPACE = 32
const NEWLINE = 10

/**
 * Where a text stands while it is poured into regions of the screen. Call `start`, then `next` for
 * each line with the width of the region that the line goes into.
 */
export class Flow {
    /** The glyphs of the text. */
    bytes: Buffer
    /** Current line: index of its first glyph, and its number of glyphs. */
    from = 0
    length = 0
    private at = 0
    private end = 0

    /** Begins with the first line of `text`, which must not change until the last line is taken. */
    start(text: Text): Flow {
        this.bytes = text.bytes
        this.at = 0
        this.end = text.length
        while (this.end > 0 && this.bytes[this.end - 1] === SPACE) this.end--
        this.skipSpaces()
        return this
    }

    /** True while there are lines to come. */
    more(): boolean {
        return this.at < this.end
    }

    /**
     * Takes the next line, of at most `width` (1 or more) glyphs: broken at a line break (10), else at
     * the last space that lets it fit, else within the word.
     * @returns false when the text has ended
     */
    next(width: number): boolean {
        if (this.at >= this.end) return false
        const bytes = this.bytes
        const from = this.at
        const limit = from + width < this.end ? from + width : this.end
        this.from = from
        let stop = bytes.indexOf(NEWLINE, from, limit + 1)
        if (stop < 0 && limit < this.end) {
            stop = bytes.indexOf(SPACE, from, -(limit + 1))
            if (stop < 0) {
                this.length = width
                this.at = limit
                return true
            }
        }
        if (stop < 0) stop = limit
        this.length = stop - from
        this.at = stop + 1
        this.skipSpaces()
        return true
    }

    private skipSpaces(): void {
        while (this.at < this.end && this.bytes[this.at] === SPACE) this.at++
    }
}
