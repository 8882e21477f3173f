/**
 * The entry for DeviceScript's own tools: `devs devtools src/main-devtools.ts`. The program is the Pico's, and its screen is
 * offered to the dashboard as an indexed-screen service. That service starts timers, as no handheld may, so it is in this
 * entry alone: it costs the chip nothing, and our own simulators never run it.
 */
import { board } from "@dsboard/pocket_pico"
import { startIndexedScreen } from "@devicescript/drivers"
import { Display, Image, Palette } from "@devicescript/graphics"
import { App } from "./app"
import { WHOS_RICHEST } from "./games/whos-richest/entry"
import { PAGES, WIDTH } from "./device/display"
import { simulated } from "./device/oled"

const HEIGHT = PAGES * 8
const LOOK_MS = 50

/** A canvas's frame as an image, which is column after column; the frame lies page after page. */
class Mirror implements Display {
    readonly palette = Palette.monochrome()
    readonly image = Image.alloc(WIDTH, HEIGHT, 1)
    private readonly pages: Image[] = []
    /** The bytes of the frame, and those mirrored last: comparing two images is native. */
    private readonly wanted: Image
    private readonly shown = Image.alloc(WIDTH, HEIGHT, 1)

    constructor(frame: Buffer) {
        this.wanted = Image.alloc(WIDTH, HEIGHT, 1, frame)
        for (let page = 0; page < PAGES; page++)
            this.pages.push(Image.alloc(WIDTH, 8, 1, frame, page * WIDTH))
    }

    async init(): Promise<void> {}

    async show(): Promise<void> {}

    /** Whether the frame has changed; if so, the image is brought up to it. */
    update(): boolean {
        if (this.wanted.equals(this.shown)) return false
        this.shown.drawImage(this.wanted, 0, 0)
        for (let page = 0; page < PAGES; page++)
            this.image.drawImage(this.pages[page], 0, page * 8)
        return true
    }
}

const app = new App(board.startSelect("select"), board.startRoll("roll"), [
    WHOS_RICHEST,
])
if (simulated) {
    const mirror = new Mirror(app.oled.frame)
    const screen = await startIndexedScreen(mirror)
    setInterval(async () => {
        if (mirror.update()) await screen.show()
    }, LOOK_MS)
}
await app.run()
