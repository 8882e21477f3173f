// A game with our own way to the panel.

import { Canvas } from "../../src/ui/canvas"
import { Bare } from "./bare"
import { play } from "./bare-game"

const bare = new Bare()
await play(bare, new Canvas(bare.oled))
