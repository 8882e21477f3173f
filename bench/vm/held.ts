// The handheld with less heap than there is: the setting `ballast` says how many bytes are held all the time.

import * as ds from "@devicescript/core"
import { settings } from "@devicescript/settings"
import { board } from "@dsboard/pocket_pico"
import { App } from "../../src/app"
import { GameEntry } from "../../src/engine/game"

const KEY = "ballast"

/** Runs a handheld that has these games; never comes back. */
export async function run(games: GameEntry[]): Promise<void> {
    const select = board.startSelect("select")
    const roll = board.startRoll("roll")
    const bytes = await askSize()
    // one piece, so that what is left is in one piece too
    const ballast = Buffer.alloc(bytes)
    console.log(`ballast ${ballast.length}`)
    await new App(select, roll, games).run()
    // never comes here, but keeps the buffer until then
    console.log(`ballast ${ballast.length}`)
}

async function askSize(): Promise<number> {
    const fiber = ds.Fiber.self()
    let asking = true
    settings.report().subscribe((packet: ds.Packet) => {
        const code = settings.spec.lookup("get").code
        if (!asking || packet.serviceCommand !== code) return
        asking = false
        const value: Buffer = packet.decode()[1]
        fiber.resume(value.length === 0 ? 0 : value.getAt(0, "u16"))
    })
    await settings.get(KEY)
    return (await ds.suspend()) as number
}
