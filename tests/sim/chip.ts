/** What the tests of the panels' chips share. */
import type { OledChip } from "../../sim/chips/oled"

/** Sends one I2C write. */
export function send(chip: OledChip, ...bytes: number[]): void {
    chip.write(Uint8Array.from(bytes))
}

/** The lit pixels as "x,y", row by row. */
export function lit(chip: OledChip): string {
    const found: string[] = []
    for (let y = 0; y < chip.height; y++)
        for (let x = 0; x < chip.width; x++)
            if (chip.pixel(x, y)) found.push(`${x},${y}`)
    return found.join(" ")
}

/** How many pixels are lit. */
export function litCount(chip: OledChip): number {
    return lit(chip).split(" ").filter(Boolean).length
}

/** Memory all of one byte, as a source of chance. */
export function filled(byte: number): (count: number) => Uint8Array {
    return count => new Uint8Array(count).fill(byte)
}
