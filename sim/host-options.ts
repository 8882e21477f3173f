/** What a `Host` is started with, and what it reports. */
import type { ButtonName } from "./bus/buttons"
import type { OledChip } from "./chips/oled"
import type { Settings } from "./env"
import type { Host, ProgramStopped } from "./host"
import type { Instantiate } from "./vm/load"

/** One I2C write as it is on the bus: the 7-bit address and the bytes after it. */
export interface I2cWrite {
    address: number
    bytes: Uint8Array
}

/** How to start a `Host`. */
export interface HostOptions {
    /** The virtual machine's text, from `readVmSource`. */
    vmSource: string
    /** The compiled program, a `.devs` file. */
    bytecode: Uint8Array
    /** The flash a power cut left; a new chip without it. */
    flash?: Uint8Array | undefined
    /** Written to the flash before the program starts. */
    settings?: Settings | undefined
    /** The chip's source of chance: gives `count` bytes; the platform's own by default. */
    random?: ((count: number) => Uint8Array) | undefined
    /**
     * The panel on the I2C bus, at any address. After each frame it must show the canvas, pixel for pixel; where it does
     * not, or was told what its datasheet does not define, that is one of the host's failures.
     */
    panel?: OledChip | undefined
    /** Starts the virtual machine's code; for benchmarks. */
    instantiate?: Instantiate | undefined
    /** The wall clock (default), or one that moves only while the host is made to wait. */
    clock?: "real" | "faked" | undefined
    /** Buttons that are held down since before power-on. */
    held?: readonly ButtonName[] | undefined
    /** Each line the program prints. */
    onConsole?: ((line: string) => void) | undefined
    /** Each I2C write of the program. */
    onI2c?: ((write: I2cWrite) => void) | undefined
    /** The canvas, each time after it has been sent to the panel; the program sends it only to a host that wants it. */
    onFrame?: ((frame: Uint8Array) => void) | undefined
    /** Each line of the virtual machine's log, what the program prints included. */
    onLog?: ((line: string) => void) | undefined
    /** The flash after each complete write, those of the start included. */
    onFlash?: ((flash: Uint8Array, host: Host) => void) | undefined
    /** The program stopped by an exception or panic; nothing happens any more. */
    onStop?: ((error: ProgramStopped) => void) | undefined
}
