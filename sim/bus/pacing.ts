/**
 * Watches how fast the program sends Jacdac commands (settings, register writes). The runtime lets 5 through in 100 ms
 * and then puts the fiber to sleep, and a sleeping fiber can hang a handheld on a battery. So at most 4 are allowed
 * between two samples of the clock, boot included.
 */
export const COMMAND_LIMIT = 4

/** The runtime's own account (`throttle_send_pkt` in `jdiface.c`): a command costs 20 ms, 100 ms of debt are too many. */
const COST_MS = 20
const DEBT_MS = 100

/** Counts commands between samples, and keeps the runtime's account. */
export class Pacing {
    private count = 0
    private debt = 0
    private lastCommand = -Infinity
    private lastSample = -Infinity

    /** `fail` gets one line for each command too many. */
    constructor(private readonly fail: (message: string) => void) {}

    /** A sample of the clock was sent at time `now` (ms). */
    sample(now: number): void {
        this.count = 0
        this.lastSample = now
    }

    /**
     * The program sent a command at time `now` (ms); `what` names it in the failure. A renewal of a reading stream, which
     * the library sends by itself every 500 ms, only counts in the runtime's account.
     */
    command(now: number, what: string, renewal = false): void {
        const streaming = now - this.lastSample <= 2 * DEBT_MS
        // without samples, as while the panel is off, only time separates commands
        if (!streaming && now - this.lastCommand >= DEBT_MS) this.count = 0
        if (!renewal) this.count++
        this.debt = Math.max(0, this.debt - (now - this.lastCommand)) + COST_MS
        this.lastCommand = now
        if (this.count > COMMAND_LIMIT && !renewal) {
            this.fail(
                `${this.count} Jacdac commands between two clock samples, at most ${COMMAND_LIMIT}: ${what}`
            )
        } else if (this.debt >= DEBT_MS) {
            this.fail(
                `too many Jacdac commands within ${DEBT_MS} ms, the runtime put a fiber to sleep: ${what}`
            )
        }
    }
}
