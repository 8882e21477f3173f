/** `npm run build:page [-- --out FOLDER]`: the page as a static folder, `dist/` unless said otherwise. */
import { resolve } from "node:path"
import { build } from "vite"
import { readArguments } from "../cli/args"
import { runCli } from "../cli/game-options"
import { preparePage, VITE_CONFIG } from "./prepare"

await runCli(async () => {
    const { options } = readArguments({ options: { out: "folder" } })
    const out = options.get("out")
    await preparePage()
    await build({
        configFile: VITE_CONFIG,
        logLevel: "warn",
        ...(out ? { build: { outDir: resolve(out) } } : {}),
    })
    console.log(`${out ?? "dist"} is ready for any static host`)
})
