/** A game's lines in words, turn by turn. */
import { replay } from "../engine/replay"
import { parseCode } from "../engine/share-code"
import { nameOf, sayEvent, sayLine } from "../engine/words"

/** One line of the transcript. */
export interface Entry {
    /** From 1. */
    turn: number
    kind: "choice" | "roll" | "dice" | "tell" | "over"
    text: string
}

/**
 * Says lines. The console names a choice by its number; its words come from the rules, which replay the share code as far
 * as it has been printed.
 */
export class Narrator {
    private code = ""
    private choices: string[] = []

    /** The transcript of the lines of `game`, whose share code is `code`, if there is one. */
    async tell(
        game: string,
        lines: readonly string[],
        code: string | undefined
    ): Promise<Entry[]> {
        if (code !== undefined && code !== this.code) {
            this.choices = await wordsOfChoices(code)
            this.code = code
        }
        const choices = code === undefined ? [] : this.choices
        const entries: Entry[] = []
        let turn = 1
        let made = 0
        for (const line of lines) {
            const [word, number] = line.split(" ")
            if (word === "turn") turn = Number(number) + 1
            else if (word === "choice")
                entries.push({
                    turn,
                    kind: word,
                    text: choices[made++] ?? sayUnknown(line),
                })
            else if (word === "roll" || word === "dice" || word === "tell")
                entries.push({ turn, kind: word, text: sayEvent(line, game) })
            else if (word === "over")
                entries.push({ turn, kind: word, text: "The game is over." })
        }
        return entries
    }
}

async function wordsOfChoices(code: string): Promise<string[]> {
    const words: string[] = []
    await replay(parseCode(code), (line, table) => {
        if (line.startsWith("choice ")) words.push(sayLine(line, table))
    })
    return words
}

/** Without the beginning of the game nobody knows what the options were. */
function sayUnknown(line: string): string {
    const [, who = "", , choice] = line.split(" ")
    return `${nameOf(who)} takes option ${Number(choice) + 1}`
}
