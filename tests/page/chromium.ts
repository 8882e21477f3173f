/** Finds the browser that the page's tests and figures need; nothing is downloaded for them. */
import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"

const PLACES = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

const ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

/** Path of a Chromium: the variable `CHROMIUM`, or where systems put it; undefined when there is none. */
export function findChromium(): string | undefined {
    const given = process.env.CHROMIUM
    return given ? given : PLACES.find(path => existsSync(path))
}

/** One line saying why there is none. */
export const NO_CHROMIUM = `page tests left out: no Chromium at ${PLACES.slice(0, 4).join(", ")} nor in the variable CHROMIUM`

/** Starts it. */
export async function launch(): Promise<Browser> {
    const executablePath = findChromium()
    if (!executablePath) throw new Error(NO_CHROMIUM)
    return await chromium.launch({ executablePath, args: ARGS })
}
