import { sleep } from "@devicescript/core"
import { expect } from "@devicescript/test"
import { Display, PAGES, WIDTH } from "../../../src/device/display"
import { Windows } from "../../../src/device/panel/windows"
import { FONT } from "../../../src/ui/font"
import { COLS } from "../../../src/ui/painter"

/** A panel that takes over only the windows it is told of, and counts their bytes. */
export class Panel implements Display {
    readonly frame = Buffer.alloc(WIDTH * PAGES)
    readonly pixels = Buffer.alloc(WIDTH * PAGES)
    readonly windows = new Windows()
    pages = PAGES
    shows = 0
    columns = 0

    async show(): Promise<void> {
        const { bytes, size } = this.windows
        this.shows++
        this.columns = 0
        for (let i = 0; i < size; i += 4)
            for (let page = bytes[i + 2]; page < bytes[i + 3]; page++)
                this.take(page, bytes[i], bytes[i + 1])
        this.windows.size = 0
    }

    private take(page: number, from: number, to: number): void {
        expect(from < to && to <= WIDTH && page < this.pages).toBe(true)
        this.columns += to - from
        const at = page * WIDTH + from
        this.pixels.blitAt(at, this.frame, at, to - from)
    }

    /** The pixels of a part of a page, a line for each row of them. */
    art(page: number, x: number, width: number): string {
        let s = ""
        for (let y = 0; y < 8; y++) {
            for (let i = x; i < x + width; i++)
                s += (this.pixels[page * WIDTH + i] >> y) & 1 ? "#" : "."
            s += "\n"
        }
        return s
    }

    /** The text cells on the panel, told by their pixels; `_` for an inverse one, `?` for none. */
    async row(n: number): Promise<string> {
        // Many steps: a real wait keeps the runtime from taking them for an endless loop.
        await sleep(1)
        let s = ""
        for (let col = 0; col < COLS; col++)
            s += this.cellAt(n * WIDTH + col * 6 + 1)
        return s
    }

    private cellAt(at: number): string {
        for (let code = 32; code < 127; code++) {
            let i = 0
            while (i < 6 && FONT[code * 6 + i] === this.pixels[at + i]) i++
            if (i === 6) return String.fromCharCode(code)
        }
        return this.pixels[at + 5] === 255 ? "_" : "?"
    }
}
