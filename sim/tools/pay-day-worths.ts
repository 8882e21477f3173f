/** What every card of Pay Day brought or cost the players who took it, from the transcripts of whole games. */
import {
    BILL,
    CAR_BILL,
    CAR_INSURANCE,
    COSTS,
    DEAL_NAMES,
    DEALS,
    HEALTH_BILL,
    kindOfMail,
    MAIL_CARDS,
    sumAt,
    sumOfMail,
    VALUES,
} from "../../src/games/pay-day/edition"

const SEATS = 5
const FIRST_WORD = "tell ".length
const ZERO = "0".charCodeAt(0)

/** What came of one card, in dollars: a card counts each time that somebody took it. */
export interface Worth {
    taken: number
    sum: number
    least: number
    most: number
    /** How often it brought more than the limit. */
    above: number
}

/** A player's insurance of a kind, and what it has brought. */
interface Insurance {
    card: number
    net: number
}

/** Hears the lines of transcripts, game after game; throws where they contradict what it has counted. */
export class CardWorths {
    /** By the card's number among the names: Mail, then Deals. */
    readonly worths: Worth[] = Array.from(
        { length: MAIL_CARDS + DEALS },
        () => ({
            taken: 0,
            sum: 0,
            least: Infinity,
            most: -Infinity,
            above: 0,
        })
    )
    private readonly bills = hands()
    private readonly tickets = hands()
    private readonly deals = hands()
    private readonly insurances = new Map<number, Insurance>()
    /** The piece of Mail and the Deal that were drawn last, and whose piece moved last. */
    private drawn = -1
    private deal = -1
    private mover = 0

    /** `limit` in dollars: what brings more is counted. */
    constructor(private readonly limit: number) {}

    hear(line: string): void {
        // few lines tell of cards, and there are millions
        if (!line.startsWith("tell ")) return
        const end = line.indexOf(" ", FIRST_WORD)
        const story = STORIES.get(line.slice(FIRST_WORD, end))
        if (story === undefined) return
        const second = line.indexOf(" ", end + 1)
        const third = line.indexOf(" ", second + 1)
        story(
            this,
            wholeAt(line, end + 1),
            wholeAt(line, second + 1),
            wholeAt(line, third + 1)
        )
    }

    lands(player: number): void {
        this.mover = player
        this.drawn = -1
    }

    draws(player: number, card: number): void {
        this.drawn = card
        if (kindOfMail(card) <= BILL) this.bills[player]?.push(card)
    }

    takesTicket(player: number, card: number): void {
        this.tickets[player]?.push(card)
    }

    collects(card: number): void {
        this.drawn = card
        this.take(card, sumOfMail(card))
    }

    /** The price of insurance that was just drawn; other payments are no card's. */
    pays(player: number, amount: number): void {
        const kind = this.drawn < 0 ? CAR_BILL : kindOfMail(this.drawn)
        if (kind < CAR_INSURANCE || amount !== sumOfMail(this.drawn)) return
        const insurance = { card: this.drawn, net: -amount }
        this.insurances.set(placeOf(player, kind - CAR_INSURANCE), insurance)
    }

    /** Insurance cancels a bill as it comes; that it is not bought twice is told so too. */
    spares(player: number, card: number, amount: number): void {
        const kind = kindOfMail(card)
        if (kind > BILL) return
        const insurance = this.insurances.get(placeOf(player, kind))
        if (!insurance)
            throw new Error(`$${amount} of P${player}'s bills are not insured`)
        insurance.net += amount
        this.take(card, 0)
    }

    /** Insurance just bought cancels all bills of its kind that were held. */
    cancels(player: number, amount: number): void {
        const kind = kindOfMail(this.drawn) - CAR_INSURANCE
        const insurance = this.insurances.get(placeOf(player, kind))
        const held = this.bills[player] ?? []
        const gone = held.filter(card => kindOfMail(card) === kind)
        if (!insurance || sumOf(gone) !== amount)
            throw new Error(`$${amount} of P${player}'s bills are not there`)
        insurance.net += amount
        for (const card of gone) this.take(card, 0)
        this.bills[player] = held.filter(card => !gone.includes(card))
    }

    paysBills(player: number, amount: number): void {
        const held = this.bills[player] ?? []
        if (sumOf(held) !== amount)
            throw new Error(`P${player} pays $${amount}, not $${sumOf(held)}`)
        for (const card of held.splice(0)) this.take(card, -sumOfMail(card))
    }

    /** All tickets of a player pay, or become void. */
    endTickets(player: number, pay: boolean): void {
        for (const card of this.tickets[player]?.splice(0) ?? [])
            this.take(card, pay ? sumOfMail(card) : 0)
    }

    bet(amount: number): void {
        this.take(this.drawn, amount)
    }

    offersDeal(name: number): void {
        this.deal = name
    }

    buysDeal(): void {
        this.deals[this.mover]?.push(this.deal)
    }

    sells(player: number, name: number): void {
        const held = this.deals[player] ?? []
        held.splice(held.indexOf(name), 1)
        this.take(name, profitOf(name))
    }

    losesDeals(player: number): void {
        for (const name of this.deals[player]?.splice(0) ?? [])
            this.take(name, -sumAt(COSTS, name - DEAL_NAMES))
    }

    endGame(): void {
        for (const { card, net } of this.insurances.values())
            this.take(card, net)
        this.insurances.clear()
        const left = [this.bills, this.tickets, this.deals].flat(2)
        if (left.length > 0)
            throw new Error(`cards ${left.join(", ")} came to nothing`)
    }

    private take(card: number, net: number): void {
        const worth = this.worths[card]
        if (!worth) throw new Error(`there is no card ${card}`)
        worth.taken++
        worth.sum += net
        worth.least = Math.min(worth.least, net)
        worth.most = Math.max(worth.most, net)
        if (net > this.limit) worth.above++
    }
}

/** What a Deal brings when a Buyer takes it, by its number among the names. */
export function profitOf(name: number): number {
    const deal = name - DEAL_NAMES
    return sumAt(VALUES, deal) - sumAt(COSTS, deal)
}

/** The whole number that begins there, from 0; parsing them one by one is what takes time here. */
function wholeAt(line: string, at: number): number {
    let value = 0
    for (let code = line.charCodeAt(at) - ZERO; code >= 0 && code <= 9;) {
        value = value * 10 + code
        code = line.charCodeAt(++at) - ZERO
    }
    return value
}

function hands(): number[][] {
    return Array.from({ length: SEATS }, () => [])
}

function placeOf(player: number, kind: number): number {
    return player * (HEALTH_BILL + 1) + kind
}

function sumOf(cards: number[]): number {
    return cards.reduce((sum, card) => sum + sumOfMail(card), 0)
}

type Story = (worths: CardWorths, a: number, b: number, c: number) => void
const draws: Story = (worths, player, card) => worths.draws(player, card)

/** What is told of cards, by its key; the numbers are the player first. */
const STORIES = new Map<string, Story>([
    ["lands", (worths, player) => worths.lands(player)],
    ["carBill", draws],
    ["healthBill", draws],
    ["bill", draws],
    ["postcard", draws],
    ["ad", draws],
    ["carInsurance", draws],
    ["healthInsurance", draws],
    ["swellfare", draws],
    ["collection", (worths, _, card) => worths.collects(card)],
    ["ticket", (worths, player, card) => worths.takesTicket(player, card)],
    ["pays", (worths, player, amount) => worths.pays(player, amount)],
    [
        "insured",
        (worths, player, card, sum) => worths.spares(player, card, sum),
    ],
    ["cancelled", (worths, player, sum) => worths.cancels(player, sum)],
    ["billsPaid", (worths, player, sum) => worths.paysBills(player, sum)],
    ["lottery", (worths, player) => worths.endTickets(player, true)],
    ["ticketsGone", (worths, player) => worths.endTickets(player, false)],
    ["betWon", (worths, _, sum) => worths.bet(sum)],
    ["betLost", (worths, _, sum) => worths.bet(-sum)],
    ["deal", (worths, name) => worths.offersDeal(name)],
    ["rollForIt", worths => worths.buysDeal()],
    ["sells", (worths, player, _, name) => worths.sells(player, name)],
    ["dealsGone", (worths, player) => worths.losesDeals(player)],
    ["wins", worths => worths.endGame()],
    ["shared", worths => worths.endGame()],
])
