// What a canvas sees of a panel: a frame of bytes and a way to show it.

/** Columns of the panel, in pixels. */
export const WIDTH = 128
/** Pages of the panel: bands of 8 pixel rows. */
export const PAGES = 8

/** One range of whole numbers 0 to 254 per row (or page): what has been touched there. */
export class Spans {
    /** Start of each row's range, in the first 8 bytes, and end (exclusive), in the last 8. */
    readonly bytes: Buffer

    constructor() {
        this.bytes = Buffer.alloc(2 * PAGES)
        this.clear()
    }

    /** Makes every range empty. */
    clear(): void {
        this.bytes.fillAt(0, PAGES, 255)
        this.bytes.fillAt(PAGES, PAGES, 0)
    }

    /** Widens the range of `row` so that it holds [from, to). */
    add(row: number, from: number, to: number): void {
        const bytes = this.bytes
        if (from < bytes[row]) bytes[row] = from
        if (to > bytes[row + PAGES]) bytes[row + PAGES] = to
    }

    /** Makes every range that of `other`. */
    copy(other: Spans): void {
        this.bytes.blitAt(0, other.bytes, 0, 2 * PAGES)
    }
}

/**
 * A panel of 128x64 one-bit pixels.
 *
 * Its frame lies page after page as the SSD1306 has it in page and horizontal addressing mode
 * (datasheet 10.1.3): byte page * 128 + x holds the 8 pixels of column x, uppermost in bit 0. So the
 * glyph of a text cell, a line of text and the changed part of a line are each one run of bytes, which
 * one native `blitAt` moves; in an `Image`, which is column after column, they would be scattered.
 */
export interface Display {
    /** 1,024 bytes, drawn into at will; nothing is seen before `show`. */
    readonly frame: Buffer
    /**
     * Brings the frame onto the panel. Never throws; a panel that doesn't answer is the display's concern.
     * @param changed columns that differ from what was last shown, per page
     */
    show(changed: Spans): Promise<void>
}
