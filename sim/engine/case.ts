/** A written position: what a case file holds, checked before anything is played. */
import { houseSet } from "../../src/engine/set"
import type { Table } from "../../src/engine/table"
import type { OwnField } from "../games/host-game"
import { hostGame } from "../games/list"
import { list, object, whole, wrong } from "./fields"
import { readSet } from "./own-set"
import { gameNamed, gameNames } from "./share-code"

/** A choice: an option's index, or the start of its label. */
export type WrittenChoice = number | string

export interface Case {
    game: string
    players: number
    options: number[]
    /** The numbers of the owner's set; undefined for the house's. */
    set: number[] | undefined
    /** Lays out what the case's `setup` says on a table whose game is set up, everything else as the rules begin. */
    layOut(table: Table): void
    /** A field of the game's own, which answers some prompts; the rest is left to `choices`. */
    own: OwnField | undefined
    dice: number[]
    choices: WrittenChoice[]
    turns: number
}

/** The fields that cases of all games have. */
const FIELDS = [
    "game",
    "players",
    "options",
    "set",
    "setup",
    "dice",
    "choices",
    "turns",
]
const MOST_CHOICE = 99_999_999
const MOST_TURNS = 10_000

/** Checks what was parsed from JSON; throws `UsageError` naming the field and what it may be. */
export function readCase(json: unknown): Case {
    // which fields there may be hangs on the game
    const named = object("case", json, Object.keys(json ?? {}))["game"]
    if (typeof named !== "string") wrong("game", `one of ${gameNames()}`)
    const game = gameNamed(named)
    const { id, minPlayers, maxPlayers } = game
    const host = hostGame(id)
    const ownName = host.ownField ?? ""
    const known = ownName ? [...FIELDS, ownName] : FIELDS
    const fields = object("case", json, known)
    const players = whole("players", fields["players"], minPlayers, maxPlayers)
    const options = host.readOptions(fields["options"] ?? {}, players)
    const groups = game.set?.() ?? []
    const set = readSet(groups, fields["set"])
    const own = host.readOwnField?.(fields[ownName] ?? [], players)
    // of a game without such a field, or with an empty one, a turn is played
    const turns = fields["turns"] ?? (own?.turns || 1)
    return {
        game: id,
        players,
        options,
        set,
        own,
        layOut: host.readSetUp(
            fields["setup"] ?? {},
            players,
            options,
            set ?? houseSet(groups)
        ),
        dice: list("dice", fields["dice"] ?? []).map((face, i) =>
            whole(`dice[${i}]`, face, 1, 6)
        ),
        choices: list("choices", fields["choices"] ?? []).map(readChoice),
        turns: whole("turns", turns, 1, MOST_TURNS),
    }
}

function readChoice(json: unknown, i: number): WrittenChoice {
    if (typeof json === "string" && json.trim() !== "") return json.trim()
    if (typeof json === "number")
        return whole(`choices[${i}]`, json, 0, MOST_CHOICE)
    return wrong(`choices[${i}]`, "an index or the start of a label")
}
