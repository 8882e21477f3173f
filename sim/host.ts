/**
 * The simulated handheld: one DeviceScript virtual machine with its program, its two buttons, its settings flash and the
 * I2C bus its program writes to. Runs in Node and in a page; `sim/node.ts` starts one from files.
 */
import { ButtonDevice, BUTTONS, type ButtonName } from "./bus/buttons"
import { ChipClient } from "./bus/chip"
import { decodeFrame, decodeTwin, nameOf, type Packet } from "./bus/frames"
import { Pacing } from "./bus/pacing"
import { FRAME, Twins } from "./bus/twins"
import { FakeClock, Gate, RealClock } from "./clock"
import type { HostOptions } from "./host-options"
import { padFlash } from "./flash"
import { programHash, programProblem } from "./program"
import { platformRandom } from "./random"
import { loadVm } from "./vm/load"
import { VmLog } from "./vm/log"
import type { DevsVm } from "./vm/types"

export type { ButtonName } from "./bus/buttons"
export type { HostOptions, I2cWrite } from "./host-options"

const CHIP = "1d46a30eef48919f"
const BUTTON_DEVICE = "2b77046e9b0cf00d"

/** The names `board.startSelect` and `board.startRoll` give their roles in the simulator. */
const ROLES: Record<ButtonName, string> = {
    select: "select[int:0]",
    roll: "roll[int:1]",
}

/** The runtime allows commands by time since power-on; a chip is past this long before its program starts. */
const POWERED_MS = 150

/** The setting that tells the program of a store that was lost. */
const LOST = "lost"

/** A program starts from flash 1.1 s after power-on, and at once when deployed. */
const BOOT_LIMIT_MS = 5_000

/** Two samples of a button and a turn of the virtual machine. */
const SETTLE_MS = 20

/** The program stopped by an error; the message holds the exception and its stack, a line each. */
export class ProgramStopped extends Error {
    override name = "ProgramStopped"
}

/** A running handheld. Its calls fail with `ProgramStopped` once the program has stopped by an error. */
export class Host {
    /** What the program did that it must not, a line each: too many commands at once, a panel that is not the canvas. */
    readonly failures: string[] = []
    /** Jacdac commands the program has sent so far. */
    commands = 0
    /** What the program sends past the bus: I2C writes and frames. */
    readonly twins: Twins
    /** Whether a power cut had spoiled the settings store: the runtime formatted it, the program is told, and put back. */
    storeLost = false
    /** Samples that the button services have streamed so far. */
    samples = 0

    private readonly fake: FakeClock | undefined
    private readonly clock: Gate
    private readonly buttons: ButtonDevice
    private readonly chip: ChipClient
    private readonly pacing: Pacing
    private readonly log = new VmLog({
        started: () => (this.running = true),
        storeLost: () => (this.storeLost = true),
        // the virtual machine takes no frame while it runs: bind right after
        roleMade: () => this.clock.setTimeout(() => this.bindRoles(), 0),
        printed: line => this.printed(line),
    })
    private vm: DevsVm | undefined
    private error: Error | undefined
    private lastActivity = 0
    private flashBytes: Uint8Array
    private hashInFlash: number | undefined
    private running = false

    private constructor(private readonly options: HostOptions) {
        this.fake = options.clock === "faked" ? new FakeClock() : undefined
        this.clock = new Gate(this.fake ?? new RealClock())
        this.flashBytes = padFlash(options.flash ?? new Uint8Array(0))
        this.chip = new ChipClient(CHIP, frame => this.deliver(frame))
        const failed = (message: string) => this.failures.push(message)
        this.pacing = new Pacing(failed)
        this.twins = new Twins(options, failed)
        this.buttons = new ButtonDevice({
            clock: this.clock,
            device: BUTTON_DEVICE,
            send: frame => this.deliver(frame),
            sampled: button => this.sampled(button),
        })
    }

    /**
     * Powers a handheld on. A program that is in `flash` already starts from there, as after a power cut; otherwise it is
     * put there first. Resolves when its first lines have run; rejects with `ProgramStopped` if they fail, and with an
     * error of one line when the program does not load.
     */
    static async start(options: HostOptions): Promise<Host> {
        const host = new Host(options)
        try {
            await host.boot()
        } catch (error) {
            host.clock.close()
            throw error
        }
        return host
    }

    /** Milliseconds on the host's clock, from an arbitrary moment. */
    get now(): number {
        return this.clock.now()
    }

    /** I2C traffic so far; bytes without those of the address. */
    get i2c(): Readonly<Twins["i2c"]> {
        return this.twins.i2c
    }

    /** A copy of the flash as of the last complete write, `FLASH_SIZE` bytes. */
    get flash(): Uint8Array {
        return this.flashBytes.slice()
    }

    /** Holds a button down. */
    down(button: ButtonName): void {
        this.check()
        this.buttons.set(button, true)
    }

    /** Lets a button go. */
    up(button: ButtonName): void {
        this.check()
        this.buttons.set(button, false)
    }

    /**
     * Presses a button for `heldMs` (less than 9 can go unseen, as on the chip), then waits until the program was told
     * that it is up again. What the program makes of it can take longer: see `idle`.
     */
    async press(button: ButtonName, heldMs = 50): Promise<void> {
        this.down(button)
        await this.wait(heldMs)
        this.up(button)
        await this.wait(SETTLE_MS)
    }

    /** Lets `ms` pass; on a faked clock that takes next to no time. */
    async wait(ms: number): Promise<void> {
        if (this.fake) this.advance(ms)
        else await new Promise<void>(resolve => setTimeout(resolve, ms))
        this.check()
    }

    /** Lets `ms` pass on a faked clock, at once. */
    advance(ms: number): void {
        this.check()
        if (!this.fake) throw new Error("advance needs a faked clock")
        this.fake.advance(ms)
        this.check()
    }

    /**
     * Waits until the program waits for an event: for `quietMs` it has printed nothing, and sent no I2C write and no
     * command. Rejects when it is still busy after `limitMs`.
     */
    async idle(quietMs = 250, limitMs = 60_000): Promise<void> {
        const start = this.now
        this.lastActivity = start
        while (this.now < this.lastActivity + quietMs) {
            if (this.now - start >= limitMs)
                throw new Error(`the program is still busy after ${limitMs} ms`)
            await this.wait(this.lastActivity + quietMs - this.now)
        }
    }

    /** Cuts the power, at once, even from within a callback. `flash` stays readable; other calls fail from now on. */
    powerOff(): void {
        this.stop(new Error("the power is off"))
    }

    private async boot(): Promise<void> {
        const { vmSource, bytecode, settings } = this.options
        const { instantiate, random = platformRandom } = this.options
        const clock = this.clock
        const vm = await loadVm(vmSource, { clock, random, instantiate })
        this.connect(vm)
        vm.devsSetDeviceId(CHIP)
        vm.devsStart()
        for (const button of this.options.held ?? [])
            this.buttons.set(button, true)
        this.buttons.start()
        await this.wait(POWERED_MS)
        await this.until(() => this.chip.ready)
        if (this.storeLost) this.chip.setSetting(LOST, Uint8Array.of(1))
        for (const [key, value] of settings ?? [])
            this.chip.setSetting(key, value)
        if (this.twins.wantsFrames)
            this.chip.setSetting(FRAME, Uint8Array.of(1))
        this.chip.askProgramHash()
        await this.until(() => this.hashInFlash !== undefined)
        if (this.hashInFlash !== programHash(bytecode)) {
            this.deploy(vm, bytecode)
        }
        await this.until(() => this.running)
        await this.wait(SETTLE_MS)
    }

    private deploy(vm: DevsVm, program: Uint8Array): void {
        const problem = programProblem(program)
        if (problem) throw new Error(`the program ${problem}`)
        const code = vm.devsVerify(program) || vm.devsDeploy(program)
        if (code) throw new Error(`the program does not load: error ${code}`)
    }

    private connect(vm: DevsVm): void {
        this.vm = vm
        vm.flashLoad = () => this.flash
        vm.flashSave = bytes => this.saved(bytes)
        vm.sendPacket = frame => this.received(frame)
        vm.dmesg = line => {
            if (this.error) return
            this.options.onLog?.(line)
            this.log.take(line)
        }
        vm.error = what => this.fail(String(what), what)
        // 0 is a restart the program asked for
        vm.panicHandler = code => code && this.fail(`panic ${code}`)
    }

    private async until(condition: () => boolean): Promise<void> {
        for (let waited = 0; !condition(); waited++) {
            if (waited > BOOT_LIMIT_MS)
                throw new Error(
                    `the program did not start within ${BOOT_LIMIT_MS} ms`
                )
            await this.wait(1)
        }
    }

    private deliver(frame: Uint8Array): void {
        if (!this.error) this.vm?.handlePacket(frame)
    }

    private received(frame: Uint8Array): void {
        if (this.error) return
        const twin = decodeTwin(frame)
        if (twin) {
            this.lastActivity = this.now
            this.twins.take(twin.topic, twin.data)
        } else for (const packet of decodeFrame(frame)) this.packet(packet)
    }

    private packet(packet: Packet): void {
        if (packet.command) {
            this.lastActivity = this.now
            this.commands++
            this.pacing.command(
                this.now,
                nameOf(packet),
                this.buttons.renews(packet)
            )
            this.buttons.handle(packet)
        } else if (packet.device === CHIP) {
            this.chip.handle(packet)
            this.hashInFlash ??= this.chip.programHash(packet)
        }
    }

    /** The virtual machine pairs roles with services in its own order; this puts each where it belongs, at once. */
    private bindRoles(): void {
        BUTTONS.forEach((name, index) =>
            this.chip.setRole(ROLES[name], BUTTON_DEVICE, index + 1)
        )
    }

    private sampled(button: ButtonName): void {
        this.samples++
        if (button === "select") this.pacing.sample(this.now)
    }

    private saved(bytes: Uint8Array): void {
        if (this.error) return
        this.flashBytes = padFlash(bytes)
        this.options.onFlash?.(this.flash, this)
    }

    private printed(line: string): void {
        this.lastActivity = this.now
        this.options.onConsole?.(line)
    }

    private fail(reason: string, cause?: unknown): void {
        if (this.error) return
        const error = new ProgramStopped(this.log.explain(reason), { cause })
        this.stop(error)
        this.options.onStop?.(error)
    }

    private stop(error: Error): void {
        this.error ??= error
        this.clock.close()
    }

    private check(): void {
        if (this.error) throw this.error
    }
}
