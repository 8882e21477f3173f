/** The cards of Pay Day by short names, as cases and verdicts have them. */
import {
    DEALS,
    firstOfKind,
    kindOfMail,
    MAIL_CARDS,
} from "../../src/games/pay-day/edition"
import type { Pile } from "../../src/games/pay-day/pile"
import { list, object, show, wrong } from "../engine/fields"

/** Names of the kinds of Mail, in the edition's order: a card is its kind and its number within it, from 1. */
const KINDS = [
    "car",
    "health",
    "bill",
    "collection",
    "postcard",
    "ad",
    "ticket",
    "carInsurance",
    "healthInsurance",
    "swellfare",
]

/** The short names of all Mail cards and Deals, by their numbers. */
export const MAIL_IDS = Array.from({ length: MAIL_CARDS }, (_, card) => {
    const kind = kindOfMail(card)
    return `${KINDS[kind]}${card - firstOfKind(kind) + 1}`
})
export const DEAL_IDS = Array.from(
    { length: DEALS },
    (_, deal) => `deal${deal + 1}`
)

/** Cards named once, in front or in somebody's hands. */
export class Cards {
    private readonly left: Set<number>

    constructor(private readonly ids: readonly string[]) {
        this.left = new Set(ids.keys())
    }

    /** Reads ids of cards not named before, whose numbers are from `from` on and below `to`. */
    read(name: string, json: unknown, from = 0, to = this.ids.length) {
        return list(name, json).map((id, i) => {
            const card = this.ids.indexOf(id as string)
            if (!this.left.has(card) || card < from || card >= to)
                wrong(
                    `${name}[${i}]`,
                    `a card not used before (${this.idsLeft(from, to)}), not ${show(id)}`
                )
            this.left.delete(card)
            return card
        })
    }

    /** The same for each player. */
    readHeld(
        name: string,
        json: unknown,
        players: number,
        from = 0,
        to = this.ids.length
    ): number[][] {
        const seats = Array.from({ length: players }, (_, i) => String(i + 1))
        const given = object(name, json ?? {}, seats)
        return seats.map(seat =>
            this.read(`${name}.${seat}`, given[seat] ?? [], from, to)
        )
    }

    /** What has not been named, in order. */
    rest(): number[] {
        return [...this.left].sort((one, other) => one - other)
    }

    private idsLeft(from: number, to: number): string {
        const fit = this.rest().filter(card => card >= from && card < to)
        return fit.map(card => this.ids[card]).join(", ")
    }
}

/** A pile's cards from the top. */
export function pileIds(pile: Pile, ids: readonly string[]): string[] {
    const found: string[] = []
    let card = pile.at(1)
    while (card >= 0) {
        found.push(ids[card] ?? "")
        card = pile.at(found.length + 1)
    }
    return found
}
