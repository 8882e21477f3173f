import type { Words } from "../../src/engine/game"

/** The lines of a text of words by their keys. */
export function parsed(text: Words): Record<string, string> {
    const lines = text.split("\n").slice(1, -1)
    return Object.fromEntries(
        lines.map(line => {
            const at = line.indexOf("=")
            return [line.slice(0, at), line.slice(at + 1)]
        })
    )
}
