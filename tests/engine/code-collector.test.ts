import { describe, expect, test } from "vitest"
import { CodeCollector } from "../../sim/engine/code-collector"
import { withCheck } from "../../sim/engine/share-code"

describe("CodeCollector", () => {
    const code = "rich-uncle.2.3.50000.1.0.0.1.-2.3"

    function collected(...lines: string[]): string | undefined {
        const collector = new CodeCollector()
        for (const line of lines) collector.take(line)
        return collector.code()
    }

    test("has no code before a game", () => {
        expect(collected("ready", "turn 3 4 5", "code+ 0 1 2")).toBeUndefined()
    })

    test("puts choices in their turns, and leaves other lines alone", () => {
        const lines = [
            "turn 0 9 1 1 1",
            "code+ 0 1 2",
            "roll 53",
            "code+ 0 2 4",
        ]
        const next = ["turn 1 8 1 1 1", "tell wins 1", "code+ 1 1 0"]
        expect(collected(`code ${code}`, ...lines, ...next)).toBe(
            withCheck(`${code}.1.240`)
        )
    })

    test("drops what was taken back, within a turn and over turns", () => {
        const lines = ["code+ 0 1 2", "code+ 0 2 4", "turn 1 8", "code+ 1 1 5"]
        // the choice of turn 1, then the second one of turn 0, which is made anew
        const undo = ["turn 1 8", "code+ 1 0 -1", "turn 0 9", "code+ 0 1 -1"]
        const all = [`code ${code}`, ...lines, ...undo]
        expect(collected(...all)).toBe(withCheck(`${code}.0.2`))
        expect(collected(...all, "code+ 0 2 3")).toBe(withCheck(`${code}.0.23`))
    })

    test("a choice made in an earlier turn leaves nothing of later ones", () => {
        const lines = ["code+ 0 1 2", "code+ 1 1 5", "code+ 0 1 3"]
        expect(collected(`code ${code}`, ...lines)).toBe(
            withCheck(`${code}.0.3`)
        )
    })

    test("says after how many prompts a game was ended early, unless it goes on", () => {
        const lines = [`code ${code}`, "code+ 0 1 2", "turn 1 8", "code. 1 3"]
        expect(collected(...lines, "over 1 7")).toBe(withCheck(`${code}.1+3.2`))
        expect(collected(...lines, "turn 1 8")).toBe(withCheck(`${code}.1.2`))
        expect(collected(...lines, "code+ 1 1 0")).toBe(
            withCheck(`${code}.1.20`)
        )
    })

    test("starts anew with the next game", () => {
        const lines = [
            `code ${code}`,
            "code+ 0 1 2",
            "over 0 1",
            `code ${code}`,
        ]
        expect(collected(...lines, "turn 0 1")).toBe(withCheck(`${code}.0.`))
    })
})
