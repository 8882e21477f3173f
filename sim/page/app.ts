/** The page: the handheld in its worker, its switch, screen and buttons, and what is beside it. */
import type { PushbuttonElement } from "@wokwi/elements/dist/esm/pushbutton-element.js"
import type { SSD1306Element } from "@wokwi/elements/dist/esm/ssd1306-element.js"
import { flashProblem } from "../flash"
import { type Program, programWith } from "../programs"
import type { ButtonName } from "../host"
import type { Beside } from "./beside"
import { BusView } from "./bus-view"
import { ButtonView, listenToKeys } from "./buttons-view"
import type { Device } from "./device"
import { Cartridges, namesOf } from "./cartridge-view"
import { fetchProgram, rememberProgram } from "./cartridges"
import { ask, find, tell } from "./elements"
import { download } from "./files"
import { GameLog } from "./game-log"
import { type Step, wallClock } from "./protocol"
import { ScreenView } from "./screen-view"
import { forget, keep, type Saved } from "./storage"

const FLASH_FILE = "pocket-treasurer-flash.bin"
const NOT_KEPT =
    "This browser keeps nothing: download the saved game before you close the page."

/** Everything on the page, wired up. */
export class App {
    private readonly screen = new ScreenView(
        find<HTMLElement>("screen") as SSD1306Element,
        find("screen-text"),
        find("live")
    )
    private readonly bus = new BusView(
        find("bus-list"),
        find("bus-total"),
        () => this.screen.picture()
    )
    /** Once it is loaded. */
    private beside: Beside | undefined
    private readonly power = find<HTMLButtonElement>("power")
    private readonly cartridges: Cartridges
    private log: GameLog
    private flash: Uint8Array | undefined
    private keeping: Promise<unknown> = Promise.resolve()

    /** Brings the page to life: `device` is switched on already, with what was saved. */
    constructor(
        private readonly device: Device,
        program: Program,
        { flash, log }: Saved
    ) {
        this.flash = flash
        this.log = new GameLog(log)
        this.cartridges = new Cartridges(find("cartridges"), program, chosen =>
            this.insert(chosen)
        )
        this.listen()
        this.power.setAttribute("aria-checked", "true")
        device.listen({
            step: step => this.step(step),
            stopped: message => this.stopped(message),
        })
    }

    /** Loads what is beside the handheld; nothing of the handheld waits for it. */
    async showBeside(): Promise<void> {
        const { Beside } = await import("./beside")
        this.beside = new Beside(() => this.log)
        await this.beside.start()
    }

    private listen(): void {
        const view = (button: ButtonName, name: string) =>
            new ButtonView(
                find<HTMLElement>(button) as PushbuttonElement,
                name,
                down => {
                    // what was told before is read by now
                    if (down) tell("")
                    this.device.press(button, down)
                }
            )
        listenToKeys({
            select: view("select", "SELECT, key S"),
            roll: view("roll", "ROLL, key R"),
        })
        this.power.addEventListener("click", () => {
            tell("")
            if (this.device.isOn) this.powerOff()
            else this.powerOn()
        })
        onChange("[name=speed]", ({ value }) =>
            this.device.setSpeed(Number(value))
        )
        onChange("#bus", ({ checked }) => {
            find("bus-panel").hidden = !checked
            this.bus.show(checked)
        })
        onChange("#load-flash", input => {
            void this.loadFlash(input.files?.[0])
            input.value = ""
        })
        onClick("copy", () => this.copyCode())
        onClick("save-flash", async () => this.saveFlash())
        onClick("clear-flash", () => this.clearFlash())
        find("load-code").addEventListener("submit", event => {
            event.preventDefault()
            void this.loadCode(event.target as HTMLFormElement)
        })
    }

    /** Puts another program into the handheld, as one would flash it: with the power off, saved games left alone. */
    private async insert(program: Program): Promise<void> {
        this.powerOff()
        try {
            this.device.insert(await fetchProgram(program))
        } catch (error) {
            return this.stopped(String(error))
        }
        rememberProgram(program)
        this.powerOn()
        tell(`Now on the handheld: ${namesOf(program)}.`)
    }

    private powerOn(settings?: [string, Uint8Array | undefined][]): void {
        this.power.setAttribute("aria-checked", "true")
        this.device.powerOn(this.flash, settings)
    }

    private powerOff(): void {
        this.power.setAttribute("aria-checked", "false")
        this.device.powerOff()
        this.screen.powerOff()
    }

    private step(step: Step): void {
        if (step.writes.length) {
            this.screen.write(step.writes)
            measureFrame(step.at)
            this.bus.take(step.writes)
        }
        let changed = false
        for (const line of step.console)
            changed = this.log.take(line) || changed
        if (changed) this.beside?.refresh()
        if (step.flash) this.keep(step.flash)
        const failure = step.failures.at(-1)
        if (failure)
            tell(`The program broke a rule of the chip: ${failure}`, true)
    }

    private stopped(message: string): void {
        this.powerOff()
        tell(`The handheld has stopped: ${message.split("\n")[0]}`, true)
    }

    /** Keeps the flash and the log that it belongs to, one after the other. */
    private keep(flash: Uint8Array): void {
        this.flash = flash
        const log = this.log.save()
        this.keeping = this.keeping.then(async () => {
            if (!(await keep(flash, log))) tell(NOT_KEPT, true)
        })
    }

    private async copyCode(): Promise<void> {
        const code = find<HTMLInputElement>("code")
        try {
            await navigator.clipboard.writeText(code.value)
            tell("Share code copied.")
        } catch {
            code.select()
            tell("This browser does not let the page copy: the code is marked.")
        }
    }

    private async loadCode(form: HTMLFormElement): Promise<void> {
        const input = form.elements.namedItem("code") as HTMLInputElement
        try {
            const { loadCode } = await import("./load-code")
            const { game, lines, settings } = await loadCode(input.value)
            if (!(await this.mayReplace("Load the code"))) return
            this.powerOff()
            await this.cartridges.choose(programWith(game))
            this.log.replace(lines)
            this.powerOn(settings)
            this.beside?.refresh()
            form.reset()
            tell("Loaded. The handheld offers to continue: press ROLL.")
        } catch (error) {
            tell(error instanceof Error ? error.message : String(error), true)
        }
    }

    private saveFlash(): void {
        if (!this.flash) return tell("Nothing is saved yet.", true)
        const type = "application/octet-stream"
        download(FLASH_FILE, this.flash.slice(), type)
    }

    private async loadFlash(file: File | undefined): Promise<void> {
        if (!file) return
        const bytes = new Uint8Array(await file.arrayBuffer())
        const problem = flashProblem(bytes)
        if (problem)
            return tell(`${file.name} ${problem}. Nothing was changed.`, true)
        if (!(await this.mayReplace("Load the file"))) return
        this.powerOff()
        this.keep(bytes)
        this.powerOn()
        tell(`${file.name} is in the handheld's flash.`)
    }

    private async clearFlash(): Promise<void> {
        const question = "Clear the handheld's flash, saved games and all?"
        if (!(await ask(question, "Clear"))) return
        this.powerOff()
        this.flash = undefined
        this.log = new GameLog()
        this.keeping = this.keeping.then(forget)
        await this.keeping
        this.powerOn()
        this.beside?.refresh()
        tell("Cleared.")
    }

    private async mayReplace(what: string): Promise<boolean> {
        if (!this.log.lines.length) return true
        return await ask("The game on the handheld will be replaced.", what)
    }
}

function onClick(id: string, work: () => Promise<void>): void {
    find(id).addEventListener("click", () => void work())
}

function onChange(
    selector: string,
    work: (input: HTMLInputElement) => void
): void {
    for (const input of document.querySelectorAll<HTMLInputElement>(selector))
        input.addEventListener("change", () => work(input))
}

/** For who measures (`npm run bench:page`): from the last I2C byte to the drawn pixel. Nothing piles up. */
function measureFrame(at: number): void {
    performance.measure("frame", {
        start: at - performance.timeOrigin,
        end: wallClock() - performance.timeOrigin,
    })
    performance.clearMeasures("frame")
}
