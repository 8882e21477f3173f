// A game of Rich Uncle in a bare handheld: begun at once, without menu and set-up, and never saved.

import { OPTION_COUNT, TURN } from "../../src/engine/cells"
import { Game } from "../../src/engine/game"
import { Journal, TurnEntry } from "../../src/engine/journal"
import { Keeper, Session } from "../../src/engine/session"
import { newSeed } from "../../src/device/random"
import { RICH_UNCLE } from "../../src/games/rich-uncle/entry"
import { Canvas } from "../../src/ui/canvas"
import { Handheld } from "../../src/ui/handheld"
import { language, open } from "../../src/ui/vocabulary"
import { Bare } from "./bare"

// The setting that stands for the set-up: the number of players, then an answer's index to each of the game's questions,
// the first where there is none. See bench/handheld.ts.
const TABLE = "table"

/** Keeps nothing, and tells turns as the App does. */
class Teller implements Keeper {
    session: Session

    async keepTurn(entry: TurnEntry): Promise<void> {
        this.tell("turn", entry.record.hash())
    }

    async keepChoices(): Promise<void> {}

    async revealed(): Promise<void> {}

    /** One line: the word, the turns finished, the hash of the cells, everybody's balance. */
    tell(word: string, hash: number): void {
        const table = this.session.table
        let line = `${word} ${table.cells[TURN]} ${hash}`
        for (let player = 1; player <= table.players(); ++player)
            line += ` ${table.game.balance(player)}`
        console.log(line)
    }
}

/** Plays one game to its end; its screens come to the panel by `canvas`. */
export async function play(bare: Bare, canvas: Canvas): Promise<void> {
    bare.show(canvas)
    const handheld = new Handheld(bare.clock)
    const game = RICH_UNCLE.make()
    open(game.words(language))
    const teller = new Teller()
    const journal = new Journal(n => Buffer.alloc(n))
    const session = new Session(game, handheld, teller, journal)
    teller.session = session
    await bare.start()
    const agreed = await bare.store.load(TABLE)
    if (!agreed) throw new Error(`setting ${TABLE}: missing, say who plays`)
    const options = optionsOf(game, agreed)
    session.start(agreed[0], options, newSeed())
    handheld.reset()
    await session.run()
    await handheld.seen(session.table)
    teller.tell("over", session.hashNow())
}

/** What is agreed, where the setting has the answers. */
function optionsOf(game: Game, agreed: Buffer): number[] {
    const options: number[] = []
    for (let i = 0; i < OPTION_COUNT; ++i) options.push(0)
    for (let i = 0; i < game.questions.length; ++i) {
        const question = game.questions[i]
        const answer = i + 1 < agreed.length ? agreed[i + 1] : 0
        options[question.option] = question.value(answer)
    }
    return options
}
