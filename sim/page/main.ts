/**
 * The page's entry. The handheld is switched on at once, with what the browser has kept; what the page shows of it is
 * loaded meanwhile.
 */
import programUrl from "../../built/page/program.devs?url"
import vmUrl from "../../built/page/vm.txt?url"
import { Device } from "./device"
import { loadSaved } from "./storage"

async function load(url: string): Promise<ArrayBuffer> {
    const response = await fetch(url)
    if (!response.ok)
        throw new Error(
            `the simulator is incomplete: ${response.status} ${url}`
        )
    return await response.arrayBuffer()
}

const device = new Device()
const saved = loadSaved()
void saved.then(({ flash }) => device.powerOn(flash))
Promise.all([load(vmUrl), load(programUrl)])
    .then(([vm, program]) => device.load(vm, program))
    .catch(async (error: unknown) => {
        await saved
        device.fail(String(error))
    })
void import("./app").then(async ({ App }) => new App(device, await saved))

// offline once loaded; the development server changes its files all the time
if (import.meta.env.PROD && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("service-worker.js").catch(() => {
        // as in a private window, or from a file: it works, but not offline
    })
