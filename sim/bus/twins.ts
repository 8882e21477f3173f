/** Twin messages: what the program tells the host past the Jacdac bus, its I2C writes and its frames. */
import { FrameCheck } from "../frame-check"
import type { HostOptions } from "../host-options"

const I2C_TOPIC = /^i2c\/([0-9a-f]{2})$/

/** The topic of frames, and the setting that asks the program for them. */
export const FRAME = "frame"

/** Takes the messages of one program. */
export class Twins {
    /** I2C traffic so far; bytes without those of the address. */
    readonly i2c = { transactions: 0, bytes: 0 }
    /** Whether the program is to send its frames. */
    readonly wantsFrames: boolean
    private readonly check: FrameCheck | undefined

    /** `failed` is told what is wrong: another topic, a panel that does not show the canvas. */
    constructor(
        private readonly options: HostOptions,
        private readonly failed: (message: string) => void
    ) {
        const { panel, onFrame } = options
        this.check = panel && new FrameCheck(panel, failed)
        this.wantsFrames = panel !== undefined || onFrame !== undefined
    }

    /** Frames compared with the panel so far. */
    get frames(): number {
        return this.check?.frames ?? 0
    }

    /** Takes one message. */
    take(topic: string, bytes: Uint8Array): void {
        const address = I2C_TOPIC.exec(topic)?.[1]
        if (address) this.write(parseInt(address, 16), bytes)
        else if (topic === FRAME) {
            this.check?.take(bytes)
            this.options.onFrame?.(bytes)
        } else this.failed(`twin message with unknown topic ${topic}`)
    }

    private write(address: number, bytes: Uint8Array): void {
        this.i2c.transactions++
        this.i2c.bytes += bytes.length
        this.options.panel?.write(bytes)
        this.options.onI2c?.({ address, bytes })
    }
}
