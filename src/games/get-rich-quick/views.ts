import { Sheet, SHEET_ROWS } from "../../engine/sheet"
import { isIn, pays } from "./actions"
import {
    BUBBLE_BURST,
    BURST_POINTS,
    BUY_INS,
    CARDS,
    EXTRA_CARDS,
    FIRST_CARD,
    FIRST_POINTS,
    GOAL,
    INSURANCE,
    ITEMS,
    LOTTERY,
    PENNY_STOCKS,
    POINTS,
    PRICES,
    REFUND,
    SHOP,
    START_UP,
    STORES,
    TAKE_OVER,
} from "./edition"
import { CARD, ORDER, PAID, Position } from "./position"

/** What can be looked at in the table menu. */
export const VIEWS = ["standings", "race", "owned", "stores"]
/** The same, while the cards of a turn are resolved. */
export const REVEALED_VIEWS = [
    "standings",
    "race",
    "owned",
    "stores",
    "revealed",
]

/** Where among all names, items first, the short ones of stores begin; three of these fit in a row. */
const SHORT_NAMES = ITEMS
const NO_NAME = 99
/** Where the names of cards begin, which are numbered from 1. */
const CARD_NAMES = SHORT_NAMES + STORES - 1

/** From this on there is not room for money before and after, in dollars. */
const LONG = 100_000

/** Fills a page of one of these views, or of what is told as a page. */
export function fillSheet(
    position: Position,
    sheet: Sheet,
    view: string
): void {
    if (view === "standings") fillStandings(position, sheet)
    else if (view === "race") fillRace(position, sheet)
    else if (view === "owned") fillOwned(position, sheet)
    else if (view === "stores") fillStores(position, sheet)
    else if (view === "revealed") fillRevealed(position, sheet)
    else if (view === "order") fillOrder(position, sheet)
    else fillCard(position, sheet)
}

function fillStandings(position: Position, sheet: Sheet): void {
    sheet.entitle("standings")
    for (let player = 1; player <= position.table.players(); ++player)
        sheet.row(
            "standing",
            player,
            position.money(player),
            position.points(player),
            position.meeples(player)
        )
    sheet.paragraph("standingsNote")
}

function fillRace(position: Position, sheet: Sheet): void {
    sheet.entitle("race", GOAL)
    for (let player = 1; player <= position.table.players(); ++player) {
        sheet.row("runner", player, position.points(player))
        sheet.bar(position.points(player), GOAL)
    }
}

/** What each owns, a player a page. */
function fillOwned(position: Position, sheet: Sheet): void {
    const player = sheet.page + 1
    sheet.pages = position.table.players()
    sheet.byPlayer = true
    sheet.entitle("owned", player)
    sheet.row("ownsMeeples", position.meeples(player))
    let store = nextOwned(position, player, 0)
    while (store < STORES) {
        const second = nextOwned(position, player, store + 1)
        const third = nextOwned(position, player, second + 1)
        sheet.row("owns", shortName(store), shortName(second), shortName(third))
        store = nextOwned(position, player, third + 1)
    }
    sheet.row("ownsPoints")
    for (let i = 0; i < POINTS.length; ++i)
        if (position.owns(player, FIRST_POINTS + i)) sheet.card(POINTS[i])
    sheet.row("ownsCards")
    for (let i = 0; i < EXTRA_CARDS.length; ++i)
        if (position.owns(player, FIRST_CARD + i)) sheet.card(EXTRA_CARDS[i])
}

/** The first store from `store` on that a player owns; `STORES` or more where there is none. */
function nextOwned(position: Position, player: number, store: number): number {
    while (store < STORES && !position.owns(player, store)) ++store
    return store
}

function shortName(store: number): number {
    return store < STORES ? SHORT_NAMES + store : NO_NAME
}

/** All that is sold, at its full price, with its free spaces. */
function fillStores(position: Position, sheet: Sheet): void {
    sheet.entitle("stores")
    const first = sheet.firstOf(ITEMS)
    for (let item = first; item < ITEMS; ++item)
        sheet.row("sold", item, PRICES[item], position.spaces(item))
}

/** Everybody's cards together. */
function fillRevealed(position: Position, sheet: Sheet): void {
    sheet.entitle("revealed")
    for (let player = 1; player <= position.table.players(); ++player) {
        sheet.row("reveals", player)
        for (let card = 1; card <= CARDS; ++card)
            for (let i = position.played(player, card); i > 0; --i)
                sheet.card(card)
    }
}

/** Who shops first. */
function fillOrder(position: Position, sheet: Sheet): void {
    const table = position.table
    sheet.entitle("order")
    let place = 0
    for (let player = 1; player <= table.players(); ++player)
        if (position.played(player, SHOP) > 0) {
            const at = table.cells[ORDER + place]
            place++
            sheet.row("inLine", place, at, position.money(at))
        }
}

/** What a card has come to: for whoever played it, and whoever it gave something. */
function fillCard(position: Position, sheet: Sheet): void {
    const players = position.table.players()
    const card = position.table.cells[CARD]
    sheet.entitle(outcomeOf(position, card), card, CARD_NAMES + card)
    for (let player = 1; player <= players; ++player) {
        const plays = position.played(player, card) > 0
        if (!plays && !position.isChanged(player)) continue
        const room = SHEET_ROWS - sheet.rows
        fillOutcome(position, sheet, player, room > players - player + 1)
    }
    nameEffects(position, sheet, card)
}

/** Which stores have had a part in what an investment has come to, as far as there are rows left. */
function nameEffects(position: Position, sheet: Sheet, card: number): void {
    let insured = false
    let takenOver = false
    let burst = false
    const busts = outcomeOf(position, card) === "busts"
    for (let player = 1; player <= position.table.players(); ++player) {
        if (busts && isIn(position, player, card))
            if (position.owns(player, INSURANCE)) insured = true
        if (card === PENNY_STOCKS && position.owns(player, TAKE_OVER))
            takenOver = position.table.cells[PAID] > 0
        if (card === START_UP && position.owns(player, BUBBLE_BURST))
            burst = busts
    }
    if (insured) sheet.row("insured", REFUND)
    if (takenOver) sheet.row("takenOver")
    if (burst) sheet.row("burst", BURST_POINTS)
}

/** The key of a card's title: whether the investment that it is pays. */
function outcomeOf(position: Position, card: number): string {
    const paid = position.table.cells[PAID]
    if (BUY_INS[card] === 0 || card === LOTTERY) return "card"
    if (paid === 0) return "nobodyIn"
    return pays(card, paid, position.table.players()) ? "pays" : "busts"
}

/** What it has come to for one player: in two rows, if they may be, where both money and points have changed. */
function fillOutcome(
    position: Position,
    sheet: Sheet,
    player: number,
    inTwo: boolean
): void {
    const money = position.money(player)
    const before = position.moneyBefore(player)
    const points = position.points(player)
    const pointsBefore = position.pointsBefore(player)
    const { cells } = position.table
    const gains = points !== pointsBefore
    let key = "same"
    if (gains && (money === before || !inTwo)) key = "gains"
    else if (money !== before) key = money < LONG ? "earns" : "now"
    else if (before < BUY_INS[cells[CARD]]) key = "out"
    sheet.row(key, player, before, money, pointsBefore, points)
    if (gains && key !== "gains")
        sheet.row("gains", player, before, money, pointsBefore, points)
}
