/**
 * The handheld's two button services, as one device on the Jacdac bus. They behave as the firmware's (`button.c` and
 * `jd_sensor.c` of jacdac-c): the level is sampled every 9 ms, `hold` comes at 500 ms and every 500 ms after, a reading
 * stream sends its first sample at once and then one every 100 ms. jacdac-ts has such a service too, but it samples
 * every 50 ms, which loses taps and delays holds, and its bus hangs on the wall clock and on promises.
 */
import type { Clock } from "../clock"
import {
    ANNOUNCE,
    EVENT,
    GET_REGISTER,
    SET_REGISTER,
    concat,
    encodeFrame,
    littleEndian,
    type Packet,
} from "./frames"

/** A button of the handheld. */
export type ButtonName = "select" | "roll"

/**
 * The buttons in the order of their service indices, which start at 1. This is the order of their roles' names, in which
 * the virtual machine binds roles by itself, so they are right from the program's first line.
 */
export const BUTTONS: readonly ButtonName[] = ["roll", "select"]

const SERVICE_BUTTON = 0x1473a263
const SAMPLE_MS = 9
const HOLD_MS = 500
const ANNOUNCE_MS = 500

const REG_STREAMING_SAMPLES = 0x03
const REG_STREAMING_INTERVAL = 0x04
const REG_READING = 0x101
const REG_ANALOG = 0x180
const NOT_IMPLEMENTED = 0x03

const EVENT_DOWN = 0x01
const EVENT_UP = 0x02
const EVENT_HOLD = 0x81

/** What a button service needs of its device. */
interface Sender {
    clock: Clock
    report: (service: number, code: number, data: Uint8Array) => void
    event: (service: number, code: number, data: Uint8Array) => void
    /** Told before each sample of the reading stream. */
    sampled: () => void
}

/** One button service. */
class Button {
    private level = false
    private pressed = false
    private pressedAt = 0
    private nextHold = HOLD_MS
    private sampling = 0
    private streaming = 0
    private samples = 0
    private interval = 100

    constructor(
        private readonly service: number,
        private readonly sender: Sender
    ) {}

    /** The level at the pin; the service sees it at its next sample. */
    set(level: boolean): void {
        this.level = level
        this.scheduleSample()
    }

    /** Answers a command of the program. */
    handle({ code, data }: Packet): void {
        const value = Array.from(data).reduceRight(
            (high, byte) => high * 256 + byte,
            0
        )
        if (code === (SET_REGISTER | REG_STREAMING_SAMPLES))
            this.startStream(value)
        else if (code === (SET_REGISTER | REG_STREAMING_INTERVAL))
            this.interval = Math.min(Math.max(value, 20), 100_000)
        else if ((code & 0xf000) === GET_REGISTER) this.answer(code)
    }

    private answer(code: number): void {
        const values = new Map([
            [REG_STREAMING_SAMPLES, littleEndian(this.samples, 1)],
            [REG_STREAMING_INTERVAL, littleEndian(this.interval, 4)],
            [REG_READING, this.reading()],
            [REG_ANALOG, littleEndian(0, 1)],
        ])
        const value = values.get(code & 0xfff)
        if (value) this.sender.report(this.service, code, value)
        else
            this.sender.report(
                this.service,
                NOT_IMPLEMENTED,
                concat(littleEndian(code, 2), littleEndian(0, 2))
            )
    }

    private reading(): Uint8Array {
        return littleEndian(this.pressed ? 0xffff : 0, 2)
    }

    private startStream(samples: number): void {
        this.samples = samples & 0xff
        this.sender.clock.clearTimeout(this.streaming)
        if (this.samples)
            this.streaming = this.sender.clock.setTimeout(
                () => this.stream(),
                0
            )
    }

    private stream(): void {
        this.samples--
        this.sender.sampled()
        this.sender.report(
            this.service,
            GET_REGISTER | REG_READING,
            this.reading()
        )
        if (this.samples)
            this.streaming = this.sender.clock.setTimeout(
                () => this.stream(),
                this.interval
            )
    }

    private scheduleSample(): void {
        const { clock } = this.sender
        // while nothing changes there is nothing to see: sample on the 9 ms grid only around a press
        this.sampling ||= clock.setTimeout(
            () => this.sample(),
            SAMPLE_MS - (clock.now() % SAMPLE_MS)
        )
    }

    private sample(): void {
        this.sampling = 0
        const now = this.sender.clock.now()
        const length = now - this.pressedAt
        if (this.level && !this.pressed) {
            this.pressedAt = now
            this.nextHold = HOLD_MS
            this.sender.event(this.service, EVENT_DOWN, new Uint8Array(0))
        } else if (!this.level && this.pressed) {
            this.sender.event(this.service, EVENT_UP, littleEndian(length, 4))
        } else if (this.pressed && length >= this.nextHold) {
            this.nextHold += HOLD_MS
            this.sender.event(this.service, EVENT_HOLD, littleEndian(length, 4))
        }
        this.pressed = this.level
        if (this.pressed) this.scheduleSample()
    }
}

/** What the device needs of the host. */
export interface ButtonDeviceOptions {
    clock: Clock
    /** 16 hexadecimal digits. */
    device: string
    /** Puts a frame on the bus; only called from the clock, never from within `handle`. */
    send: (frame: Uint8Array) => void
    /** Told before each sample of a button's reading stream. */
    sampled: (button: ButtonName) => void
}

/** The device with the two button services. */
export class ButtonDevice {
    private readonly buttons: Button[]
    private restarts = 0
    private events = 0

    constructor(private readonly options: ButtonDeviceOptions) {
        this.buttons = BUTTONS.map(
            (name, index) => new Button(index + 1, this.senderFor(name))
        )
    }

    /** Starts announcing the device, now and every 500 ms, so that the program can bind its roles. */
    start(): void {
        const services = this.buttons.map(() => littleEndian(SERVICE_BUTTON, 4))
        this.restarts = Math.min(this.restarts + 1, 0xf)
        this.report(
            0,
            ANNOUNCE,
            concat(littleEndian(this.restarts, 4), ...services)
        )
        this.options.clock.setTimeout(() => this.start(), ANNOUNCE_MS)
    }

    /** Presses or releases a button. */
    set(button: ButtonName, down: boolean): void {
        this.buttons[BUTTONS.indexOf(button)]?.set(down)
    }

    /** Whether a command starts a reading stream or goes on with it. */
    renews({ device, code, data }: Packet): boolean {
        const stream = code === (SET_REGISTER | REG_STREAMING_SAMPLES)
        return device === this.options.device && stream && data[0] !== 0
    }

    /** Takes a command the program sent. The answer goes out a moment later, when the virtual machine listens again. */
    handle(packet: Packet): void {
        const button = this.buttons[packet.service - 1]
        if (packet.device !== this.options.device || !button) return
        this.options.clock.setTimeout(() => button.handle(packet), 0)
    }

    private senderFor(name: ButtonName): Sender {
        return {
            clock: this.options.clock,
            report: (service, code, data) => this.report(service, code, data),
            event: (service, code, data) => this.event(service, code, data),
            sampled: () => this.options.sampled(name),
        }
    }

    private report(service: number, code: number, data: Uint8Array): void {
        this.options.send(
            encodeFrame({
                device: this.options.device,
                command: false,
                service,
                code,
                data,
            })
        )
    }

    /** Events carry a counter; the firmware sends each three times for a lossy wire, here once is enough. */
    private event(service: number, code: number, data: Uint8Array): void {
        this.events = (this.events + 1) & 0x7f
        this.report(service, EVENT | (this.events << 8) | code, data)
    }
}
