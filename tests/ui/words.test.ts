/** Every word fits its place on the screen, with the largest numbers there can be. */
import { describe, expect, test } from "vitest"
import { fillWords } from "../../sim/engine/words"
import * as words from "../../src/ui/strings"

const COLUMNS = 21
/** A title leaves room for a counter such as ` 10/31`. */
const TITLE = 15
/** An option stands behind its cursor. */
const OPTION = 19
const DICE_COLUMNS = 12

const LARGEST = 99_999_999

/** A template with the widest values of each kind. */
function widest(template: string): string {
    return template
        .replace(/\{p\d\}/g, "P5")
        .replace(/\{c\d\}/g, "66")
        .replace(/\{n\d\}/g, "30")
        .replace(/\{\$\d\}/g, fillWords("{$0}", [LARGEST]))
}

/** Lines of a text, broken at spaces, line `i` of at most `widths[i]`. */
function wrap(text: string, widths: number[]): string[] {
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

function rows(count: number, width = COLUMNS): number[] {
    return new Array<number>(count).fill(width)
}

const tables = Object.entries

test("the wrap of this test leaves over what does not fit", () => {
    expect(wrap("one two three", [7, 5])).toEqual(["one two", "three"])
    expect(wrap("one two three", [7])).toEqual(["one two", "three"])
})

describe("titles", () => {
    test.each(tables(words.TITLES))("%s", (_, title) => {
        const room = title === words.TITLES.games ? COLUMNS - 4 : TITLE
        // no debt is above the dearest card
        const debt = title.replace("{$1}", "$12,000")
        expect(widest(debt).length).toBeLessThanOrEqual(room)
    })
})

describe("options", () => {
    test.each(tables(words.LABELS))("%s", (_, label) => {
        expect(widest(label).length).toBeLessThanOrEqual(OPTION)
    })
})

describe("hints stand in a row of their own", () => {
    test.each(tables(words.HINTS))("%s", (_, hint) => {
        expect(hint.length).toBeLessThanOrEqual(COLUMNS)
    })
})

describe("footers", () => {
    const roll = words.ROLL_TO.length
    test.each(tables(words.ACTS))("%s", (_, act) => {
        const room = COLUMNS - words.SELECT_NEXT.length - 1
        expect(roll + act.length).toBeLessThanOrEqual(room)
    })
    test.each([
        "rackRoll",
        "rackPay",
        "rackCollect",
        "rackTransfer",
        "rackCorrect",
        "rackTurn",
    ])("%s", key => {
        const label = words.look(words.LABELS, key) ?? ""
        const room = COLUMNS - words.SELECT_NEXT.length - 1
        expect(roll + label.length).toBeLessThanOrEqual(room)
    })
    test("a player's name", () => {
        const length = roll + widest(words.LABELS.roll).length
        expect(length).toBeLessThanOrEqual(
            COLUMNS - words.HOLD_FOR_MENU.length - 1
        )
    })
})

describe("what is told fits beside the dice and alone", () => {
    const beside = [...rows(4, DICE_COLUMNS), COLUMNS]
    test.each(tables(words.TOLD))("%s", (_, told) => {
        const text = widest(told)
        expect(wrap(text, rows(6)).length).toBeLessThanOrEqual(6)
        expect(wrap(text, beside).length).toBeLessThanOrEqual(beside.length)
    })
})

describe("Bugles", () => {
    test.each(tables(words.HEADLINES))("headline %s", (_, headline) => {
        expect(headline.length).toBeLessThanOrEqual(COLUMNS)
    })
    test.each(tables(words.BUGLES))("%s", (_, text) => {
        expect(wrap(widest(text), rows(5)).length).toBeLessThanOrEqual(5)
    })
    test("each has a headline and a text", () => {
        expect(Object.keys(words.HEADLINES)).toEqual(Object.keys(words.BUGLES))
    })
})

describe("whys and notes", () => {
    const notes = [
        ...Object.values(words.WHY),
        ...words.ABOUT_PAGES,
        words.PRICE_NOTE,
        words.NOTHING_TO_UNDO,
        words.NOBODY_HAS_TOTAL,
        words.ANNOUNCE_LATER,
        words.STUCK,
    ]
    test.each(notes)("%s", text => {
        expect(wrap(widest(text), rows(6)).length).toBeLessThanOrEqual(6)
    })
    test.each([
        words.DAMAGED,
        words.OUTDATED,
        words.OTHER_GAME,
        words.PART_DAMAGED,
    ])("%s", text => {
        expect(wrap(text, rows(4)).length).toBeLessThanOrEqual(4)
    })
})

describe("colors", () => {
    test.each(words.COLORS)("%s", color => {
        expect(color.length).toBeLessThanOrEqual(6)
    })
})
