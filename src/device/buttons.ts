// Buttons: the presses of the two buttons, in a queue that a fiber can wait at.

import * as ds from "@devicescript/core"

/** What `next` returns: the press of a button, that it is held for half a second, or that `signal` was called. */
export const SELECT = 1
export const SELECT_HOLD = 2
export const ROLL = 3
export const ROLL_HOLD = 4
export const SIGNAL = 5

// A press this soon (ms) after a prompt was opened was meant for the one before.
const BLIND = 120

// ROLL that is held at power-on is reported held this soon (ms) after the start, or it was pressed later.
const START = 1500

const CAPACITY = 8

// What became of a button's current press.
const UP = 0
const COUNTED = 1
const DROPPED = 2

/**
 * A press is reported when the button goes down; should it be held, SELECT_HOLD or ROLL_HOLD follows
 * once. Presses that come while the program is busy wait in a queue of eight; what does not fit is
 * dropped. The handlers only fill the queue: one that waited would lose presses.
 */
export class Buttons {
    /** When (millis) the press that `next` returned last was noticed. */
    moment = 0
    /** When (millis) a button was last seen to move. */
    touched = 0
    /** While true a press does nothing but `signal`. */
    asleep = false
    /** How often, once every half second, ROLL was reported held that has been down since power-on. */
    heldAtStart = 0
    private readonly kinds = Buffer.alloc(CAPACITY)
    private readonly moments: number[] = []
    private head = 0
    private count = 0
    private openedAt = -BLIND
    // Per button, select first.
    private readonly presses = Buffer.alloc(2)
    private signaled = false
    // Whether ROLL may have been down since power-on: it was not let go yet, and no press of it has counted.
    private atStart = true
    private readonly started = ds.millis()
    private waiting: ds.Fiber

    constructor(select: ds.Button, roll: ds.Button) {
        for (let i = 0; i < CAPACITY; i++) this.moments.push(0)
        const self = this
        select.down.subscribe(() => self.down(0))
        select.hold.subscribe(() => self.hold(0))
        select.up.subscribe(() => self.up(0))
        roll.down.subscribe(() => self.down(1))
        roll.hold.subscribe(() => self.hold(1))
        roll.up.subscribe(() => self.up(1))
    }

    /**
     * Waits for the next press, or a signal; one fiber at a time.
     * @returns SELECT, SELECT_HOLD, ROLL, ROLL_HOLD or SIGNAL
     */
    async next(): Promise<number> {
        while (this.count === 0) {
            if (this.signaled) {
                this.signaled = false
                return SIGNAL
            }
            this.waiting = ds.Fiber.self()
            await ds.suspend()
        }
        const kind = this.kinds[this.head]
        this.moment = this.moments[this.head]
        this.head = (this.head + 1) % CAPACITY
        this.count--
        return kind
    }

    /**
     * To be called when the drawing of a new prompt begins: presses from before, and within 120 ms from
     * now, count for nothing, nor does it when they are held on.
     */
    opened(): void {
        this.openedAt = ds.millis()
        this.count = 0
        for (let i = 0; i < 2; i++)
            if (this.presses[i] === COUNTED) this.presses[i] = DROPPED
    }

    /** Has `next` return SIGNAL once no press waits, now or when it is called. */
    signal(): void {
        this.signaled = true
        this.wake()
    }

    private post(kind: number): boolean {
        if (this.count === CAPACITY) return false
        const at = (this.head + this.count) % CAPACITY
        this.kinds[at] = kind
        this.moments[at] = ds.millis()
        this.count++
        this.wake()
        return true
    }

    private wake(): void {
        const fiber = this.waiting
        if (!fiber) return
        this.waiting = undefined
        fiber.resume(undefined)
    }

    private down(button: number): void {
        this.touched = ds.millis()
        if (this.asleep) {
            this.presses[button] = DROPPED
            this.signal()
            return
        }
        const blind = this.touched - this.openedAt < BLIND
        const counts = !blind && this.post(button === 0 ? SELECT : ROLL)
        this.presses[button] = counts ? COUNTED : DROPPED
        if (counts && button === 1) this.atStart = false
    }

    private hold(button: number): void {
        this.touched = ds.millis()
        if (this.presses[button] !== COUNTED) {
            if (button === 1 && this.atStart) this.holdAtStart()
            return
        }
        // The service repeats this every half second: only the first one of a press counts.
        this.presses[button] = DROPPED
        this.post(button === 0 ? SELECT_HOLD : ROLL_HOLD)
    }

    private holdAtStart(): void {
        this.atStart =
            this.heldAtStart > 0 || this.touched - this.started < START
        if (!this.atStart) return
        this.heldAtStart++
        this.signal()
    }

    private up(button: number): void {
        this.touched = ds.millis()
        this.presses[button] = UP
        if (button === 1) this.atStart = false
    }
}
