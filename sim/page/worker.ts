/** The web worker: the virtual machine runs here, so that it never holds the page up. */
import { Machine } from "./machine"
import type { Order, Report } from "./protocol"

/** What a worker's global scope has and a page's has not. */
interface WorkerScope {
    onmessage: ((event: MessageEvent<Order>) => void) | null
    postMessage(message: Report): void
}

const scope = self as unknown as WorkerScope
const machine = new Machine(report => scope.postMessage(report))
scope.onmessage = ({ data }) => machine.take(data)
