/** `npm run auto`: a bot plays on the virtual machine. */
import { playAuto } from "../auto"
import { GAME_OPTIONS, gameOptions, runCli } from "./game-options"
import { readArguments, wholeNumber } from "./args"

const MOST_TURNS = 100_000

await runCli(async () => {
    const { options, flags } = readArguments({
        flags: ["json"],
        options: { ...GAME_OPTIONS, turns: "number" },
    })
    const turns = options.get("turns")
    const limit =
        turns === undefined
            ? {}
            : { turns: wholeNumber("--turns", turns, 1, MOST_TURNS) }
    const json = flags.has("json")
    const log = (line: string) => console.log(line)
    const setup = {
        ...gameOptions(options),
        ...limit,
        ...(json ? {} : { log }),
    }
    const result = await playAuto(setup)
    if (json) console.log(JSON.stringify(result))
    else
        for (const [name, value] of Object.entries(result))
            console.log(`${name}: ${value}`)
})
