/** A table of words that is not as the English one stops every build, with one line that says where. */
import { spawnSync } from "node:child_process"
import {
    cpSync,
    mkdtempSync,
    readFileSync,
    rmSync,
    symlinkSync,
    writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { ROOT } from "../../sim/paths"
import { problemOf, type Tables, translations } from "../../sim/words-check"

const ENGLISH = { told: "\npays={p0} pays {$1} to {p2}.\nrow={p0}|{$1}\n" }

function problem(words: Tables): string | undefined {
    return problemOf({
        file: "words-es.ts",
        words,
        englishFile: "words.ts",
        english: ENGLISH,
    })
}

describe("what a table lacks or has too much", () => {
    test.each([
        ["the same", "pays={p0} paga {$1} a {p2}.\nrow={p0}|{$1}", undefined],
        [
            "another order",
            "row={p0}|{$1}\npays={$1} de {p0} a {p2}.",
            undefined,
        ],
        [
            "a key missing",
            "row={p0}|{$1}",
            "told.pays is missing; in English: {p0} pays {$1} to {p2}.",
        ],
        [
            "a key too many",
            "pays={p0} paga {$1} a {p2}.\nrow={p0}|{$1}\nmore=x",
            "told.more is not in the English table",
        ],
        [
            "another kind",
            "pays={p0} paga {n1} a {p2}.\nrow={p0}|{$1}",
            "told.pays has {n1} {p0} {p2}, the English {$1} {p0} {p2}",
        ],
        [
            "one left out",
            "pays={p0} paga {$1}.\nrow={p0}|{$1}",
            "told.pays has {$1} {p0}, the English {$1} {p0} {p2}",
        ],
        [
            "one twice",
            "pays={p0} paga {$1} a {p2} {p2}.\nrow={p0}|{$1}",
            "told.pays has {$1} {p0} {p2} {p2}, the English {$1} {p0} {p2}",
        ],
        [
            "a letter without a glyph",
            "pays={p0} paga {$1} a {p2}, ¡ï!\nrow={p0}|{$1}",
            "told.pays has ï, which the font has not",
        ],
        [
            "no bar in a row",
            "pays={p0} paga {$1} a {p2}.\nrow={p0} {$1}",
            "told.row has {$1} {p0}, the English {$1} {p0} |",
        ],
        [
            "a key twice",
            "pays={p0} paga {$1} a {p2}.\nrow={p0}|{$1}\nrow={p0}|{$1}",
            "told.row is there twice",
        ],
        [
            "no words",
            "pays={p0} paga {$1} a {p2}.\nrow=",
            "told.* has a line that is no key=words: row=",
        ],
    ])("%s", (_, lines, found) => {
        expect(problem({ told: `\n${lines}\n` })).toBe(
            found && `words-es.ts: ${found}`
        )
    })

    test("a whole text", () => {
        expect(problem({})).toBe(
            "words-es.ts: told.pays is missing; in English: {p0} pays {$1} to {p2}."
        )
        expect(problem({ ...ENGLISH, hints: "\nmore=x\n" })).toBe(
            "words-es.ts: hints.more is not in the English table"
        )
    })
})

test("all that there are pass", () => {
    expect(translations().map(problemOf)).toEqual(
        translations().map(() => undefined)
    )
})

describe("a build", () => {
    let folder: string

    beforeAll(() => {
        folder = mkdtempSync(join(tmpdir(), "words-check-"))
        for (const name of ["src", "sim", "package.json", "tsconfig.json"])
            cpSync(join(ROOT, name), join(folder, name), { recursive: true })
        for (const name of ["node_modules", "boards", "devsconfig.json"])
            symlinkSync(join(ROOT, name), join(folder, name))
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    /** What a command comes to with another text in place of a line of Rich Uncle's Spanish. */
    function run(command: string[], fee: string) {
        const table = join(folder, "src/games/rich-uncle/words-es.ts")
        const words = readFileSync(table, "utf8")
        writeFileSync(table, words.replace(/\nfee=.*/, fee))
        const tsx = join(ROOT, "node_modules/.bin/tsx")
        const { status, stdout, stderr } = spawnSync(tsx, command, {
            cwd: folder,
            encoding: "utf8",
        })
        writeFileSync(table, words)
        return { status, stdout, stderr }
    }

    test("stops with one line for a table that does not load", () => {
        const { status, stderr } = run(["sim/build.ts"], "\nfee=`{p0}")
        expect(status).toBe(1)
        expect(stderr).toMatch(
            /^the sources do not load: .*rich-uncle\/words-es\.ts:\d+:\d+: ERROR: .*\n$/
        )
    })

    test.each([
        ["npm run build", ["sim/build.ts"]],
        ["npm start", ["sim/cli/start.ts", "--no-open"]],
    ])("%s stops with one line", (_, command) => {
        expect(run(command, "")).toEqual({
            status: 1,
            stdout: "",
            stderr: "src/games/rich-uncle/words-es.ts: told.fee is missing; in English: {p0} pays {p1} the fee, {$2}.\n",
        })
    })
})
