/** Loads the virtual machine, and says when it could be started. */
import vmUrl from "../../built/page-vm/vm.txt?url"
import { RealClock } from "../../sim/clock"
import { loadVm } from "../../sim/vm/load"

const scope = self as unknown as { postMessage(message: string): void }
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
const response = await fetch(vmUrl)
await loadVm(await response.text(), { clock: new RealClock(), random })
scope.postMessage("ready")
