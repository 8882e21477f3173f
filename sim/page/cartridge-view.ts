/** The choice of the program that is in the handheld, by its games. */
import { GAMES } from "../../src/games/list"
import { type Program, PROGRAMS } from "../programs"

/** The games of a program, by their names. */
export function namesOf({ games }: Program): string {
    const names = GAMES.filter(({ id }) => games.includes(id))
    return names.map(({ name }) => name).join(", ")
}

/** Radio buttons, one a program. */
export class Cartridges {
    private readonly buttons: HTMLInputElement[]
    private current: Program

    /** `place` gets the buttons; `insert` puts a program into the handheld. */
    constructor(
        place: HTMLElement,
        current: Program,
        private readonly insert: (program: Program) => Promise<void>
    ) {
        this.current = current
        this.buttons = PROGRAMS.map(program => {
            const button = document.createElement("input")
            const label = document.createElement("label")
            button.type = "radio"
            button.name = "program"
            button.value = program.name
            button.addEventListener("change", () => void this.choose(program))
            label.append(button, ` ${namesOf(program)}`)
            place.append(label)
            return button
        })
        this.mark()
    }

    /** Puts a program into the handheld unless it is there already. */
    async choose(program: Program): Promise<void> {
        if (program === this.current) return
        this.current = program
        this.mark()
        await this.insert(program)
    }

    private mark(): void {
        for (const button of this.buttons)
            button.checked = button.value === this.current.name
    }
}
