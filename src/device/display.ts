// What a canvas sees of a panel: a frame of bytes and a way to show it.

import { Windows } from "./panel/windows"

/** Columns of the panel, in pixels. */
export const WIDTH = 128
/** Pages of the frame: bands of 8 pixel rows. */
export const PAGES = 8

/**
 * A panel of one-bit pixels, 128 wide and 64 or 32 high.
 *
 * Its frame lies page after page as the SSD1306 has it in page and horizontal addressing mode
 * (datasheet 10.1.3): byte page * 128 + x holds the 8 pixels of column x, uppermost in bit 0. So the
 * glyph of a text cell, a line of text and the changed part of a line are each one run of bytes, which
 * one native `blitAt` moves; in an `Image`, which is column after column, they would be scattered.
 */
export interface Display {
    /** 1,024 bytes, drawn into at will; nothing is seen before `show`. A panel of 32 rows shows the first half. */
    readonly frame: Buffer
    /** Pages that the panel has, 8 or 4; another panel may be chosen between two calls of `show`. */
    readonly pages: number
    /** What has been drawn since `show`: to be told by who draws. */
    readonly windows: Windows
    /** Brings the windows onto the panel. Never throws; a panel that doesn't answer is the display's concern. */
    show(): Promise<void>
}
