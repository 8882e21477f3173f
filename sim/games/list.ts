/** The host's side of the games. */
import { getRichQuick } from "./get-rich-quick"
import type { HostGame } from "./host-game"
import { payDay } from "./pay-day"
import { richUncle } from "./rich-uncle"
import { whosRichest } from "./whos-richest"

const HOST_GAMES: HostGame[] = [richUncle, whosRichest, getRichQuick, payDay]

/** The host's side of a game that there is. */
export function hostGame(id: string): HostGame {
    const game = HOST_GAMES.find(host => host.id === id)
    if (!game) throw new Error(`the host does not know ${id}`)
    return game
}
