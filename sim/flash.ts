/** The chip's settings flash as bytes: 128 kB that hold the program and the settings, in the layout of `jd_fstor.c`. */

/** Bytes of the flash. */
export const FLASH_SIZE = 128 * 1024

/** What the virtual machine fills unused flash with. */
const FILL = 0x37

/** Two copies of the directory, each of two pages; the one with the higher generation counts. */
const DIRECTORIES = [0, 2 * 4096]
const MAGIC = [0x46, 0x53, 0x54, 0x52, 0x0a, 0xea, 0xec, 0x6b]

/** `bytes` filled up to `FLASH_SIZE`; the virtual machine saves only what is not fill at the end. */
export function padFlash(bytes: Uint8Array): Uint8Array {
    const flash = new Uint8Array(FLASH_SIZE).fill(FILL)
    flash.set(bytes.subarray(0, FLASH_SIZE))
    return flash
}

/** Undefined when `bytes` can be a flash, else what is wrong with them, to be put after a name. */
export function flashProblem(bytes: Uint8Array): string | undefined {
    if (bytes.length !== FLASH_SIZE)
        return `is ${bytes.length} bytes long, not ${FLASH_SIZE}`
    const found = DIRECTORIES.some(at =>
        MAGIC.every((byte, i) => bytes[at + i] === byte)
    )
    return found ? undefined : "does not hold a settings flash"
}
