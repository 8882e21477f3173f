/** The settings flash in a file, so that a game goes on where it was. Node only. */
import {
    existsSync,
    mkdirSync,
    readFileSync,
    renameSync,
    writeFileSync,
} from "node:fs"
import { dirname } from "node:path"
import { flashProblem } from "./flash"

/** A flash file cannot be used; the message is one line that names it. */
export class FlashFileError extends Error {
    override name = "FlashFileError"
}

/** The flash in `file`, undefined where there is no such file. Throws `FlashFileError` when it cannot be a flash. */
export function loadFlash(file: string): Uint8Array | undefined {
    if (!existsSync(file)) return undefined
    const bytes = orExplain(file, () => new Uint8Array(readFileSync(file)))
    const problem = flashProblem(bytes)
    if (problem)
        throw new FlashFileError(
            `${file} ${problem}; delete it for a new start, or name another file`
        )
    return bytes
}

/** Puts the flash into `file`, all of it or nothing. Throws `FlashFileError`. */
export function saveFlash(file: string, flash: Uint8Array): void {
    const draft = `${file}.${process.pid}.new`
    orExplain(file, () => {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(draft, flash)
        renameSync(draft, file)
    })
}

function orExplain<T>(file: string, work: () => T): T {
    try {
        return work()
    } catch (error) {
        throw new FlashFileError(
            `${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`
        )
    }
}
