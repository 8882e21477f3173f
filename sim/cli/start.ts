/**
 * `npm start [-- --port N] [--strict-port] [--no-open]`: builds the program and serves the simulator's page on localhost
 * until Ctrl-C. A busy port moves on to the next, or fails when it is strict. The browser is opened where there is one.
 */
import { createServer } from "vite"
import { BuildError } from "../build"
import { preparePage, VITE_CONFIG } from "../page/prepare"
import { fail, orFail, readArguments, wholeNumber } from "./args"

const PORT = "5173"

/** Whether there is somebody in front of a screen of this computer. */
function hasBrowser(): boolean {
    const { env, platform } = process
    if (env.CI || env.SSH_CONNECTION || env.SSH_TTY) return false
    const screen = env.DISPLAY || env.WAYLAND_DISPLAY
    return platform === "darwin" || platform === "win32" || Boolean(screen)
}

async function serve(
    port: number,
    strictPort: boolean,
    open: boolean
): Promise<void> {
    const server = await createServer({
        configFile: VITE_CONFIG,
        logLevel: "error",
        clearScreen: false,
        server: { port, strictPort, open },
    })
    const stop = () => void server.close().finally(() => process.exit(0))
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
        process.once(signal, stop)
    await server.listen()
    console.log(`Pocket Treasurer: ${server.resolvedUrls?.local[0]}`)
    console.log("Ctrl-C ends it.")
}

const { options, flags } = readArguments({
    options: { port: "number" },
    flags: ["strict-port", "no-open"],
})
const port = orFail(() =>
    wholeNumber("--port", options.get("port") ?? PORT, 1, 65_535)
)
try {
    await preparePage()
    const open = hasBrowser() && !flags.has("no-open")
    await serve(port, flags.has("strict-port"), open)
} catch (error) {
    if (error instanceof BuildError) process.stderr.write(error.output)
    fail(error instanceof Error ? error.message : String(error))
}
