/** `npm run referee`: plays a written position and prints what the rules make of it. */
import { readFileSync } from "node:fs"
import { readCase } from "../engine/case"
import { judge } from "../engine/referee"
import { readArguments, UsageError } from "./args"
import { runCli } from "./game-options"

await runCli(async () => {
    const { positionals } = readArguments({ positionals: ["CASE.json"] })
    const file = positionals[0] ?? ""
    try {
        const verdict = await judge(readCase(parse(file)))
        console.log(JSON.stringify(verdict, null, 4))
    } catch (error) {
        if (!(error instanceof UsageError)) throw error
        throw new UsageError(`${file}: ${error.message}`)
    }
})

function parse(file: string): unknown {
    try {
        return JSON.parse(readFileSync(file, "utf8"))
    } catch (error) {
        const missing = (error as NodeJS.ErrnoException).code
        throw new UsageError(
            missing
                ? `can't be read (${missing}); give a case file`
                : `is no JSON: ${(error as Error).message}`
        )
    }
}
