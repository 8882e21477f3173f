// Care: spares the panel and the battery, and finds the panel that nobody can read.

import { Buttons } from "./buttons"
import { Clock } from "./clock"
import { Oled } from "./oled"
import { PanelSettings } from "./panel/settings"

const BRIGHT = 0
const DIMMED = 1
const RESTING = 2

/** Reports of a button that is held, one every half second, from one panel to the next. */
const HOLDS = 4

/**
 * Dims the panel some time after the last press, and switches it off some time later; then the clock's samples end too,
 * and nothing happens until a press, which does nothing else. ROLL that is held at power-on tries one kind of panel after
 * the other, every two seconds the next. What is due is found at the clock's samples and by the buttons; what it takes
 * waits, so it is done by the fiber that waits for presses.
 */
export class Care {
    /** To be set while the picture may be told to stay on: then the panel is dimmed at most. */
    steady = false
    /** Whether the panel is dimmed or off. */
    dimmed = false
    private state = BRIGHT
    private tried = 0

    constructor(
        private readonly clock: Clock,
        private readonly buttons: Buttons,
        private readonly oled: Oled,
        private readonly settings: PanelSettings
    ) {
        const self = this
        clock.onSample(() => {
            if (self.due() !== self.state) buttons.signal()
        })
    }

    /** To be called for each SIGNAL, and for a press while `dimmed`. Never throws. */
    async attend(): Promise<void> {
        if (this.buttons.heldAtStart > this.tried) await this.tryNext()
        const due = this.due()
        const state = this.state
        if (due === state) return
        this.state = due
        this.dimmed = due !== BRIGHT
        if (due === RESTING) {
            this.buttons.asleep = true
            await this.oled.rest()
            await this.clock.stop()
        } else if (state === RESTING) await this.wake()
        else await this.oled.dim(due === DIMMED)
    }

    private due(): number {
        const settings = this.settings
        const idle = this.clock.now() - this.buttons.touched
        const off = settings.offAfter()
        if (off > 0 && idle >= off && !(this.steady && settings.rackStays()))
            return RESTING
        const dim = settings.dimAfter()
        return dim > 0 && idle >= dim ? DIMMED : BRIGHT
    }

    private async wake(): Promise<void> {
        this.buttons.asleep = false
        await this.clock.start()
        await this.oled.wake()
    }

    private async tryNext(): Promise<void> {
        const held = this.buttons.heldAtStart
        if (held > 1 && held < this.tried + HOLDS) return
        this.tried = held
        this.settings.nextPanel()
        this.oled.choose()
        await this.oled.start()
        await this.settings.save()
    }
}
