/** What outlives a reload: the flash, and what the program has said about the games in it. */
import { clear, getMany, setMany } from "idb-keyval"
import { FLASH_SIZE } from "../flash"
import type { SavedLog } from "./game-log"

/** What a browser keeps of a handheld. */
export interface Saved {
    flash: Uint8Array | undefined
    log: SavedLog | undefined
}

const NOTHING: Saved = { flash: undefined, log: undefined }
const FLASH = "flash"
const LOG = "log"

/** Stands in the local storage while something is kept: opening a database takes a new visitor's browser long. */
const MARK = "pocket-treasurer"

/** What was kept; nothing where the browser keeps nothing, as in some private windows. */
export async function loadSaved(): Promise<Saved> {
    try {
        if (!localStorage.getItem(MARK)) return NOTHING
        const [flash, log] = await getMany<unknown>([FLASH, LOG])
        const whole = flash instanceof Uint8Array && flash.length === FLASH_SIZE
        return {
            flash: whole ? flash : undefined,
            log: whole ? (log as SavedLog | undefined) : undefined,
        }
    } catch {
        return NOTHING
    }
}

/** Keeps both at once: a log must never be older than the flash it belongs to. Gives whether the browser took them. */
export async function keep(flash: Uint8Array, log: SavedLog): Promise<boolean> {
    try {
        await setMany([
            [FLASH, flash],
            [LOG, log],
        ])
        localStorage.setItem(MARK, "kept")
        return true
    } catch {
        return false
    }
}

/** Forgets everything. */
export async function forget(): Promise<void> {
    try {
        localStorage.removeItem(MARK)
        await clear()
    } catch {
        // where nothing is kept there is nothing to forget
    }
}
