/** The lint rules that keep a handheld alive on its battery, and the engine free of a platform. */
import { ESLint } from "eslint"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { ROOT } from "../sim/paths"

const eslint = new ESLint({ cwd: ROOT })

/** The messages for a piece of code, as if it stood in that file. */
async function messages(file: string, code: string): Promise<string[]> {
    const [result] = await eslint.lintText(code, {
        filePath: join(ROOT, file),
    })
    return (result?.messages ?? []).map(({ message }) => message)
}

describe("no fiber timer in src/", () => {
    test.each([
        "sleep(5)",
        "delay(5)",
        "setTimeout(go, 5)",
        "ds.setInterval(go, 5)",
        "await ds.suspend(5)",
        "await ds.wait(event, 5)",
        "await button.down.wait(5)",
        "await role.reading.read()",
        "startServer(server)",
        "await startIndexedScreen(display)",
    ])("%s", async code => {
        const found = await messages(
            "src/device/clock.ts",
            `export {}\n${code}`
        )
        expect(found.join()).toMatch(/timer/)
    })

    test("what waits by the clock or for an event passes", async () => {
        const code = "await this.clock.wait(5)\nawait ds.suspend()"
        expect(await messages("src/ui/handheld.ts", code)).toEqual([])
    })
})

describe("engine/ and games/ know no platform", () => {
    test.each([
        'import * as ds from "@devicescript/core"',
        'import { readFileSync } from "node:fs"',
        'import { Canvas } from "../ui/canvas"',
        "export const bytes = Buffer.alloc(3)",
        "export const half = Math.idiv(3, 2)",
    ])("%s", async code => {
        expect(await messages("src/engine/rng.ts", code)).not.toEqual([])
        expect(await messages("src/games/list.ts", code)).not.toEqual([])
    })
})

describe("words for players stand in strings.ts, and in words.ts of a game, alone", () => {
    test.each(['export const title = "New game"', 'print("Balances")'])(
        "%s",
        async code => {
            const file = "src/games/rich-uncle/rules.ts"
            expect((await messages(file, code)).join()).toMatch(/strings\.ts/)
            expect((await messages("src/ui/views.ts", code)).join()).toMatch(
                /strings\.ts/
            )
            expect(await messages("src/ui/strings.ts", code)).toEqual([])
            const words = "src/games/rich-uncle/words.ts"
            expect(await messages(words, code)).toEqual([])
        }
    )
})
