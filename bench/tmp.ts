import { playSaves } from "./cuts"
import { sweep } from "./sweep"
const played = await playSaves({ game: "rich-uncle", players: 3, seed: 11 }, 60)
const t = performance.now()
const tally = await sweep(played, { every: Number(process.argv[2] ?? 1) })
console.log(
    { ...tally, faults: tally.faults.slice(0, 20), n: tally.faults.length },
    performance.now() - t
)
