/** What a screen reader is told when the handheld's screen changes. */
import { CARD_SIGNS, GRID_COLUMNS } from "../reader"

const CURSOR = "\u2192"

/** Three cards of a grid at the left of a row. */
const CARDS_ROW = new RegExp(`^(?:[ [][${CARD_SIGNS}](?:[ \\]]|$)){3}`)
const CARD_ROWS = [1, 3, 5]
/** The cards in the order of their signs. */
const CARD_NAMES = [
    "face down",
    "circle",
    "square",
    "triangle",
    "star",
    "heart",
    "diamond",
    "cross",
    "crescent",
    "hexagon",
]

/** A week of a month: who moves, and where to, is said in words. */
const WEEK_ROW = /^(?:[^|]*\|){4,7}/

/** A row of `ScreenReader` as it is spoken: without the brackets around what is dark on lit, and without pictures but a grid's. */
export function spokenRow(row: string): string {
    const [cards = ""] = CARDS_ROW.exec(row) ?? []
    const names = signsOf(cards).map(nameOf)
    return spoken(names.join(", ") + " " + row.slice(cards.length))
}

function spoken(text: string): string {
    return text
        .replace(WEEK_ROW, " ")
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
    const cards = cardsOf(after)
    if (cards.length > 0) return gridNews(before, after)
    const changed = after.filter((row, i) => row !== before[i])
    const cursor = changed.find(row => row.startsWith(CURSOR))
    if (cursor && listOf(before) === listOf(after)) return spoken(cursor)
    return sentences(changed.length > MANY ? after : changed)
}

/** A list by its title, the counter left out; the last row, which is lit too, is no title. */
function listOf(rows: readonly string[]): string | undefined {
    const title = rows.slice(0, -1).find(row => row.startsWith("["))
    return title?.replace(/\d+\/\d+/, "")
}

/** The cards of a screen's grid, row by row, each with its brackets; none where there is no grid. */
function cardsOf(rows: readonly string[]): string[] {
    const lines = CARD_ROWS.map(i => CARDS_ROW.exec(rows[i] ?? "")?.[0])
    if (!lines.every(line => line !== undefined)) return []
    return lines.flatMap(line => line.match(/[ [][^ [\]]/g) ?? [])
}

function signsOf(cards: string): string[] {
    return Array.from(cards).filter(sign => CARD_SIGNS.includes(sign))
}

function nameOf(sign: string): string {
    return CARD_NAMES[CARD_SIGNS.indexOf(sign)] ?? ""
}

/** A card by its place and what it shows. */
function cardAt(cards: readonly string[], place: number): string {
    const name = signsOf(cards[place] ?? "").map(nameOf)
    return `row ${Math.floor(place / 3) + 1}, card ${(place % 3) + 1}: ${name.join()}`
}

/** Of a grid: the text beside it where that is new, the cards that were turned, and the one under the cursor. */
function gridNews(before: readonly string[], after: readonly string[]): string {
    const cards = cardsOf(after)
    const old = cardsOf(before)
    const cursor = cards.findIndex(card => card.startsWith("["))
    const turned = cards.flatMap((card, i) => {
        const known = signsOf(old[i] ?? card)[0]
        return signsOf(card)[0] === known ? [] : [cardAt(cards, i)]
    })
    const moved = turned.length === 0 && old.some(card => card.startsWith("["))
    const text = moved ? "" : announcement(textOf(before), textOf(after))
    const selected = cursor < 0 ? "" : `selected: ${cardAt(cards, cursor)}`
    return [turned.join(". "), text, selected].filter(Boolean).join(". ")
}

/** A screen without its grid. */
function textOf(rows: readonly string[]): string[] {
    if (cardsOf(rows).length === 0) return [...rows]
    return rows.map((row, i) =>
        i > 0 && i < rows.length - 1 ? row.slice(GRID_COLUMNS) : row
    )
}

/** Titles and options stand alone; a text goes on from row to row. */
function sentences(rows: readonly string[]): string {
    let said = ""
    let going = false
    for (const row of rows) {
        const words = spoken(row)
        const alone = /^(\[|  |\u2192)/.test(row)
        if (words)
            said += said && (alone || !going) ? `. ${words}` : ` ${words}`
        going = !alone && words !== ""
    }
    return said.trim()
}
