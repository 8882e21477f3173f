/** What a case's written choices mean at a prompt. */
import { look } from "../../src/engine/game"
import type { Table } from "../../src/engine/table"
import type { WrittenChoice } from "./case"
import { labelOf, wordsOf } from "./words"

/** The labels of a prompt's options, and of the claims that can be made at it. */
export function labelsOf(table: Table): Map<number, string> {
    const labels = new Map<number, string>()
    for (let option = 0; option < table.count; ++option)
        labels.set(option, labelOf(table, option))
    for (let player = 1; player <= table.players(); ++player)
        if (table.game.mayClaim(player))
            labels.set(
                table.count + player,
                labelOf(table, table.count + player)
            )
    return labels
}

/**
 * The options that a choice can mean: by index; by the whole of what an option is called, by its start, or, where none
 * starts so, by a later word's. A claim is meant only where no option is.
 */
export function optionsFor(
    choice: WrittenChoice,
    labels: Map<number, string>,
    table: Table
): number[] {
    const all = [...labels.keys()]
    if (typeof choice === "number")
        return all.filter(option => option === choice)
    const start = choice.toLowerCase()
    const fits = (options: number[], test: (name: string) => boolean) =>
        options.filter(option =>
            namesOf(option, labels.get(option) ?? "", table).some(test)
        )
    const tests = [
        (name: string) => name === start,
        (name: string) => name.startsWith(start),
        (name: string) => name.includes(` ${start}`),
    ]
    const options = all.filter(option => option < table.count)
    const readings = [options, all].flatMap(some =>
        tests.map(test => fits(some, test))
    )
    return readings.find(({ length }) => length > 0) ?? []
}

/** What an option is called, in lower case: its label, what ROLL does to it, and a player either way. */
function namesOf(option: number, label: string, table: Table): string[] {
    const names = [label.toLowerCase()]
    const key = option < table.count ? table.labels[option] : undefined
    const act = look(wordsOf(table.game.id).acts, key ?? "")
    if (act !== undefined) names.push(act)
    const [, player] = /^(?:p|player )(\d)$/i.exec(label) ?? []
    if (player !== undefined) names.push(`p${player}`, `player ${player}`)
    return names
}
