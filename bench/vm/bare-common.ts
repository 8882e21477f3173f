// The same game with its screens composed and none shown.

import { Bare } from "./bare"
import { play } from "./bare-game"
import { BlankCanvas } from "./bench-canvas"

const bare = new Bare()
bare.oled.start = async () => {}
await play(bare, new BlankCanvas(bare.oled))
