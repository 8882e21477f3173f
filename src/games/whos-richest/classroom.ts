import { ROLLS, TURN } from "../../engine/cells"
import { GRID_CARDS, Table } from "../../engine/table"
import { ACCOUNTS, ASKED, LAST, PICKS, RIGHT } from "./position"

/** The forms in which a chance is asked for (WTR-13). */
const RATIO = 0
const FRACTION = 1
const DECIMAL = 2
const FORMS = 4
/** Answers to choose from. */
const ANSWERS = 4

/** A chance of one in `cards`, in hundredths, half up. */
export function hundredths(cards: number): number {
    return Math.floor((200 + cards) / (2 * cards))
}

/**
 * Asks the player about to pick for the chance that the next card is the trump, one in `closed`, each time in another form;
 * then shows it in all four (WTR-13).
 */
export async function askChance(
    table: Table,
    player: number,
    closed: number
): Promise<void> {
    const cells = table.cells
    const form = (cells[TURN] + GRID_CARDS - closed) % FORMS
    const right = table.rng.below(ANSWERS)
    for (let i = 0; i < ANSWERS; ++i)
        // its neighbors, going round from one in nine to one in one
        offer(
            table,
            form,
            1 + ((closed - 1 + GRID_CARDS + i - right) % GRID_CARDS)
        )
    const answer = await table.choose(player, "chance", closed)
    const isRight = answer === right
    cells[ASKED + player]++
    if (isRight) cells[RIGHT + player]++
    // what was told can't be unheard
    cells[ROLLS]++
    await table.tell(
        closed > 1
            ? isRight
                ? "right"
                : "wrong"
            : isRight
              ? "rightSure"
              : "wrongSure",
        player,
        closed,
        hundredths(closed)
    )
}

function offer(table: Table, form: number, cards: number): void {
    if (form === RATIO) table.offer("ratio", cards)
    else if (form === FRACTION) table.offer("fraction", cards)
    else if (form !== DECIMAL) table.offer("percent", hundredths(cards))
    else if (cards === 1) table.offer("whole", cards)
    else table.offer("decimal", hundredths(cards))
}

/** Shows how a player's points come about: what there was before, the pick before this, and this one. */
export async function tellSum(
    table: Table,
    player: number,
    units: number
): Promise<void> {
    const cells = table.cells
    const total = cells[ACCOUNTS + player]
    const last = cells[LAST + player]
    const picks = cells[PICKS + player]
    if (picks > 1)
        await table.tell("sum", total - units - last, last, units, total)
    else if (picks > 0) await table.tell("sumOfTwo", last, units, total)
}
