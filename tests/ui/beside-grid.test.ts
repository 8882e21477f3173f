/** What is told or asked beside a grid of cards fits there. Which words that are, games that a bot plays show. */
import { describe, expect, test } from "vitest"
import { Bot } from "../../sim/engine/bot"
import { HeadlessFace, keepNothing, newJournal } from "../../sim/engine/run"
import { fillWords } from "../../sim/engine/words"
import { OPTION_COUNT } from "../../src/engine/cells"
import { type Game, type GameWords, look } from "../../src/engine/game"
import { Session } from "../../src/engine/session"
import { Leave, QUIT, type Table } from "../../src/engine/table"
import { GAMES } from "../../src/games/list"
import { TOLD } from "../../src/ui/strings"

const COLUMNS = 11
const ROWS = 6
/** As wide as a player's name can be. */
const NAME = "Wwwwww"
const GAMES_EACH = 60
/** More than any game has that has a grid. */
const TURNS = 150

/** Lines of a text, broken at spaces; a longer word stands in a line of its own. */
function lines(text: string): string[] {
    const found: string[] = []
    for (const word of text.split(" ")) {
        const last = found.at(-1)
        if (last !== undefined && last.length + word.length < COLUMNS)
            found[found.length - 1] = `${last} ${word}`
        else found.push(word)
    }
    return found
}

/** Hears what stands beside the grid. */
class Listener extends HeadlessFace {
    readonly said = new Map<string, string>()

    constructor(
        bot: Bot,
        private readonly words: GameWords
    ) {
        super(table => bot.decide(table))
    }

    override async choose(table: Table): Promise<number> {
        const { rows } = this.words
        const { facts, grid, key, onGrid, values } = table
        if (onGrid)
            for (const place of values.slice(0, table.count)) {
                const picture = grid[place] || (facts[3] ?? 0)
                const args = [...facts.slice(0, 3), picture]
                this.hear(`asked ${key}`, look(rows, key), args)
            }
        return super.choose(table)
    }

    override async tell({ args, gridShown, said }: Table): Promise<void> {
        const { headlines, told } = this.words
        if (!gridShown || look(headlines, said)) return
        this.hear(`told ${said}`, look(told, said) ?? look(TOLD, said), args)
    }

    /** Keeps the longest that was said of its kind. */
    hear(kind: string, template = "", args: readonly number[] = []): void {
        const named = template.replace(/\{p\d\}/g, NAME)
        const text = fillWords(named, args, this.words.names)
        if (text.length > (this.said.get(kind)?.length ?? -1))
            this.said.set(kind, text)
    }
}

/** Plays some games of all kinds; gives what was said beside the grid, the longest of each kind. */
async function besideGrid(make: () => Game): Promise<Map<string, string>> {
    const bot = new Bot(1)
    const listener = new Listener(bot, make().words())
    const below = (n: number) => Math.abs(bot.seedWords()[0] ?? 0) % n
    for (let i = 0; i < GAMES_EACH; ++i) {
        const game = make()
        const { minPlayers, maxPlayers } = game
        const players = minPlayers + below(maxPlayers - minPlayers + 1)
        const options = new Array<number>(OPTION_COUNT).fill(0)
        for (const question of game.questions)
            options[question.option] = question.value(
                below(question.answers(players))
            )
        let turns = 0
        const keepTurn = async () => {
            if (turns++ === TURNS) throw new Leave(QUIT)
        }
        const keeper = { ...keepNothing, keepTurn }
        const session = new Session(game, listener, keeper, newJournal())
        session.start(players, options, bot.seedWords())
        await session.run().catch((e: unknown) => {
            if (!(e instanceof Leave)) throw e
        })
    }
    // what no bot does: it is told at whatever is in view
    const key = "takenBack"
    if (listener.said.size > 0)
        listener.hear(
            `told ${key}`,
            look(make().words().told, key) ?? look(TOLD, key)
        )
    return listener.said
}

const games = await Promise.all(
    GAMES.map(async ({ id, make }) => ({ id, said: await besideGrid(make) }))
)

test("lines of this test break at spaces", () => {
    expect(lines("one two three four")).toEqual(["one two", "three four"])
    expect(lines("a twelve-letter b")).toEqual(["a", "twelve-letter", "b"])
})

describe.each(games.filter(({ said }) => said.size > 0))(
    "beside the grid of $id",
    ({ said }) => {
        test.each([...said])("%s: %s", (_, text) => {
            expect(text).not.toBe("")
            const broken = lines(text)
            expect(broken.length).toBeLessThanOrEqual(ROWS)
            for (const line of broken)
                expect(line.length).toBeLessThanOrEqual(COLUMNS)
        })
    }
)
