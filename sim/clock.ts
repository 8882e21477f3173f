/** Time for the simulator: the wall clock, or one that only moves when told to. Times are in milliseconds. */
export interface Clock {
    /** Milliseconds since an arbitrary moment. */
    now(): number
    /** Calls `run` once, `ms` from now and never before; the result is never 0. */
    setTimeout(run: () => void, ms: number): number
    /** Forgets a call; unknown numbers are ignored. */
    clearTimeout(id: number): void
}

/** The wall clock. */
export class RealClock implements Clock {
    private readonly timers = new Map<number, ReturnType<typeof setTimeout>>()
    private last = 0

    now(): number {
        return Date.now()
    }

    setTimeout(run: () => void, ms: number): number {
        const id = ++this.last
        const fire = () => {
            this.timers.delete(id)
            run()
        }
        this.timers.set(id, setTimeout(fire, ms))
        return id
    }

    clearTimeout(id: number): void {
        clearTimeout(this.timers.get(id))
        this.timers.delete(id)
    }
}

interface Timer {
    id: number
    due: number
    run: () => void
}

/** A clock that stands still except in `advance`. Calls due at the same time run in the order they were set. */
export class FakeClock implements Clock {
    private time: number
    private last = 0
    private timers: Timer[] = []

    /** `start` is the first `now()`; the virtual machine needs it well above 0. */
    constructor(start = 1_000_000) {
        this.time = start
    }

    now(): number {
        return this.time
    }

    /** As in Node a delay is whole and at least 1 ms: a call that sets itself again still lets time pass. */
    setTimeout(run: () => void, ms: number): number {
        const id = ++this.last
        this.timers.push({
            id,
            due: this.time + Math.max(1, Math.ceil(ms)),
            run,
        })
        return id
    }

    clearTimeout(id: number): void {
        this.timers = this.timers.filter(timer => timer.id !== id)
    }

    /** Lets `ms` pass and makes the calls that fall due, those they set included. */
    advance(ms: number): void {
        const end = this.time + ms
        for (
            let next = this.next();
            next && next.due <= end;
            next = this.next()
        ) {
            this.clearTimeout(next.id)
            this.time = Math.max(this.time, next.due)
            next.run()
        }
        this.time = end
    }

    private next(): Timer | undefined {
        let first: Timer | undefined
        for (const timer of this.timers)
            if (!first || timer.due < first.due) first = timer
        return first
    }
}

/** A clock whose calls can all be given up at once, as when the power goes. */
export class Gate implements Clock {
    private readonly pending = new Set<number>()
    private open = true

    constructor(private readonly clock: Clock) {}

    now(): number {
        return this.clock.now()
    }

    setTimeout(run: () => void, ms: number): number {
        if (!this.open) return -1
        const id = this.clock.setTimeout(() => {
            this.pending.delete(id)
            run()
        }, ms)
        this.pending.add(id)
        return id
    }

    clearTimeout(id: number): void {
        this.pending.delete(id)
        this.clock.clearTimeout(id)
    }

    /** Forgets all calls, and those to come. */
    close(): void {
        this.open = false
        for (const id of this.pending) this.clock.clearTimeout(id)
        this.pending.clear()
    }
}
