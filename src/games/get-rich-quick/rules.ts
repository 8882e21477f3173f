import { ROLLER, STATE, WINNER, WON } from "../../engine/cells"
import { Face, Recorder } from "../../engine/face"
import { Game, GameWords, Question } from "../../engine/game"
import { Journal } from "../../engine/journal"
import { SecretTable } from "../../engine/secret-table"
import { SetGroup } from "../../engine/set"
import { Sheet } from "../../engine/sheet"
import { Leave, OVER, Table } from "../../engine/table"
import { resolveCards } from "./actions"
import { CARD_IDS, CARDS, getRichQuickSet, GOAL } from "./edition"
import { MAX_PLAYERS, Position, SIZE } from "./position"
import { fillSheet, REVEALED_VIEWS, VIEWS } from "./views"
import { englishWords } from "./words"

/** Nothing to agree: it says what the number of players means (GRQ-01). */
const reminder: Question = {
    option: 0,
    answers: () => 1,
    value: () => 0,
    label: (_index, players) => (players === 2 ? "estateNever" : "goal"),
}

/** Get Rich Quick. */
export class GetRichQuick implements Game {
    readonly id = "get-rich-quick"
    readonly format = 1
    readonly minPlayers = 2
    readonly maxPlayers = MAX_PLAYERS
    readonly size = SIZE
    readonly questions = [reminder]
    position!: Position
    private table!: SecretTable

    words(): GameWords {
        return englishWords()
    }

    set(): SetGroup[] {
        return getRichQuickSet()
    }

    laySet(values: number[]): void {
        this.position.laySet(values)
    }

    hasOwnSet(): boolean {
        return this.position.hasOwnSet()
    }

    makeTable(face: Face, journal: Journal, recorder: Recorder): Table {
        return new SecretTable(this, face, journal, recorder)
    }

    bind(table: Table): void {
        this.table = table as SecretTable
        this.position = new Position(this.table)
    }

    setUp(): void {
        this.position.setUp()
        this.table.cells[ROLLER] = 1
    }

    async turn(): Promise<void> {
        const { position, table } = this
        const self = this
        await table.inSecret(async player => {
            await self.letPick(player)
        })
        await table.report("revealed")
        await resolveCards(position)
        position.endTurn()
        table.cells[ROLLER] = 1
        await this.end()
    }

    mayClaim(): boolean {
        return false
    }

    async claim(): Promise<void> {}

    hasClaims(): boolean {
        return false
    }

    hasRanking(): boolean {
        return true
    }

    balance(player: number): number {
        return this.position.points(player)
    }

    standsAbove(one: number, other: number): boolean {
        return this.position.standsAbove(one, other)
    }

    isOut(): boolean {
        return false
    }

    figures(player: number, args: number[]): string {
        args[1] = this.position.money(player)
        args[2] = this.position.points(player)
        return "figures"
    }

    aside(): string {
        return ""
    }

    views(): string[] {
        return this.position.isRevealed() ? REVEALED_VIEWS : VIEWS
    }

    fill(sheet: Sheet, view: string): void {
        fillSheet(this.position, sheet, view)
    }

    /** A player picks cards of their hand in secret, with the device in their own hands (GRQ-03, GRQ-20). */
    private async letPick(player: number): Promise<void> {
        const { position, table } = this
        table.cells[ROLLER] = player
        await table.tell("pass", player)
        await table.press(player, "take")
        for (let card = 1; card <= CARDS; ++card)
            for (let i = position.inHand(player, card); i > 0; --i) {
                table.offer(CARD_IDS[card - 1], card)
                table.describe(position.wage(player), 0)
            }
        const count = position.pickCount(player)
        const mask = await table.chooseSeveral(player, "pick", count)
        for (let option = 0; mask >> option; ++option)
            if (mask & (1 << option))
                position.pick(player, table.values[option])
    }

    /** At the end of a turn in which somebody has 25 points most of them win, then most money; then it is shared (GRQ-25). */
    private async end(): Promise<void> {
        const { position, table } = this
        const players = table.players()
        let best = 1
        for (let player = 2; player <= players; ++player)
            if (position.standsAbove(player, best)) best = player
        const points = position.points(best)
        if (points < GOAL) return
        let equals = 0
        for (let player = 1; player <= players; ++player)
            if (!position.standsAbove(best, player)) equals++
        table.cells[STATE] = WON
        table.cells[WINNER] = equals === 1 ? best : 0
        table.cells[ROLLER] = equals === 1 ? best : 0
        const money = position.money(best)
        if (equals === 1) await table.tell("wins", best, points, money)
        else await table.tell("shared", equals, points, money)
        throw new Leave(OVER)
    }
}
