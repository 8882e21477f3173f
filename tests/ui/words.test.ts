/** Every word in either language fits its place on the screen, with the largest numbers there can be. */
import { describe, expect, test } from "vitest"
import { fillWords } from "../../sim/engine/words"
import { type GameWords, look, type Words } from "../../src/engine/game"
import {
    CARD_IDS,
    ITEM_IDS,
    PRICES,
} from "../../src/games/get-rich-quick/edition"
import { ENGLISH, SPANISH } from "../../src/engine/language"
import { GAMES } from "../../src/games/list"
import {
    ASK_LANGUAGE,
    englishStrings,
    LANGUAGE_CHOICES,
    ROLL_ENGLISH,
    SELECT_SPANISH,
} from "../../src/ui/strings"
import { spanishStrings } from "../../src/ui/strings-es"
import { COLUMNS, LARGEST, rows, widest, wrap } from "./measure"
import { parsed } from "./parsed"
import { linesOf, SUM } from "./pay-day-room"

/** A title leaves room for a counter such as ` 10/31`, and where there are cards to choose from, or few answers beside them, ` 8/9`. */
const TITLE = 15
const SHORT_LIST_TITLE = 17
/** An option stands behind its cursor. */
const OPTION = 19
const DICE_COLUMNS = 12
/** Options of lists under which it stands what they mean. */
const LISTED = new Set(["leave", ...ITEM_IDS, ...CARD_IDS])

/** Titles of pages that are told, one at a time. */
const WITHOUT_COUNTER = new Set(["pays", "busts", "nobodyIn", "due"])

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

/** What is told in any game, what stands in the last row, and what shares its page with options, among the device's own words. */
const TOLD = ["takenBack"]
const WHYS = ["next", "leaveLater", "endLater"]
const SHORT_NOTES = [
    "damaged",
    "partDamaged",
    "otherGame",
    "outdated",
    "revealed",
    "eraseSet",
    "forget",
]

test("the wrap of this test leaves over what does not fit", () => {
    expect(wrap("one two three", [7, 5])).toEqual(["one two", "three"])
    expect(wrap("one two three", [7])).toEqual(["one two", "three"])
})

/** What can't pay a buy-in of Get Rich Quick, and what is written before and after. */
const MOST: Record<string, string> = {
    out: "$2,000",
    earns: "$99,000",
    insured: "$7,000",
}

/** Names of which three fit a row of Get Rich Quick. */
const SHORT_NAMES = [16, 25] as const

/** What is under `rows` and stands as a paragraph, or beside the grid. */
const PARAGRAPHS = new Set([
    "priceNote",
    "holdsNothing",
    "chance",
    "trump",
    "toWin",
    "toNone",
    "toLose",
    "toScore",
])

const LANGUAGES = [
    { language: ENGLISH, name: "English", device: englishStrings() },
    { language: SPANISH, name: "Spanish", device: spanishStrings() },
]

test("the first boot's question has room", () => {
    expect(ASK_LANGUAGE.length).toBeLessThanOrEqual(COLUMNS)
    const lines = LANGUAGE_CHOICES.split("\n")
    // a panel of 32 rows has room for two below the title
    expect(lines.filter(line => line !== "")).toHaveLength(2)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(COLUMNS)
    const footer = `${SELECT_SPANISH} ROLL:${ROLL_ENGLISH}`
    expect(footer.length).toBeLessThanOrEqual(COLUMNS)
})

describe.each(LANGUAGES)("in $name", ({ language, device }) => {
    const titles = parsed(device.titles)
    const notes = parsed(device.notes)
    const room = COLUMNS - (notes.selectNext ?? "").length - 1
    const rollTo = (notes.rollTo ?? "").length
    const pick = (keys: string[]) =>
        Object.fromEntries(keys.map(key => [key, notes[key] ?? ""]))

    const games = GAMES.map(({ id, name, make }) => ({
        id,
        name,
        make,
        players: make().maxPlayers,
        ...parsedAll(make().words(language)),
    }))

    /** The device's own words, and those of each game. */
    const spoken = [
        {
            titles,
            labels: parsed(device.labels),
            told: pick(TOLD),
            why: pick(WHYS),
            names: [],
            players: 8,
        },
        ...games,
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

    describe("texts of words", () => {
        const texts = [
            ...Object.values(device),
            ...GAMES.flatMap(({ make }) =>
                Object.values(make().words(language))
            ),
        ] as Words[]
        test.each(texts)("%s", text => {
            const lines = text.split("\n")
            expect([lines.at(0), lines.at(-1)]).toEqual(["", ""])
            const keys = lines
                .slice(1, -1)
                .map(line => /^(\w+)=./.exec(line)?.[1])
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
            const room = isShort
                ? SHORT_LIST_TITLE
                : WITHOUT_COUNTER.has(key)
                  ? COLUMNS
                  : TITLE
            // no debt is above the dearest card of a set, and no attempt or pick above these
            const text = raw
                .replace("{$1}", key === "due" ? SUM : "$20,000")
                .replace("{$2}", "$400")
                .replace("{n1}", isShort || key === "shop" ? "9" : "30")
                .replace("{s2}", "+4")
            expect(widest(text, names).length).toBeLessThanOrEqual(
                key === "games" ? COLUMNS - 4 : room
            )
        })
    })

    describe("options", () => {
        test.each(all("labels"))("$key", ({ key, raw, names }) => {
            const price = PRICES[ITEM_IDS.indexOf(key)]
            // what a Buyer gives for each Deal has a test of its own
            if (raw.includes("{w4}")) return
            const text = widest(
                price ? raw.replace("{$1}", fillWords("{$0}", [price])) : raw,
                names
            ).replace(/(?<=(Work|Trabajo) \+)\S+/, "$4,000")
            expect(text.length).toBeLessThanOrEqual(OPTION)
        })
    })

    describe.each(games)(
        "beside $id",
        ({ acts, headlines, hints, names, stories }) => {
            test.each(tables(hints))("hint %s", (key, text) => {
                // what is hinted at stands in a list, two rows below it, or in the footer
                const below = LISTED.has(key) ? 2 : 1
                const lines = wrap(widest(text, names), rows(below))
                expect(lines.length).toBeLessThanOrEqual(below)
                if (LISTED.has(key)) return
                const label = games.find(game => game.hints === hints)?.labels[
                    key
                ]
                expect(rollTo + (label ?? "").length).toBeLessThanOrEqual(room)
            })
            test.each(tables(acts))("act %s", (_, text) => {
                expect(rollTo + text.length).toBeLessThanOrEqual(room)
            })
            test.each(tables(headlines))("headline %s", (_, headline) => {
                expect(
                    widest(headline.replaceAll(/\{\$\d\}/g, SUM), names).length
                ).toBeLessThanOrEqual(COLUMNS)
            })
            test.each(tables(stories))("story %s", (_, text) => {
                expect(
                    wrap(widest(text, names), rows(5)).length
                ).toBeLessThanOrEqual(5)
            })
            test("each story has a headline and a text", () => {
                const without = Object.keys(stories).filter(
                    key => !headlines[key]
                )
                if (without.length > 0) expect(headlines.other).toBeDefined()
                const own = Object.keys(headlines).filter(k => k !== "other")
                expect(Object.keys(stories)).toEqual(
                    expect.arrayContaining(own)
                )
            })
        }
    )

    describe("a footer has room", () => {
        test.each([
            ["selectNext", [notes.take, notes.done]],
            ["holdForMenu", [notes.take, notes.goOn, notes.lay, "WWWWWW"]],
            ["holdToGoBack", [notes.take]],
            ["selectDigit", [notes.goOn]],
            ["selectBack", [notes.lay]],
            ["selectStep", [notes.take]],
        ])("beside %s", (select, roll) => {
            const left = COLUMNS - (notes[select] ?? "").length - 1
            for (const words of roll)
                expect(rollTo + (words ?? "").length).toBeLessThanOrEqual(left)
        })
    })

    test("what an amount can be has a row, and who has won six columns", () => {
        const money = widest(notes.dollarsFromTo ?? "").replaceAll(
            fillWords("{$0}", [LARGEST]),
            "-$20,000"
        )
        for (const text of [money, widest(notes.atMost ?? ""), notes.fromTo])
            expect((text ?? "").length).toBeLessThanOrEqual(COLUMNS)
        expect((notes.winnerShared ?? "").length).toBeLessThanOrEqual(6)
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
        const abouts = games.flatMap(({ about }) => about)
        test.each([...tables(notes), ...tables(abouts)])(
            "%s: %s",
            (key, text) => {
                const most = SHORT_NOTES.includes(key) ? 4 : 6
                expect(
                    wrap(widest(text), rows(most)).length
                ).toBeLessThanOrEqual(most)
            }
        )
    })

    describe.each(games)("rows of $id", ({ id, make, rows: sheet, names }) => {
        const { sold, ...others } = sheet
        if (sold)
            test("sold", () => {
                const { names } = make().words(language)
                PRICES.forEach((price, item) =>
                    expect(
                        fillWords(sold, [item, price, 5], names).length
                    ).toBeLessThanOrEqual(COLUMNS)
                )
            })
        test.each(tables(others))("%s", (key, whole) => {
            // what stands behind `||` is left out where there is no room
            const texts = linesOf(id, key, whole.replace(/\|\|.*/, ""))
            // nobody has more in Who's the Richest than eight players' notes
            const money = id === "whos-richest" ? "$19,200" : "{$1}"
            // nor a million in a game that 25 points end
            const fits = id === "get-rich-quick" ? /\{\$\d\}/g : "{$1}"
            const most = id === "get-rich-quick" ? "$999,000" : money
            const filled = texts.map(text =>
                widest(
                    text
                        .replace(fits, MOST[key] ?? most)
                        .replace("{m2}", "99,000"),
                    key === "owns" ? names.slice(...SHORT_NAMES) : names
                )
            )
            // a paragraph below others, or a row
            const lines = PARAGRAPHS.has(key)
                ? wrap(filled.join(" "), rows(6))
                : filled
            expect(lines.length).toBeLessThanOrEqual(6)
            for (const line of lines)
                expect(line.length).toBeLessThanOrEqual(COLUMNS)
        })
    })
})
