/** Pictures drawn as text, for the modules that hold them as bytes. */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../paths"

/** Rows of `#` and `.`, by the picture's name. */
export type Art = Map<string, string[]>

/**
 * Reads blocks of pictures that stand side by side, each block a line of names and `height` rows.
 * @throws Error naming the picture that has the wrong size or stands there twice
 */
export function readArt(file: string, width: number, height: number): Art {
    const art: Art = new Map()
    const text = readFileSync(new URL(file, import.meta.url), "utf8")
    const blocks = text.trimEnd().split(/\n\n+/).slice(1)
    for (const block of blocks) {
        const lines = block.split("\n").map(line => line.trim().split(/ +/))
        const names = lines[0]
        names.forEach((name, i) => {
            const rows = lines.slice(1).map(line => line[i] ?? "")
            const fits = rows.every(
                r => /^[.#]*$/.test(r) && r.length === width
            )
            if (!fits || rows.length !== height)
                throw new Error(`${file}: ${name} is not ${width}x${height}`)
            if (art.has(name)) throw new Error(`${file}: ${name} twice`)
            art.set(name, rows)
        })
    }
    return art
}

/** Bytes of 8 pixels, uppermost in bit 0: page after page, column after column. */
export function pack(rows: string[]): number[] {
    const bytes: number[] = []
    for (let y = 0; y < rows.length; y += 8)
        for (let x = 0; x < rows[0].length; x++) {
            let byte = 0
            for (let i = 0; i < 8; i++)
                if (rows[y + i][x] === "#") byte |= 1 << i
            bytes.push(byte)
        }
    return bytes
}

/** A `hex` literal, `perLine` bytes to a line. */
export function hexLiteral(bytes: number[], perLine: number): string {
    let text = "hex`"
    for (let i = 0; i < bytes.length; i += perLine) {
        const line = bytes.slice(i, i + perLine)
        text += "\n" + line.map(b => b.toString(16).padStart(2, "0")).join("")
    }
    return text + "`"
}

/** Writes a module that `maker` makes; with --check on the command line it only sets exit status 1 where the module differs. */
export function update(module: string, maker: string, source: string): void {
    const target = join(ROOT, module)
    if (!process.argv.includes("--check")) writeFileSync(target, source)
    else if (readFileSync(target, "utf8") !== source) {
        console.error(`${module} is not what ${maker} makes`)
        process.exitCode = 1
    }
}
