/** What `bench/page.ts` compares with: a page that loads the virtual machine in a worker, and nothing else. */
import VmWorker from "./worker?worker"

new VmWorker().onmessage = () => performance.mark("ready")
