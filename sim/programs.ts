/**
 * The programs that a board can be flashed with. A program's code must end within its first 64 kB, the program counter of
 * DeviceScript's virtual machine having 16 bits, so all games don't fit into one; each program has an entry under `src/`.
 */

export interface Program {
    /** A word for files. */
    readonly name: string
    readonly entry: string
    /** Its games, in the order of its main menu. */
    readonly games: readonly string[]
}

/** The program of the board's own name. */
export const MAIN: Program = {
    name: "pocket_pico",
    entry: "src/main.ts",
    games: ["rich-uncle"],
}

export const PROGRAMS: readonly Program[] = [
    MAIN,
    {
        name: "pocket_pico-richest",
        entry: "src/main-richest.ts",
        games: ["whos-richest"],
    },
    {
        name: "pocket_pico-quick",
        entry: "src/main-quick.ts",
        games: ["get-rich-quick"],
    },
    {
        name: "pocket_pico-pay-day",
        entry: "src/main-pay-day.ts",
        games: ["pay-day"],
    },
]

/** The program that has a game; the main one for a game that there is not. */
export function programWith(game: string): Program {
    return PROGRAMS.find(({ games }) => games.includes(game)) ?? MAIN
}
