import { ROLLER } from "../../engine/cells"
import {
    FIRST_CARD,
    FIRST_POINTS,
    ITEM_IDS,
    ITEMS,
    POINTS,
    SHOP,
    SHOPAHOLIC,
} from "./edition"
import { ORDER, Position } from "./position"

/** Who played Shop buys, the least money first; equal money is settled by dice (GRQ-11). */
export async function goShopping(position: Position): Promise<void> {
    const table = position.table
    const count = lineUp(position)
    let thrown = false
    for (let from = 0; from < count;) {
        let to = from + 1
        while (to < count && moneyAt(position, to) === moneyAt(position, from))
            ++to
        if (to - from > 1) {
            await throwForOrder(position, from, to)
            thrown = true
        }
        from = to
    }
    if (thrown) await table.report("order")
    for (let place = 0; place < count; ++place)
        await letBuy(position, table.cells[ORDER + place])
}

/** The shoppers in order of their money, equal ones as they sit; gives how many. */
function lineUp(position: Position): number {
    const { cells } = position.table
    let count = 0
    for (let player = 1; player <= position.table.players(); ++player) {
        if (position.played(player, SHOP) === 0) continue
        let place = count++
        for (; place > 0; --place) {
            if (moneyAt(position, place - 1) <= position.money(player)) break
            cells[ORDER + place] = cells[ORDER + place - 1]
        }
        cells[ORDER + place] = player
    }
    return count
}

function moneyAt(position: Position, place: number): number {
    return position.money(position.table.cells[ORDER + place])
}

/** Settles places `from` to before `to` by a die each, higher first; those still equal throw again. */
async function throwForOrder(
    position: Position,
    from: number,
    to: number
): Promise<void> {
    const table = position.table
    const { cells } = table
    let equals = 0
    for (let i = from; i < to; ++i) equals |= 1 << cells[ORDER + i]
    await table.seen()
    await table.tell("equal", equals, moneyAt(position, from))
    const faces: number[] = []
    for (let i = from; i < to; ++i) {
        const player = cells[ORDER + i]
        cells[ROLLER] = player
        await table.press(player, "throw")
        await table.throwDice(1)
        faces.push(table.faces[0])
        await table.tell("threw", player, table.faces[0])
    }
    // by insertion, so that equal ones stay as they sit
    for (let i = 1; i < faces.length; ++i)
        for (let j = i; j > 0 && faces[j] > faces[j - 1]; --j) {
            swap(faces, j)
            swap(cells, ORDER + from + j)
        }
    for (let i = 0; i < faces.length;) {
        let end = i + 1
        while (end < faces.length && faces[end] === faces[i]) ++end
        if (end - i > 1) await throwForOrder(position, from + i, from + end)
        i = end
    }
}

/** Exchanges a value with the one before it. */
function swap(values: number[], at: number): void {
    const value = values[at]
    values[at] = values[at - 1]
    values[at - 1] = value
}

/** One purchase, or none; two for whoever was a Shopaholic when they came (GRQ-17). */
async function letBuy(position: Position, player: number): Promise<void> {
    const table = position.table
    const left = position.owns(player, SHOPAHOLIC) ? 2 : 1
    await table.seen()
    table.cells[ROLLER] = player
    for (let more = left; more > 0; --more) {
        await table.seen()
        offerItems(position, player)
        const choice = await table.chooseOpen(player, "shop", more)
        if (choice === 0) {
            await table.tell("leaves", player)
            return
        }
        await buy(position, player, choice - 1)
    }
}

/** Offers to leave, then every item: at this player's price, with its free spaces, barred if it can't be bought. */
function offerItems(position: Position, player: number): void {
    const table = position.table
    table.offer("leave", player)
    table.describe(0, 0)
    for (let item = 0; item < ITEMS; ++item) {
        table.offer(ITEM_IDS[item], item)
        table.describe(position.price(player, item), position.spaces(item))
        const why = position.whyNot(player, item)
        if (why !== "") table.bar(why)
    }
}

async function buy(
    position: Position,
    player: number,
    item: number
): Promise<void> {
    const table = position.table
    const price = position.price(player, item)
    position.buy(player, item)
    const money = position.money(player)
    if (item < FIRST_POINTS || item >= FIRST_CARD) {
        await table.tell("buys", player, item, price, money)
        return
    }
    const points = POINTS[item - FIRST_POINTS]
    await table.tell("buysPoints", player, points, price, money)
}
