/** What a screen reader is told when the handheld's screen changes. */

const CURSOR = "\u2192"

/** A row of `ScreenReader` as it is spoken: without the brackets around what is dark on lit, and without pictures. */
export function spokenRow(row: string): string {
    return row
        .replace(/[[\]\u2591]/g, " ")
        .replace(CURSOR, "selected:")
        .replace(/\s+/g, " ")
        .trim()
}

/** A screen of which more rows than this are new is told as a whole. */
const MANY = 2

/** What to say when the rows `before` have become `after`: what is new, the rest left out; empty for nothing. */
export function announcement(
    before: readonly string[],
    after: readonly string[]
): string {
    const changed = after.filter((row, i) => row !== before[i])
    const cursor = changed.find(row => row.startsWith(CURSOR))
    if (cursor && listOf(before) === listOf(after)) return spokenRow(cursor)
    return sentences(changed.length > MANY ? after : changed)
}

/** A list by its title, the counter left out; the last row, which is lit too, is no title. */
function listOf(rows: readonly string[]): string | undefined {
    const title = rows.slice(0, -1).find(row => row.startsWith("["))
    return title?.replace(/\d+\/\d+/, "")
}

/** Titles and options stand alone; a text goes on from row to row. */
function sentences(rows: readonly string[]): string {
    let said = ""
    let going = false
    for (const row of rows) {
        const spoken = spokenRow(row)
        const alone = /^(\[|  |\u2192)/.test(row)
        if (spoken)
            said += said && (alone || !going) ? `. ${spoken}` : ` ${spoken}`
        going = !alone && spoken !== ""
    }
    return said.trim()
}
