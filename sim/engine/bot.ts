import { HEADER, makeCells } from "../../src/engine/cells"
import { Rng } from "../../src/engine/rng"
import type { Table } from "../../src/engine/table"
import { hostGame } from "../games/list"

/** The bot that `auto` and `engine` share; how it plays a game is that game's on the host. */
export class Bot {
    private readonly rng = new Rng(makeCells(HEADER))
    private readonly below = (n: number) => this.rng.below(n)

    /** `seed` is a whole number from 0; a sequence of bots comes from one seed by `game`, from 1. */
    constructor(seed: number, game = 1) {
        this.rng.seed(seed | 0, Math.floor(seed / 2 ** 32), game)
    }

    /** An option's index at a prompt. */
    decide(table: Table): number {
        if (table.count === 1 || !table.isChoice()) return 0
        return hostGame(table.game.id).choose(table, this.below)
    }

    /** An option's index for who sees no more than the prompt's key and how many options it has; wins when it can. */
    choose(key: string, count: number): number {
        if (count === 1 || key === "reached") return 0
        return this.rng.below(count)
    }

    /** Any answer that fits; it wins when it can. */
    chooseAny(table: Table): number {
        const all = Array.from({ length: table.count }, (_, i) => i)
        const open = all.filter(i => table.isOpen(i))
        return open[this.choose(table.key, open.length)] ?? 0
    }

    /** Three integers of 32 bits, for seeding a game. */
    seedWords(): number[] {
        return [this.rng.next(), this.rng.next(), this.rng.next()]
    }
}
