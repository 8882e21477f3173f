import { waysToTake } from "./several"

/** Options of a prompt for which there is room from the start: what an array grows by later is never given back. */
const USUAL_OPTIONS = 16

/** A prompt in the making, or the one that waits: whose it is, what it is about, and its options. */
export class Prompt {
    /** Whose it is (0: nobody's in particular), its key, and how many options it has. */
    who = 0
    key = ""
    count = 0
    /** Whether its options fit under what was told last, which stays in view. */
    below = false
    /** What the prompt is about: whose it is, then up to three numbers. */
    readonly facts: number[] = [0, 0, 0, 0]
    /** Whether its options are places of the grid, from 0. */
    onGrid = false
    /** Of an amount: option i stands for i times this many dollars; 0 for a list of options. */
    step = 0
    /** How many options are to be taken at once; 0 for one of them, its index being the answer. */
    take = 0
    readonly labels: string[] = []
    readonly values: number[] = []
    /** Two more numbers for the words of each option, where it was described. */
    readonly notes: number[] = []
    /** Options that can't be taken, a bit each, and the key of why not. */
    barred = 0
    readonly bars: string[] = []

    constructor() {
        for (let i = 0; i < USUAL_OPTIONS; ++i) this.offer("", 0)
        this.count = 0
    }

    /** Adds an option to the prompt that comes next: a label's key and its number. */
    offer(label: string, value: number): void {
        this.labels[this.count] = label
        this.values[this.count] = value
        this.count++
    }

    /** Gives the option offered last two more numbers for its words. */
    describe(a: number, b: number): void {
        this.notes[2 * this.count - 2] = a
        this.notes[2 * this.count - 1] = b
    }

    /** The option offered last is shown, but can't be taken; `why` is the key of the reason. At least one option is left. */
    bar(why: string): void {
        this.barred |= 1 << (this.count - 1)
        this.bars[this.count - 1] = why
    }

    /** Whether an option can be taken. */
    isOpen(option: number): boolean {
        return (this.barred & (1 << option)) === 0
    }

    /** The next option behind `option` that can be taken; beyond the last there is none. */
    nextOpen(option: number): number {
        option++
        // an amount has more options than there are bits
        while (this.barred !== 0 && option < this.count && !this.isOpen(option))
            option++
        return option
    }

    /** How many answers there are to it, besides claims. */
    answers(): number {
        return this.take > 0 ? waysToTake(this.count, this.take) : this.count
    }

    /** Forgets it. */
    clear(): void {
        this.count = 0
        this.below = false
        this.onGrid = false
        this.step = 0
        this.take = 0
        this.barred = 0
    }
}
