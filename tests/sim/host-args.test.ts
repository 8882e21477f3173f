import { describe, expect, test } from "vitest"
import { parseArguments, wholeNumber } from "../../sim/cli/args"

const spec = {
    flags: ["json"],
    options: { seed: "number", game: "name" },
    positionals: ["CASE"],
}

function parse(...args: string[]) {
    return parseArguments(spec, args)
}

describe("a command line", () => {
    test("is read in any order, with = or without", () => {
        const read = parse(
            "--game",
            "pay-day",
            "case.json",
            "--json",
            "--seed=-3"
        )
        expect([...read.options]).toEqual([
            ["game", "pay-day"],
            ["seed", "-3"],
        ])
        expect([...read.flags]).toEqual(["json"])
        expect(read.positionals).toEqual(["case.json"])
    })

    test.each([
        [
            ["--sed", "1"],
            "unknown option --sed; allowed: --seed <number>, --game <name>, --json",
        ],
        [
            ["-x"],
            "unknown option -x; allowed: --seed <number>, --game <name>, --json",
        ],
        [["--seed"], "option --seed needs a value: --seed <number>"],
        [["--seed", "--json"], "option --seed needs a value: --seed <number>"],
        [["--seed="], "option --seed needs a value: --seed <number>"],
        [["--json=yes"], "option --json takes no value"],
        [["--seed", "1", "--seed", "2"], "option --seed is given twice"],
        [["--json"], "missing argument: CASE"],
        [["a", "b"], "unexpected argument b; allowed: CASE"],
    ])("%j is refused", (args, message) => {
        expect(() => parse(...args)).toThrow(message)
    })

    test("a program that takes nothing says so", () => {
        expect(() => parseArguments({}, ["x"])).toThrow(
            "unexpected argument x; allowed: none"
        )
        expect(() => parseArguments({}, ["--x"])).toThrow(
            "unknown option --x; allowed: none"
        )
    })
})

describe("a whole number", () => {
    test("within its range, ends included", () => {
        expect(wholeNumber("--seed", "0", 0, 9)).toBe(0)
        expect(wholeNumber("--seed", "9", 0, 9)).toBe(9)
        expect(wholeNumber("--seed", "-1", -1, 9)).toBe(-1)
    })

    test.each([
        "10",
        "-1",
        "1.5",
        "1e0",
        "0x1",
        "",
        " 1",
        "one",
        "9".repeat(400),
    ])("%j is refused", text => {
        expect(() => wholeNumber("--seed", text, 0, 9)).toThrow(
            /^--seed must be a whole number from 0 to 9, not/
        )
    })
})
