/**
 * The page's entry. The handheld is switched on at once, with what the browser has kept; what the page shows of it is
 * loaded meanwhile.
 */
import textUrl from "../../built/page/vm.txt?url"
import codeUrl from "../../built/page/vm.wasm?url"
import { Device } from "./device"
import { find } from "./elements"
import { chosenProgram, fetchProgram } from "./cartridges"
import type { Vm } from "./protocol"
import { loadSaved } from "./storage"

async function load(url: string): Promise<Response> {
    const response = await fetch(url)
    if (!response.ok)
        throw new Error(
            `the simulator is incomplete: ${response.status} ${url}`
        )
    return response
}

/** Compiles while it loads, or after, where the host does not know what WebAssembly is. */
async function compile(url: string): Promise<WebAssembly.Module> {
    const response = await load(url)
    const known = response.headers.get("Content-Type") === "application/wasm"
    return known
        ? await WebAssembly.compileStreaming(response)
        : await WebAssembly.compile(await response.arrayBuffer())
}

async function vm(): Promise<Vm> {
    const [text, code] = await Promise.all([
        load(textUrl).then(response => response.text()),
        compile(codeUrl),
    ])
    return { text, code }
}

const device = new Device()
const saved = loadSaved()
void saved.then(({ flash }) => device.powerOn(flash))
const program = chosenProgram()
Promise.all([
    vm().then(loaded => device.load(loaded)),
    fetchProgram(program).then(bytes => device.insert(bytes)),
]).catch(async (error: unknown) => {
    await saved
    device.fail(String(error))
})
void start()

async function start(): Promise<void> {
    const { App } = await import("./app")
    await parsed()
    const app = new App(device, program, await saved)
    await device.settled
    // drawing all that first would hold the handheld's screen up
    find("cards").hidden = false
    await app.showBeside()
    // offline once loaded; the development server changes its files all the time
    if (import.meta.env.PROD && "serviceWorker" in navigator)
        await navigator.serviceWorker
            .register("service-worker.js")
            .catch(() => {
                // as in a private window, or from a file: it works, but not offline
            })
}

/** The script does not wait for the page's text, nor for its style. */
async function parsed(): Promise<void> {
    if (document.readyState !== "loading") return
    await new Promise(resolve =>
        document.addEventListener("DOMContentLoaded", resolve, { once: true })
    )
}
