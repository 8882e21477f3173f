/** The programs the handheld can run, each with games of its own: one at a time, like cartridges. */
import { MAIN, PROGRAMS, type Program } from "../programs"

const URLS = import.meta.glob<string>("../../built/page/*.devs.deflate", {
    query: "?url",
    import: "default",
    eager: true,
})

/** Where the choice is kept; it is one of the browser, like the saved games. */
const KEY = "pocket-treasurer-program"

/** The program chosen last in this browser; the main one where none was, or nothing is kept. */
export function chosenProgram(): Program {
    let name: string | null = null
    try {
        name = localStorage.getItem(KEY)
    } catch {
        // as in some private windows
    }
    return PROGRAMS.find(program => program.name === name) ?? MAIN
}

/** Remembers a choice, where the browser lets it. */
export function rememberProgram({ name }: Program): void {
    try {
        localStorage.setItem(KEY, name)
    } catch {
        // as in some private windows
    }
}

/** The bytes of a program; throws when they can't be had. */
export async function fetchProgram({ name }: Program): Promise<Uint8Array> {
    const file = `${name}.devs.deflate`
    const url = URLS[`../../built/page/${file}`] ?? file
    const response = await fetch(url)
    if (!response.ok || !response.body)
        throw new Error(
            `the simulator is incomplete: ${response.status} ${url}`
        )
    const unpacked = new DecompressionStream("deflate")
    return new Uint8Array(
        await new Response(response.body.pipeThrough(unpacked)).arrayBuffer()
    )
}
