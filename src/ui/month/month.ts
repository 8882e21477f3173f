// Month: the calendar of a game that is played on one, and a large leaf of it with the day's number.

import { Month } from "../../engine/month"
import { WIDTH } from "../../device/display"
import { DIE_WIDTH, FONT, CELL_WIDTH, GLYPH_DIE_FILLED } from "../font"
import { drawDigit, drawFace } from "../dice"
import { COLS, INVERSE } from "../painter"
import { canvas, print } from "../screen"
import {
    ALL,
    DIGIT_PAGES,
    DIGIT_WIDTH,
    DIGITS,
    PIECE_WIDTH,
    PIECES,
    SQUARE_WIDTH,
    SQUARES,
    START,
} from "./pictures"

/** The first and the number of rows of text that the month takes, a week each, and of columns that a leaf alone takes. */
export const TOP = 1
export const ROWS = 5
export const LEAF_COLUMNS = 7

const LAST_DAY = 31
const WEEK = 7
const PLAYERS = 4
/** Pieces on a square, a bit each from 1 on; where the number of the one that is lit stands above them. */
const EVERYONE = 15
const LIT = 16
/** A square that can't be: it is drawn anew. */
const UNKNOWN = 255
/** Pixels of a square that turn over where it is lit: not the line below it. */
const INSIDE = 127
const LINE = 128

/** A leaf's place beside the month, its width, and where its digits begin when it has two. */
const BESIDE = 87
const LEAF_WIDTH = 40
const TENS = 3
const UNITS = 22
const MIDDLE = 12
/** Where in a leaf its die stands, as text; and beside the month the die that falls. */
const DIE = 14
const FALLING = BESIDE + 7

/** As pictures, for the canvas; no dice have such keys. A leaf's are from the second on. */
const MONTH_KEY = 1
const LEAF_KEY = 4096
const FACES = 8

/** Where a panel that has not room for the month tells the days: player by player. */
const PLACE = "{n0}:"
const PLACE_WIDTH = 5
const NUMBER = "{n0}"

/** What each day is to show, and shows; day 0 is Start. */
const wanted = Buffer.alloc(LAST_DAY + 1)
const shown = Buffer.alloc(LAST_DAY + 1)
/** What stands beside the month, as a leaf's key, or a falling die's face. */
let besideShown = 0

/** How many pieces there are. */
let pieceCount = 0

/** Takes up where the pieces are now; the one of `month.mover` is lit. */
export function takePieces(month: Month, players: number): void {
    pieceCount = players
    wanted.fillAt(0, LAST_DAY + 1, 0)
    for (let player = 1; player <= players; ++player) {
        const day = month.day(player)
        wanted[day] = wanted[day] | (1 << (player - 1))
    }
    const day = month.day(month.mover)
    wanted[day] = wanted[day] | (month.mover * LIT)
}

/**
 * Puts the month on the screen that is being composed, the squares that differ, and beside it the leaf of a day (0: none)
 * with the face that was rolled (0: none); or instead of that a die that falls. Where there is not room it is a row of text.
 */
export function drawMonth(
    month: Month,
    day: number,
    face: number,
    falls: boolean
): void {
    if (canvas.short) {
        drawPlaces(month)
        return
    }
    const frame = canvas.frame
    const isThere = canvas.picture.claim(TOP, ROWS, 0, COLS, MONTH_KEY) !== 0
    if (!isThere) {
        shown.fillAt(0, LAST_DAY + 1, UNKNOWN)
        besideShown = 0
    }
    for (let i = 0; i <= LAST_DAY; ++i)
        if (wanted[i] !== shown[i]) drawDay(month, i, isThere)
    const beside = falls ? face : day * FACES + face + LEAF_KEY
    if (beside === besideShown) return
    const turns = falls && besideShown > 0 && besideShown < LEAF_KEY
    besideShown = beside
    if (turns) {
        drawDigit(canvas, FALLING, face - 1)
        return
    }
    for (let page = TOP; page < TOP + ROWS; ++page)
        frame.fillAt(page * WIDTH + BESIDE, LEAF_WIDTH, 0)
    if (falls) drawFace(frame, FALLING, face - 1, 0, DIE_WIDTH)
    else if (day > 0) fillLeaf(BESIDE, day, face)
    if (isThere)
        canvas.windows.add(TOP, TOP + ROWS, BESIDE, BESIDE + LEAF_WIDTH)
}

/** Puts the leaf of a day, 1 or later, on the screen that is being composed, with text to stand on its right. */
export function drawLeaf(day: number): void {
    const picture = canvas.picture
    const key = day * FACES + LEAF_KEY
    const before = picture.claim(TOP, ROWS, 0, LEAF_COLUMNS, key)
    if (before === key) return
    fillLeaf(0, day, 0)
    if (before !== 0) canvas.windows.add(TOP, TOP + ROWS, 0, LEAF_WIDTH)
}

/** Everybody's day as text. */
function drawPlaces(month: Month): void {
    for (let player = 1; player <= pieceCount; ++player) {
        const col = (player - 1) * PLACE_WIDTH
        print(TOP, col, PLACE, player)
        print(TOP, col + 2, NUMBER, month.day(player))
    }
}

/** Draws a day's square into the frame; Start's stands behind the last day. */
function drawDay(month: Month, day: number, tells: boolean): void {
    const frame = canvas.frame
    const code = wanted[day]
    const pieces = code % LIT
    const lit = code >> 4
    const place = day === 0 ? LAST_DAY : day - 1
    const page = TOP + ((place / WEEK) | 0)
    const x = (place % WEEK) * SQUARE_WIDTH
    let at = page * WIDTH + x
    let end = x + SQUARE_WIDTH + 1
    let square = 0
    shown[day] = code
    if (day === 0) {
        // the arrow, then room for everybody
        blitSquare(at, START)
        frame.fillAt(at + SQUARE_WIDTH, 3 * SQUARE_WIDTH, LINE)
        at += SQUARE_WIDTH
        end = WEEK * SQUARE_WIDTH
    } else {
        if (pieces === EVERYONE) square = ALL
        else if (pieces === 0) square = month.picture(day)
        blitSquare(at, square)
    }
    frame[page * WIDTH + WEEK * SQUARE_WIDTH] = 255
    // the piece that moves is among them
    if (square === ALL) turn(at + 1, SQUARE_WIDTH - 1)
    else drawPieces(at + 1, pieces, lit)
    if (tells) canvas.windows.add(page, page + 1, x, end)
}

function blitSquare(at: number, square: number): void {
    canvas.frame.blitAt(at, SQUARES, square * SQUARE_WIDTH, SQUARE_WIDTH)
}

/** Draws pieces side by side, the lit one dark in a lit box. */
function drawPieces(at: number, pieces: number, lit: number): void {
    const frame = canvas.frame
    for (let player = 1; player <= PLAYERS; ++player) {
        if (((pieces >> (player - 1)) & 1) === 0) continue
        frame.blitAt(at, PIECES, (player - 1) * PIECE_WIDTH, PIECE_WIDTH)
        if (player === lit) {
            turn(at, PIECE_WIDTH)
            frame[at - 1] = 255
            frame[at + PIECE_WIDTH] = 255
        }
        at += PIECE_WIDTH + 1
    }
}

/** Turns pixels of a square over. */
function turn(at: number, width: number): void {
    const frame = canvas.frame
    for (let i = at; i < at + width; ++i) frame[i] = frame[i] ^ INSIDE
}

/** Draws a leaf into pixels that are blank or a leaf's: a lit head, with the die that was rolled if any, and the number. */
function fillLeaf(x: number, day: number, face: number): void {
    const frame = canvas.frame
    const tens = (day / 10) | 0
    let at = TOP * WIDTH + x
    frame.fillAt(at, LEAF_WIDTH, 255)
    if (face > 0) {
        blitGlyph(at + DIE, GLYPH_DIE_FILLED)
        blitGlyph(at + DIE + CELL_WIDTH, 48 + face)
    }
    for (let page = 1; page < ROWS; ++page) {
        at += WIDTH
        frame.fillAt(at, LEAF_WIDTH, page < ROWS - 1 ? 0 : LINE)
        frame[at] = 255
        frame[at + LEAF_WIDTH - 1] = 255
    }
    at = (TOP + 1) * WIDTH + x
    if (tens > 0) blitDigit(at + TENS, tens)
    blitDigit(at + (tens > 0 ? UNITS : MIDDLE), day % 10)
}

/** One glyph, dark on lit. */
function blitGlyph(at: number, code: number): void {
    canvas.frame.blitAt(at, FONT, (code | INVERSE) * CELL_WIDTH, CELL_WIDTH)
}

function blitDigit(at: number, digit: number): void {
    let from = digit * DIGIT_PAGES * DIGIT_WIDTH
    for (let page = 0; page < DIGIT_PAGES; ++page) {
        canvas.frame.blitAt(at, DIGITS, from, DIGIT_WIDTH)
        at += WIDTH
        from += DIGIT_WIDTH
    }
}
