/** What outlives a reload: the flash, and what the program has said about the games in it. */
import { clear, getMany, setMany } from "idb-keyval"
import { FLASH_SIZE } from "../flash"
import type { SavedLog } from "./game-log"

/** What a browser keeps of a handheld. */
export interface Saved {
    flash: Uint8Array | undefined
    log: SavedLog | undefined
}

const FLASH = "flash"
const LOG = "log"

/** What was kept; nothing where the browser keeps nothing, as in some private windows. */
export async function loadSaved(): Promise<Saved> {
    try {
        const [flash, log] = await getMany<unknown>([FLASH, LOG])
        const whole = flash instanceof Uint8Array && flash.length === FLASH_SIZE
        return {
            flash: whole ? flash : undefined,
            log: whole ? (log as SavedLog | undefined) : undefined,
        }
    } catch {
        return { flash: undefined, log: undefined }
    }
}

/** Keeps both at once: a log must never be older than the flash it belongs to. Gives whether the browser took them. */
export async function keep(flash: Uint8Array, log: SavedLog): Promise<boolean> {
    try {
        await setMany([
            [FLASH, flash],
            [LOG, log],
        ])
        return true
    } catch {
        return false
    }
}

/** Forgets everything. */
export async function forget(): Promise<void> {
    await clear().catch(() => undefined)
}
