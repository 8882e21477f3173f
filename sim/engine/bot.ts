import { HEADER, makeCells } from "../../src/engine/cells"
import { Rng } from "../../src/engine/rng"

/** The bot that `auto` and `engine` share: any legal option as likely as another, and it announces at once. */
export class Bot {
    private readonly rng = new Rng(makeCells(HEADER))

    /** `seed` is a whole number from 0; a sequence of bots comes from one seed by `game`, from 1. */
    constructor(seed: number, game = 1) {
        this.rng.seed(seed | 0, Math.floor(seed / 2 ** 32), game)
    }

    /** An option's index for the prompt `key` of `count` options. */
    choose(key: string, count: number): number {
        if (count === 1 || key === "reached") return 0
        return this.rng.below(count)
    }

    /** Three integers of 32 bits, for seeding a game. */
    seedWords(): number[] {
        return [this.rng.next(), this.rng.next(), this.rng.next()]
    }
}
