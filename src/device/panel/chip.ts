// Chip: what the display has to know of a panel's chip.

import { Windows } from "./windows"

/** Where a chip's `init` has what depends on the panel, and on how it is mounted. */
export const ROWS = 5
export const SEGMENTS = 11
export const COM_DIRECTION = 12
export const COM_PINS = 14

/** A panel's chip. */
export interface Chip {
    /** Whether one transaction can send several pages. */
    readonly tall: boolean
    /** The commands that set it up, off, for 64 rows and upright, behind their control byte. */
    readonly init: Buffer
    /** Sends parts of the frame. Throws when the panel does not answer. */
    send(windows: Windows): Promise<void>
}
