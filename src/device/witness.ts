// Witness: in the simulator, shows the host each frame, to be compared with what its panel makes of the bus.

import * as ds from "@devicescript/core"
import { Display } from "./display"
import { Store } from "./store"

// The setting by which a host asks; a twin message has the same word as its topic.
const FRAME = "frame"

/**
 * Has a display send each frame's bytes to the host in a twin message, once they have gone to the panel,
 * where the host asks for that. Not for a chip.
 */
export function witness(display: Display, store: Store): void {
    const show = display.show
    let asked = false
    let wanted = false
    display.show = async () => {
        if (!asked) {
            asked = true
            wanted = (await store.load(FRAME)) !== undefined
        }
        await show()
        if (wanted) await ds._twinMessage(FRAME, display.frame)
    }
}
