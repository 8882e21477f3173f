/** Compares what a panel's memory shows with the program's canvas. */
import type { OledChip } from "./chips/oled"

/** The panel must show each frame, pixel for pixel, and must not have been told what its datasheet does not define. */
export class FrameCheck {
    /** Frames compared so far. */
    frames = 0
    private reported = 0

    /** `failed` is told what is wrong, a line each. */
    constructor(
        private readonly panel: OledChip,
        private readonly failed: (message: string) => void
    ) {}

    /**
     * Takes a frame that has been sent to the panel: page after page, a byte a column's 8 pixels, uppermost in bit 0. Of a
     * frame of more pages than it has the panel shows the first.
     */
    take(frame: Uint8Array): void {
        this.frames++
        const { problems } = this.panel
        for (const problem of problems.slice(this.reported))
            this.failed(`frame ${this.frames}: the panel was told ${problem}`)
        this.reported = problems.length
        const shown = pictureOf(this.panel)
        const wrong = Array.from(shown, (byte, i) => byte ^ (frame[i] ?? ~byte))
        const first = wrong.findIndex(Boolean)
        if (frame.length < shown.length)
            this.failed(
                `frame ${this.frames}: ${frame.length} bytes, the panel shows ${shown.length}`
            )
        else if (first >= 0) this.failed(this.describe(wrong, first))
    }

    private describe(wrong: number[], first: number): string {
        const pixels = wrong.reduce((sum, byte) => sum + ones(byte), 0)
        const x = first % this.panel.width
        const page = Math.floor(first / this.panel.width)
        return `frame ${this.frames}: the panel differs from the canvas in ${pixels} pixels, first in column ${x} of page ${page}`
    }
}

/** The panel's picture for who holds it the right way round. */
function pictureOf(panel: OledChip): Uint8Array {
    const picture = panel.picture()
    return panel.turned ? picture.reverse().map(mirrored) : picture
}

function mirrored(byte: number): number {
    let result = 0
    for (let bit = 0; bit < 8; bit++)
        if (byte & (1 << bit)) result |= 0x80 >> bit
    return result
}

function ones(byte: number): number {
    return byte.toString(2).replaceAll("0", "").length
}
