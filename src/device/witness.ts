// Witness: in the simulator, shows the host each frame, to be compared with what its panel makes of the bus.

import * as ds from "@devicescript/core"
import { Display, Spans } from "./display"
import { Store } from "./store"

// The setting by which a host asks; a twin message has the same word as its topic.
const FRAME = "frame"

/**
 * A display that, once a frame has been sent to the panel, sends its bytes in a twin message, where the
 * host has asked for that. On a chip there is no witness.
 */
export class Witness implements Display {
    readonly frame: Buffer
    private asked = false
    private wanted = false

    constructor(
        private readonly display: Display,
        private readonly store: Store
    ) {
        this.frame = display.frame
    }

    async show(changed: Spans): Promise<void> {
        if (!this.asked) {
            this.asked = true
            this.wanted = (await this.store.load(FRAME)) !== undefined
        }
        await this.display.show(changed)
        if (this.wanted) await ds._twinMessage(FRAME, this.frame)
    }
}
