import { describe, expect, test } from "vitest"
import { look } from "../../../src/engine/game"
import { SHAPES } from "../../../src/games/whos-richest/edition"
import { englishWords } from "../../../src/games/whos-richest/words"
import { parsed } from "../../ui/parsed"
import { layoutWith, rule } from "./support"

const { names, titles, told, stories, why } = englishWords()

test("the shapes are named by the numbers of their pictures (WTR-14)", () => {
    expect(SHAPES.map((_, i) => look(names, String(i + 1)))).toEqual(SHAPES)
})

describe("what a card brings, in words (WTR-07)", () => {
    const PLACES = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2"]

    test.each([
        [1, "Try 1! P1 pays P3 $400."],
        [4, "Try 4! P1 pays P3 $100."],
        [5, "P3: try 5. Nobody pays."],
        [6, "Try 6. P3 pays P1 $100."],
        [8, "Try 8. P3 pays P1 $300."],
    ])(
        "attempt %i names the place, and who pays whom: %s",
        async (attempt, expected) => {
            const { log } = await rule({
                options: { starter: 1 },
                setup: { layout: layoutWith("circle", attempt - 1) },
                choices: ["circle", ...PLACES.slice(0, attempt)],
            })
            expect(log.at(-1)).toBe(expected)
            if (attempt > 1)
                expect(log).toContain("P3, try 1: a1 is the square.")
            if (attempt > 5)
                expect(log).toContain("P3, try 5: b2 is the diamond.")
        }
    )

    test("in a tie the bank pays, or is paid (WTR-11)", async () => {
        const { log } = await rule({
            players: 2,
            options: { turns: 1, starter: 1 },
            setup: { layout: layoutWith("circle", 0) },
            choices: [
                ...["circle", "a1", "circle", "a1"],
                ...["a2", "a1"],
                ...["a2", "a3", "b1", "b2", "b3", "c1", "a1"],
            ],
            turns: 4,
        })
        expect(log).toContain("Try 2! The bank pays P2 $300.")
        expect(log).toContain("Try 7. P1 pays the bank $200.")
    })
})

describe("why?", () => {
    const reasons = parsed(why)
    /** What leaves no question, or stays in view until the prompt whose reason is asked for. */
    const PLAIN = ["takenBack", "allThrow"]

    test.each(Object.keys(parsed(told)).filter(key => !PLAIN.includes(key)))(
        "what was told, %s, has its clauses",
        key => {
            expect(reasons[key]).toMatch(/WTR-\d\d/)
        }
    )

    test.each(["throw", "trump", "chance", "other"])(
        "so has the prompt %s",
        key => {
            expect(reasons[key]).toMatch(/WTR-\d\d/)
        }
    )

    test("and what everyone gets", () => {
        expect(Object.keys(parsed(stories))).toEqual(["notes", "notesOfOne"])
        expect(reasons["story"]).toMatch("WTR-02 WTR-03")
    })

    test("every clause of play is among them", () => {
        const cited = Object.values(reasons)
            .flatMap(text => text.split(" WTR-").slice(1).join(" "))
            .flatMap(text => text.match(/\d\d/g) ?? [])
        const clauses = Array.from({ length: 13 }, (_, i) =>
            String(i + 2).padStart(2, "0")
        )
        expect([...new Set(cited)].sort()).toEqual(clauses)
    })
})

test.each(["trump", "toWin", "toNone", "toLose", "toScore", "chance"])(
    "%s has a title that names the trump, for a panel without room for the cards",
    key => {
        expect(look(titles, key)).toMatch(key === "trump" ? "trump" : /\{w\d\}/)
    }
)
