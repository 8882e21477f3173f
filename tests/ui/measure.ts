/** How much room words take at their longest. */
import { fillWords } from "../../sim/engine/words"

/** Of a row of the screen. */
export const COLUMNS = 21

/** Dollars that are more than anybody has. */
export const LARGEST = 99_999_999

/** A template with the widest values of each kind. */
export function widest(
    template: string,
    names: readonly string[] = [],
    players = 8
): string {
    const longest = Math.max(0, ...names.map(({ length }) => length))
    return template
        .replace(/\{w\d\}/g, "W".repeat(longest))
        .replace(/\{s\d\}/g, "+30")
        .replace(/\{[pq]\d\}/g, "WWWWWW")
        .replace(/\{g\d\}/g, Array(players).fill("WWWWWW").join(", "))
        .replace(/\{c\d\}/g, "66")
        .replace(/([PJ])\{n\d\}/g, "$18")
        .replace(/\{n\d\}/g, "30")
        .replace(/\{m\d\}/g, fillWords("{m0}", [LARGEST]))
        .replace(/\{\$\d\}/g, fillWords("{$0}", [LARGEST]))
}

/** Lines of a text, broken at spaces, line `i` of at most `widths[i]`. */
export function wrap(text: string, widths: number[]): string[] {
    const lines: string[] = []
    let rest = text
    for (const width of widths) {
        if (rest === "") return lines
        const whole = rest.length <= width ? rest.length : -1
        const space = rest.lastIndexOf(" ", width)
        const end = whole >= 0 ? whole : space > 0 ? space : width
        lines.push(rest.slice(0, end))
        rest = rest.slice(end).trimStart()
    }
    return rest === "" ? lines : [...lines, rest]
}

/** So many lines of a width. */
export function rows(count: number, width = COLUMNS): number[] {
    return new Array<number>(count).fill(width)
}
