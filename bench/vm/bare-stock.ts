// The same game with the library's way to the panel.

import { Bare } from "./bare"
import { play } from "./bare-game"
import { StockCanvas } from "./stock-canvas"

const bare = new Bare()
const canvas = new StockCanvas(bare.oled)
bare.oled.start = async () => await canvas.start()
await play(bare, canvas)
