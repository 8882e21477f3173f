// BenchCanvas: what the canvases of other ways to the panel have in common.

import * as ds from "@devicescript/core"
import { Display } from "../../src/device/display"
import { Canvas } from "../../src/ui/canvas"
import { Text } from "../../src/ui/text"

// What the host is told in frames of one byte: a frame is complete; what follows would not be done on this way, and so is
// not measured; from now on it is again. See bench/recorder.ts.
const COMPLETE = Buffer.from([0])
const PAUSE = Buffer.from([1])
const RESUME = Buffer.from([2])

/** Screens are composed as in `Canvas`, which costs the same on every way; what becomes of them is another matter. */
export abstract class BenchCanvas extends Canvas {
    /** The same canvas, with what of it is private. */
    protected readonly own: any

    /** @param display whose frame pictures are drawn into; nothing of it is shown */
    constructor(display: Display) {
        super(display)
        this.own = this
        // what is changed in place is part of our way: here it is composed
        this.own.change = this.own.printGlyph
        this.pauseForPictures()
    }

    protected async complete(): Promise<void> {
        await ds._twinMessage("frame", COMPLETE)
    }

    protected async pause(): Promise<void> {
        await ds._twinMessage("frame", PAUSE)
    }

    protected async resume(): Promise<void> {
        await ds._twinMessage("frame", RESUME)
    }

    /**
     * What draws dice into the frame, from their claim to the next text, belongs to our way alone. (The language has no
     * `super.` for methods.)
     */
    private pauseForPictures(): void {
        const own = this.own
        const picture = own.picture
        const claim = picture.claim
        picture.claim = async (...box: number[]) => {
            const before = claim(box[0], box[1], box[2], box[3], box[4])
            await own.pause()
            own.print = async (
                row: number,
                col: number,
                text: Text,
                inverse: boolean
            ) => {
                delete own.print
                await own.resume()
                own.print(row, col, text, inverse)
            }
            return before
        }
    }
}

/** Shows nothing: what is measured is all that the ways have in common. */
export class BlankCanvas extends BenchCanvas {
    override async flush(): Promise<void> {
        await this.resume()
        await this.complete()
    }
}
