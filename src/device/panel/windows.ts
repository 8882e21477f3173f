// Windows: which parts of the frame differ from what the panel shows.

const CAPACITY = 16
const FULL = 4 * CAPACITY

/** A new window may join one of the last two. */
const LOOK_BACK = 8

/** Bytes of a window's commands. */
const COMMANDS = 13

/**
 * Data bytes that one transaction less is worth: its 13 bytes of commands, and its calls, which take the chip as long as
 * some 27 bytes take the bus.
 */
const SAVED = 40

/**
 * A short list of rectangles of whole bytes, in the order they were added. They may overlap; all that was
 * added is always inside one of them.
 */
export class Windows {
    /** Four bytes each: first column, end (exclusive), first page, end (exclusive). */
    readonly bytes = Buffer.alloc(FULL)
    /** Bytes of it in use. */
    size = 0
    /** Whether one transaction can send several pages: then windows below each other may become one. */
    tall = true

    /**
     * Adds columns [from, to) of pages [page, below). One of the last two windows, if it ends where the new one begins, grows
     * to hold it where that is cheaper: rows often change at both ends.
     */
    add(page: number, below: number, from: number, to: number): void {
        const bytes = this.bytes
        const at = this.size
        if (this.tall)
            for (let i = at - 4; i >= 0 && i >= at - LOOK_BACK; i -= 4)
                if (bytes[i + 3] === page && this.grow(i, below, from, to))
                    return
        if (at === FULL) {
            this.widen(page, below, from, to)
            return
        }
        bytes[at] = from
        bytes[at + 1] = to
        bytes[at + 2] = page
        bytes[at + 3] = below
        this.size = at + 4
    }

    /** Lets a window hold another that begins where it ends, if that is cheaper. */
    private grow(i: number, below: number, from: number, to: number): boolean {
        const bytes = this.bytes
        const top = bytes[i + 2]
        const end = bytes[i + 3]
        const left = bytes[i]
        const right = bytes[i + 1]
        const apart = (right - left) * (end - top) + (to - from) * (below - end)
        if (left < from) from = left
        if (right > to) to = right
        if ((to - from) * (below - top) > apart + SAVED) return false
        bytes[i] = from
        bytes[i + 1] = to
        bytes[i + 3] = below
        return true
    }

    /** Lets one window take the place of several that together take more bytes than a whole frame of so many pages. */
    limit(width: number, pages: number): void {
        const { bytes, size } = this
        let sum = 0
        for (let i = 0; i < size; i += 4)
            sum +=
                COMMANDS +
                (bytes[i + 1] - bytes[i]) * (bytes[i + 3] - bytes[i + 2])
        if (sum > width * pages) this.all(width, pages)
    }

    /** One window: columns [0, width) of pages [0, pages). */
    all(width: number, pages: number): void {
        this.size = 4
        this.bytes[0] = 0
        this.bytes[1] = width
        this.bytes[2] = 0
        this.bytes[3] = pages
    }

    /** Makes room in a full list: the last window grows to hold the new one. */
    private widen(page: number, below: number, from: number, to: number): void {
        const bytes = this.bytes
        if (from < bytes[FULL - 4]) bytes[FULL - 4] = from
        if (to > bytes[FULL - 3]) bytes[FULL - 3] = to
        if (page < bytes[FULL - 2]) bytes[FULL - 2] = page
        if (below > bytes[FULL - 1]) bytes[FULL - 1] = below
    }
}
