// Grid: nine cards in three rows of three, and the prompt whose options are cards.

import { GRID_CARDS, Table } from "../engine/table"
import { ROLL, SELECT, SELECT_HOLD } from "../device/buttons"
import { WIDTH } from "../device/display"
import { CARD_PAGES, CARD_WIDTH, CARDS } from "./font"
import { drawHeader } from "./header"
import { HELD } from "./list"
import { COLS, INVERSE } from "./painter"
import {
    canvas,
    FOOTER,
    fillWords,
    footer,
    nextPress,
    redraw,
    screenArgs,
    show,
} from "./screen"
import { act, holdForMenu, row, selectNext, take } from "./vocabulary"

const TOP = 1
const ROWS = FOOTER - TOP
/** Columns of text that the cards take. */
export const COLUMNS = 10
/** Pixels from the left edge to the first card, and from one card to the next. */
const LEFT = 2
const STEP = 20
const ABREAST = 3
const CARD_SIZE = CARD_PAGES * CARD_WIDTH

/** Which picture it is, for the canvas; no dice have such a key. */
const KEY = 1
/** No card as it can be drawn. */
const UNKNOWN = 255
/** The place of a cursor that is not there. */
export const NOWHERE = -1

/**
 * Nine cards at the left of rows 1 to 6, face down or showing a picture each, the one under the cursor dark on lit; beside
 * them 11 columns of text. A panel without room for pictures has none of it: who draws asks `canvas.short` first.
 * @devsWhenUsed
 */
export class Grid {
    /** The option under the cursor of a prompt. */
    cursor = 0
    /** The picture of each card to be drawn, and what is drawn: the same, with INVERSE under the cursor. */
    private readonly cards = Buffer.alloc(GRID_CARDS)
    private readonly drawn = Buffer.alloc(GRID_CARDS)

    /** Takes the cards as they lie now; they are drawn so until it is called again. */
    take(table: Table): void {
        for (let i = 0; i < GRID_CARDS; ++i) this.cards[i] = table.grid[i]
    }

    /** Puts the cards on the screen that is being composed; only those that differ are drawn, with `place` under the cursor. */
    draw(place: number): void {
        const picture = canvas.picture
        const before = picture.claim(TOP, ROWS, 0, COLUMNS, KEY)
        if (before === 0) this.drawn.fillAt(0, GRID_CARDS, UNKNOWN)
        this.update(place, before !== 0)
    }

    /** Writes a text beside the cards. */
    beside(template: string, args: number[]): void {
        const words = fillWords(template, args)
        canvas.wrap(words, TOP, COLUMNS, COLS - COLUMNS, ROWS)
    }

    /** Puts the cards on the screen that was begun, with a prompt's words beside them, for options below those. */
    ask(table: Table): void {
        this.take(table)
        this.draw(NOWHERE)
        this.beside(row(table.key), table.facts)
    }

    /**
     * Puts a prompt whose options' numbers are places on the screen that was begun, and waits. Beside the cards stands the
     * row of the prompt's key, its last number the picture under the cursor where that card is open. Gives the option's
     * index, or `HELD`, with the cursor where it was before that press.
     */
    async choose(table: Table): Promise<number> {
        const { values, count } = table
        this.take(table)
        this.compose(table)
        for (;;) {
            await show()
            const press = await nextPress()
            if (press === ROLL) return this.cursor
            const at = this.cursor
            if (press === SELECT_HOLD) {
                // the press that began the hold had moved the cursor
                this.cursor = (at + count - 1) % count
                return HELD
            }
            if (press !== SELECT || count === 1) continue
            const next = (at + 1) % count
            const { cards } = this
            this.cursor = next
            if (cards[values[at]] === cards[values[next]])
                this.update(values[next], true)
            else {
                redraw()
                this.compose(table)
            }
        }
    }

    private compose(table: Table): void {
        const { cursor } = this
        const args = screenArgs
        const facts = table.facts
        const place = table.values[cursor]
        const picture = this.cards[place]
        drawHeader()
        this.draw(place)
        for (let i = 0; i < facts.length; ++i) args[i] = facts[i]
        if (picture > 0) args[facts.length - 1] = picture
        this.beside(row(table.key), args)
        const does = act(table.labels[0])
        footer(
            table.count > 1 ? selectNext : holdForMenu,
            does === undefined ? take : does,
            0
        )
    }

    /** Draws the cards that differ from what is drawn; downwards, since windows below each other become one. */
    private update(cursor: number, tells: boolean): void {
        const { cards, drawn } = this
        const { frame, windows } = canvas
        let x = LEFT
        for (let column = 0; column < ABREAST; ++column) {
            let page = TOP
            for (let i = column; i < GRID_CARDS; i += ABREAST) {
                const code = i === cursor ? cards[i] | INVERSE : cards[i]
                const below = page + CARD_PAGES
                if (code !== drawn[i]) {
                    drawn[i] = code
                    drawCard(frame, page * WIDTH + x, code)
                    if (tells) windows.add(page, below, x, x + CARD_WIDTH)
                }
                page = below
            }
            x += STEP
        }
    }
}

/** Draws a card into the frame, its upper left byte at `to`. */
function drawCard(frame: Buffer, to: number, code: number): void {
    let from = (code % INVERSE) * CARD_SIZE
    for (let page = 0; page < CARD_PAGES; ++page) {
        frame.blitAt(to, CARDS, from, CARD_WIDTH)
        if (code >= INVERSE)
            for (let i = to; i < to + CARD_WIDTH; ++i) frame[i] = frame[i] ^ 255
        to += WIDTH
        from += CARD_WIDTH
    }
}
