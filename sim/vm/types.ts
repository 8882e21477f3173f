/** What the host uses of the Emscripten module inside the DeviceScript command line. */
export interface DevsVm {
    /** Settles when the WebAssembly code is ready to be called. */
    ready: Promise<DevsVm>
    /** Called with every Jacdac frame and every twin message the program sends. */
    sendPacket: (frame: Uint8Array) => void
    /** Hands one frame with a right CRC to the bus; lost when called while the VM is running. */
    handlePacket(frame: Uint8Array): void
    /** Gives the flash at start; an empty array stands for a new chip. */
    flashLoad: () => Uint8Array
    /** Called with the flash each time the program's writes are complete; the last byte is missing. */
    flashSave: (bytes: Uint8Array) => void
    /** Called when the program stops by a panic; 0 is a restart the program asked for. */
    panicHandler: (code: number) => void
    /** Called with every line of the log; what the program prints begins with "> ". */
    dmesg: (line: string) => void
    /** Called when the VM itself fails. */
    error: (what: unknown) => void
    /** Puts a program into flash and starts it; 0, or an error code. */
    devsDeploy(program: Uint8Array): number
    /** Checks a program; 0, or an error code. */
    devsVerify(program: Uint8Array): number
    /** Sets the device identifier, 16 hexadecimal digits; only before `devsStart`. */
    devsSetDeviceId(id: string): void
    devsStart(): void
    devsStop(): void
    /** Collect garbage at every allocation. */
    devsGcStress(on: boolean): void
}

/** The CommonJS module's export. */
export type VmFactory = (options: Record<string, unknown>) => Promise<DevsVm>
