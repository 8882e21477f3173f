/** `npm run build:page`: the page as a static folder, `dist/`. */
import { build } from "vite"
import { runCli } from "../cli/game-options"
import { preparePage, VITE_CONFIG } from "./prepare"

await runCli(async () => {
    await preparePage()
    await build({ configFile: VITE_CONFIG, logLevel: "warn" })
    console.log("dist/ is ready for any static host")
})
