/** Turns what a panel shows into text. */

/** Something with pixels. */
export interface Panel {
    readonly width: number
    readonly height: number
    /** Whether the viewer sees light at column `x` from the left, row `y` from the top; false outside the panel. */
    pixel(x: number, y: number): boolean
}

/** A part of a panel, in pixels. */
export interface Area {
    x: number
    y: number
    width: number
    height: number
}

/** The panel, or a part of it, as lines of `#` (lit) and `.` (dark), one character a pixel, joined by line feeds. */
export function textArt(
    panel: Panel,
    area: Area = { x: 0, y: 0, width: panel.width, height: panel.height }
): string {
    const row = (y: number) =>
        line(area.width, x => (panel.pixel(area.x + x, area.y + y) ? "#" : "."))
    return Array.from({ length: area.height }, (_, y) => row(y)).join("\n")
}

/** The panel for a terminal: a line for every two rows, each character an upper and a lower pixel. */
export function halfBlocks(panel: Panel): string[] {
    const pair = (x: number, y: number) =>
        BLOCKS[(panel.pixel(x, y) ? 1 : 0) + (panel.pixel(x, y + 1) ? 2 : 0)] ??
        " "
    return Array.from({ length: Math.ceil(panel.height / 2) }, (_, half) =>
        line(panel.width, x => pair(x, 2 * half))
    )
}

/** Nothing, upper half, lower half, both. */
const BLOCKS = [" ", "\u2580", "\u2584", "\u2588"]

function line(width: number, character: (x: number) => string): string {
    return Array.from({ length: width }, (_, x) => character(x)).join("")
}
