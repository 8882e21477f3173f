/** The web worker: the virtual machine runs here, so that it never holds the page up. */
import programUrl from "../../built/page/program.devs?url"
import vmUrl from "../../built/page/vm.txt?url"
import { Machine } from "./machine"
import type { Order, Report } from "./protocol"

/** What a worker's global scope has and a page's has not. */
interface WorkerScope {
    onmessage: ((event: MessageEvent<Order>) => void) | null
    postMessage(message: Report): void
}

async function load(url: string): Promise<Response> {
    const response = await fetch(url)
    if (!response.ok)
        throw new Error(
            `the simulator is incomplete: ${response.status} ${url}`
        )
    return response
}

const scope = self as unknown as WorkerScope
const machine = new Machine(
    {
        vmSource: load(vmUrl).then(response => response.text()),
        bytecode: load(programUrl)
            .then(response => response.arrayBuffer())
            .then(buffer => new Uint8Array(buffer)),
    },
    report => scope.postMessage(report)
)
scope.onmessage = ({ data }) => machine.take(data)
