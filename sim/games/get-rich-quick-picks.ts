/** A case's `picks` in Get Rich Quick: turn by turn, player by player, the numbers of the cards. */
import { TURN } from "../../src/engine/cells"
import { SecretTable } from "../../src/engine/secret-table"
import { wayOf } from "../../src/engine/several"
import type { Table } from "../../src/engine/table"
import { CARDS } from "../../src/games/get-rich-quick/edition"
import { list, whole, wrong } from "../engine/fields"
import { UsageError } from "../usage-error"
import type { OwnField } from "./host-game"

/** More of a card than two nobody has. */
const TIMES = ["first", "second", "third", "fourth"]

/** Answers the prompts at which cards are picked; throws `UsageError` naming the list that does not fit. */
export function readPicks(json: unknown, players: number): OwnField {
    const turns = list("picks", json).map((turn, t) => {
        const picks = list(`picks[${t}]`, turn)
        if (picks.length !== players)
            wrong(`picks[${t}]`, `${players} lists of cards, one a player`)
        return picks.map((cards, p) => {
            const name = `picks[${t}][${p}]`
            return list(name, cards).map((card, i) =>
                whole(`${name}[${i}]`, card, 1, CARDS)
            )
        })
    })
    let left = turns.length * players
    const answer = (table: Table): number | undefined => {
        if (!(table instanceof SecretTable) || table.take === 0)
            return undefined
        const turn = table.cells[TURN] ?? 0
        const cards = turns[turn]?.[table.who - 1]
        const name = `picks[${turn}][${table.who - 1}]`
        if (!cards)
            throw new UsageError(`${name} is missing: ${table.take} cards`)
        left--
        return wayOf(maskOf(table, cards, name))
    }
    return { turns: turns.length, answer, left: () => left }
}

/** Cards of a hand as the options that a prompt has for them. */
function maskOf(table: SecretTable, cards: number[], name: string): number {
    const hand = table.values.slice(0, table.options)
    let mask = 0
    for (const card of cards) {
        const option = hand.findIndex(
            (value, i) => value === card && !(mask & (1 << i))
        )
        if (option < 0) {
            const held = hand.filter(value => value === card).length
            wrong(
                name,
                `of the hand ${hand.join(" ")}; a ${TIMES[held]} ${card} is one too many`
            )
        }
        mask |= 1 << option
    }
    if (cards.length !== table.take)
        wrong(name, `${table.take} cards, not ${cards.length}`)
    return mask
}
