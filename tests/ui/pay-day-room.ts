/** What rows and titles of Pay Day have room for, in ways of their own. */

/** The largest sum that is never to be cut or to run into another. */
export const SUM = "$999,999"

/** The lines that a row takes: what an account tells stands in two where its sums have not room in one. */
export function linesOf(id: string, key: string, text: string): string[] {
    if (id !== "pay-day") return [text]
    // whoever has landed is named in the row above too
    if (key === "lands") return [text.replace(/.*\|/, "")]
    if (!text.includes("{$3}")) return [text]
    return text.replaceAll(/\{\$\d\}/g, SUM).split("|")
}
