/** Every word fits its place on the screen, with the largest numbers there can be. */
import { describe, expect, test } from "vitest"
import { fillWords } from "../../sim/engine/words"
import { type GameWords, look, type Words } from "../../src/engine/game"
import {
    CARD_IDS,
    ITEM_IDS,
    PRICES,
} from "../../src/games/get-rich-quick/edition"
import { GAMES } from "../../src/games/list"
import { PAY_DAY } from "../../src/games/pay-day/entry"
import { spanishWords } from "../../src/games/pay-day/words-es"
import * as secret from "../../src/ui/secret/strings"
import * as words from "../../src/ui/strings"
import { parsed } from "./parsed"
import { BILLS, fitted } from "./pay-day-room"

/** The games, and Pay Day once more with its Spanish words. */
const SPOKEN = [
    ...GAMES,
    {
        ...PAY_DAY,
        make: () => Object.assign(PAY_DAY.make(), { words: spanishWords }),
    },
]

const COLUMNS = 21
/** A title leaves room for a counter such as ` 10/31`, and where there are cards to choose from, or few answers beside them, ` 8/9`. */
const TITLE = 15
const SHORT_LIST_TITLE = 17
/** An option stands behind its cursor. */
const OPTION = 19
const DICE_COLUMNS = 12
/** Options of lists under which it stands what they mean. */
const LISTED = new Set(["leave", ...ITEM_IDS, ...CARD_IDS])

/** Titles of pages that are told, one at a time. */
const WITHOUT_COUNTER = new Set(["pays", "busts", "nobodyIn"])

const LARGEST = 99_999_999

/** A template with the widest values of each kind. */
function widest(
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
        .replace(/P\{n\d\}/g, "P8")
        .replace(/\{n\d\}/g, "30")
        .replace(/\{m\d\}/g, fillWords("{m0}", [LARGEST]))
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

function parsedAll(game: GameWords) {
    return {
        titles: parsed(game.titles),
        labels: parsed(game.labels),
        acts: parsed(game.acts),
        hints: parsed(game.hints),
        told: parsed(game.told),
        headlines: parsed(game.headlines),
        stories: parsed(game.stories),
        why: parsed(game.why),
        rows: parsed(game.rows),
        names: Object.values(parsed(game.names)),
        about: Object.values(parsed(game.about)),
    }
}

test("the wrap of this test leaves over what does not fit", () => {
    expect(wrap("one two three", [7, 5])).toEqual(["one two", "three"])
    expect(wrap("one two three", [7])).toEqual(["one two", "three"])
})

/** The device's own words, and those of each game. */
const spoken = [
    {
        titles: parsed(words.TITLES),
        labels: parsed(words.LABELS),
        told: parsed(words.TOLD),
        why: parsed(words.WHY),
        names: [],
        players: 8,
    },
    ...SPOKEN.map(({ make }) => ({
        ...parsedAll(make().words()),
        players: make().maxPlayers,
    })),
]

/** All words of a kind, with the names that may stand in them. */
function all(kind: "titles" | "labels" | "told" | "why") {
    return spoken.flatMap(told =>
        tables(told[kind]).map(([key, text]) => ({
            key,
            text: widest(text, told.names, told.players),
            raw: text,
            names: told.names,
        }))
    )
}

const games = SPOKEN.map(({ id, name, make }) => ({
    id,
    name,
    make,
    maxPlayers: make().maxPlayers,
    ...parsedAll(make().words()),
}))

describe("texts of words", () => {
    const texts = [
        words.TITLES,
        words.LABELS,
        words.TOLD,
        words.WHY,
        ...SPOKEN.flatMap(({ make }) => Object.values(make().words())),
    ] as Words[]
    test.each(texts)("%s", text => {
        const lines = text.split("\n")
        expect([lines.at(0), lines.at(-1)]).toEqual(["", ""])
        const keys = lines.slice(1, -1).map(line => /^(\w+)=./.exec(line)?.[1])
        expect(keys).not.toContain(undefined)
        expect(new Set(keys).size).toBe(keys.length)
        for (const [key, found] of tables(parsed(text)))
            expect(look(text, key)).toBe(found)
    })
})

test.each(games)("$id has a name for the menu", ({ name }) => {
    expect(name.length).toBeLessThanOrEqual(OPTION)
})

describe("titles", () => {
    test.each(all("titles"))("$key", ({ key, raw, names }) => {
        // a prompt that has words for beside the grid is no sheet
        const isShort = games.some(
            ({ labels, rows, titles }) =>
                titles[key] === raw && rows[key] && !labels[key]
        )
        const isBills = key === "due"
        const room =
            isShort || isBills
                ? SHORT_LIST_TITLE
                : WITHOUT_COUNTER.has(key)
                  ? COLUMNS
                  : TITLE
        // no debt is above the dearest card of a set, and no attempt or pick above these
        const text = raw
            .replace("{$1}", isBills ? BILLS : "$20,000")
            .replace("{$2}", "$400")
            .replace("{n1}", isShort ? "9" : "30")
            .replace("{s2}", "+4")
        expect(widest(text, names).length).toBeLessThanOrEqual(
            key === "games" ? COLUMNS - 4 : room
        )
    })
})

describe("options", () => {
    test.each(all("labels"))("$key", ({ key, raw, names }) => {
        const price = PRICES[ITEM_IDS.indexOf(key)]
        const text = widest(
            price ? raw.replace("{$1}", fillWords("{$0}", [price])) : raw,
            names
        ).replace(/(?<=Work \+)\S+/, "$4,000")
        expect(text.length).toBeLessThanOrEqual(OPTION)
    })
})

describe.each(games)(
    "beside $id",
    ({ acts, headlines, hints, names, stories }) => {
        const beside = COLUMNS - words.SELECT_NEXT.length - 1
        test.each(tables(hints))("hint %s", (key, text) => {
            // what is hinted at stands in a list, two rows below it, or in the footer
            const room = LISTED.has(key) ? 2 : 1
            const lines = wrap(widest(text, names), rows(room))
            expect(lines.length).toBeLessThanOrEqual(room)
            if (LISTED.has(key)) return
            const label = games.find(game => game.hints === hints)?.labels[key]
            expect(
                words.ROLL_TO.length + (label ?? "").length
            ).toBeLessThanOrEqual(beside)
        })
        test.each(tables(acts))("act %s", (_, text) => {
            expect(words.ROLL_TO.length + text.length).toBeLessThanOrEqual(
                beside
            )
        })
        test.each(tables(headlines))("headline %s", (_, headline) => {
            expect(headline.length).toBeLessThanOrEqual(COLUMNS)
        })
        test.each(tables(stories))("story %s", (_, text) => {
            expect(
                wrap(widest(text, names), rows(5)).length
            ).toBeLessThanOrEqual(5)
        })
        test("each story has a headline and a text", () => {
            expect(Object.keys(headlines)).toEqual(Object.keys(stories))
        })
    }
)

test("a footer has room for any player", () => {
    const room = COLUMNS - words.HOLD_FOR_MENU.length - 1
    expect(words.ROLL_TO.length + widest("{p0}").length).toBeLessThanOrEqual(
        room
    )
})

test("what stands where choices are made in secret has room", () => {
    expect(secret.ALL_AGREE.length).toBeLessThanOrEqual(TITLE)
    expect(widest(secret.THESE).length).toBeLessThanOrEqual(COLUMNS)
    expect(secret.LAY.length).toBeLessThanOrEqual(4)
    for (const answer of secret.AGREE_ANSWERS)
        expect(answer.length).toBeLessThanOrEqual(OPTION)
})

describe("what is told fits beside the dice and alone", () => {
    const beside = [...rows(4, DICE_COLUMNS), COLUMNS]
    test.each(all("told"))("$key", ({ raw, text }) => {
        expect(wrap(text, rows(6)).length).toBeLessThanOrEqual(6)
        // several players are named after cards, never after dice
        if (/\{g\d\}/.test(raw)) return
        expect(wrap(text, beside).length).toBeLessThanOrEqual(beside.length)
    })
})

describe("whys and notes", () => {
    test.each(all("why"))("$key", ({ text }) => {
        expect(wrap(text, rows(6)).length).toBeLessThanOrEqual(6)
    })
    const notes = [
        words.ABOUT,
        words.NOTHING_TO_UNDO,
        secret.OTHERS_SECRET,
        words.STUCK,
        words.LOST_TEXT,
        ...games.flatMap(({ about }) => about),
    ]
    test.each(notes)("%s", text => {
        expect(wrap(text, rows(6)).length).toBeLessThanOrEqual(6)
    })
    test.each([
        words.DAMAGED,
        secret.REVEALED,
        words.OUTDATED,
        words.OTHER_GAME,
        words.PART_DAMAGED,
    ])("%s", text => {
        expect(wrap(text, rows(4)).length).toBeLessThanOrEqual(4)
    })
})

/** What can't pay a buy-in of Get Rich Quick, and what is written before and after. */
const MOST: Record<string, string> = { out: "$2,000", earns: "$99,000" }

describe.each(games)("rows of $id", ({ id, make, rows: sheet, names }) => {
    const { sold, ...others } = sheet
    if (sold)
        test("sold", () => {
            const { names } = make().words()
            PRICES.forEach((price, item) =>
                expect(
                    fillWords(sold, [item, price, 5], names).length
                ).toBeLessThanOrEqual(COLUMNS)
            )
        })
    test.each(tables(others))("%s", (key, whole) => {
        // what stands behind `||` is left out where there is no room
        const text = fitted(id, key, whole.replace(/\|\|.*/, ""))
        // nobody has more in Who's the Richest than eight players' notes
        const money = id === "whos-richest" ? "$19,200" : "{$1}"
        // nor a million in a game that 25 points end
        const fits = id === "get-rich-quick" ? /\{\$\d\}/g : "{$1}"
        const most = id === "get-rich-quick" ? "$999,000" : money
        const filled = widest(
            text.replace(fits, MOST[key] ?? most).replace("{m2}", "99,000"),
            names
        )
        // a row, or a paragraph below others
        const lines = text.includes("|") ? [filled] : wrap(filled, rows(6))
        expect(lines.length).toBeLessThanOrEqual(6)
        for (const line of lines)
            expect(line.length).toBeLessThanOrEqual(COLUMNS)
    })
})
