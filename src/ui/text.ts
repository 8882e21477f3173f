// Text: one message being composed, one byte per glyph, in a buffer that is allocated once.

import {
    GLYPH_QUESTION_DOWN,
    GLYPH_EXCLAMATION_DOWN,
    GLYPH_A_ACUTE,
} from "./font"
import { addName } from "./names"
import { P, PLAYER } from "./strings"
import { nameOf } from "./vocabulary"

/** Most glyphs a Text holds; what is added beyond that is cut silently. */
export const TEXT_CAPACITY = 255

const PLUS = 43
const MINUS = 45
const DOLLAR = 36
const COMMA = 44
const SPACE = 32
const ZERO = 48
const OPEN = 123
const CLOSE = 125
/** The kind `w`. */
const NAME = 119

// Where a string is looked at bytewise; shared, since nothing waits while it is in use.
const scratch = Buffer.alloc(TEXT_CAPACITY)

// Second UTF-8 bytes, after 0xc3, of the accented letters in the order of their glyph codes.
const LETTERS = hex`a1a9adb3babcb181898d939a9c91`

/**
 * A line or paragraph made of glyph bytes: printable ASCII stands for itself, the codes below 32 are
 * the glyphs of `font.ts`, 10 is a forced line break. Nothing is allocated after construction, so one
 * Text is kept and refilled. All `add` functions return the Text itself.
 * @devsWhenUsed
 */
export class Text {
    /** The glyphs; only the first `length` count. */
    readonly bytes: Buffer
    length = 0
    private size = 0
    private wide = 0

    constructor() {
        this.bytes = Buffer.alloc(TEXT_CAPACITY)
    }

    /** Makes the text empty. */
    clear(): Text {
        this.length = 0
        return this
    }

    /**
     * Appends a string: ASCII, and the Spanish letters the font has.
     * @throws Error naming the string when it holds any other character
     */
    add(s: string): Text {
        const size = (s as any).byteLength
        if (size === s.length) this.addBytes(s, 0, size)
        else {
            this.look(s, size)
            this.copy(0, this.size)
            this.check(s)
        }
        return this
    }

    /** Appends one glyph by its code, 1 to 127. */
    addGlyph(code: number): Text {
        const at = this.length
        if (at < TEXT_CAPACITY) {
            this.bytes[at] = code
            this.length = at + 1
        }
        return this
    }

    /**
     * Appends an integer within +-999,999,999 in decimal, without separators.
     * @param digits least number of digits, at most 3, filled up with zeros
     */
    addNumber(n: number, digits = 1): Text {
        if (n >= 0 && n < 10 && digits === 1) return this.addGlyph(ZERO + n)
        if (n < 0) {
            this.addGlyph(MINUS)
            n = -n
        }
        this.addDigits(n, digits, false)
        return this
    }

    /** Appends whole dollars within +-999,999,999, as in `$12,000` or `-$500`. */
    addMoney(dollars: number): Text {
        if (dollars < 0) {
            this.addGlyph(MINUS)
            dollars = -dollars
        }
        this.addGlyph(DOLLAR)
        this.addDigits(dollars, 1, true)
        return this
    }

    /**
     * Appends a template whose placeholders `{<kind><index>}` are replaced by args[index], index 0 to 9.
     * Kinds: `p` player (their name, or `P1` for 1), `q` the same (or `Player 1`), `g` several players, a bit each from bit 1
     * on, `$` dollars, `m` dollars after others, without the sign, `n` number, `s` number with its sign, `c` card number (at least two digits), `w` one of the game's names.
     * @throws Error naming the template when a placeholder is malformed or its argument missing
     */
    fill(template: string, args: number[]): Text {
        this.look(template, (template as any).byteLength)
        const size = this.size
        let from = 0
        let open = scratch.indexOf(OPEN, 0, size)
        while (open >= 0) {
            if (this.wide > 0) this.copy(from, open)
            else if (open > from) this.addBytes(scratch, from, open - from)
            const value = args[scratch[open + 2] - ZERO]
            const closed = open + 3 < size && scratch[open + 3] === CLOSE
            const kind = scratch[open + 1]
            const wide = this.wide
            if (!closed || !this.addKind(kind, value))
                throw new Error(`bad placeholder in "${template}"`)
            if (kind === NAME) {
                // a name with an accent has gone through the scratch buffer
                this.look(template, (template as any).byteLength)
                this.wide = wide
            }
            from = open + 4
            open = scratch.indexOf(OPEN, from, size)
        }
        if (from < size) this.copy(from, size)
        if (this.wide !== 0) this.check(template)
        return this
    }

    /** Appends one argument of a template; false when kind or value is none. */
    private addKind(kind: number, value: number): boolean {
        if (value === undefined) return false
        if (kind === 36) this.addMoney(value)
        else if (kind === 109) this.addDigits(value, 1, true)
        else if (kind === 110) this.addNumber(value)
        else if (kind === 112) addName(this, value, P)
        else if (kind === 113) addName(this, value, PLAYER)
        else if (kind === 99) this.addNumber(value, 2)
        else if (kind === 115) this.addSigned(value)
        else if (kind === NAME) this.add(nameOf(value))
        else if (kind === 103) addPlayers(this, value)
        else return false
        return true
    }

    /** Appends a number as a sum of points is written: `+3`, `0`, `-2`. */
    private addSigned(n: number): void {
        if (n > 0) this.addGlyph(PLUS)
        this.addNumber(n)
    }

    /**
     * Appends n >= 0, with or without commas between groups of three digits. A group that does not fit any more is left out.
     * @param least number of digits, 1 to 3
     */
    private addDigits(n: number, least: number, commas: boolean): void {
        const bytes = this.bytes
        if (n >= 1000) {
            const thousands = (n / 1000) | 0
            this.addDigits(thousands, 1, commas)
            if (commas) this.addGlyph(COMMA)
            n -= thousands * 1000
            least = 3
        }
        let at = this.length
        if (at + 3 > TEXT_CAPACITY) return
        if (n >= 100 || least === 3) {
            const hundreds = (n / 100) | 0
            bytes[at] = ZERO + hundreds
            at++
            n -= hundreds * 100
            least = 2
        }
        if (n >= 10 || least === 2) {
            const tens = (n / 10) | 0
            bytes[at] = ZERO + tens
            at++
            n -= tens * 10
        }
        bytes[at] = ZERO + n
        this.length = at + 1
    }

    /** Appends `n` glyphs of `source` from `from` on. */
    addBytes(source: Buffer | string, from: number, n: number): void {
        const length = this.length + n
        this.bytes.blitAt(this.length, source, from, n)
        this.length = length > TEXT_CAPACITY ? TEXT_CAPACITY : length
    }

    /** Brings a string into the scratch buffer, and counts its two-byte characters. */
    private look(s: string, size: number): void {
        scratch.blitAt(0, s, 0, size)
        this.size = size
        if (size > TEXT_CAPACITY) {
            // Half a character must not be left at the end.
            const cut = scratch[TEXT_CAPACITY - 1] >= 0xc2
            this.size = cut ? TEXT_CAPACITY - 1 : TEXT_CAPACITY
        }
        this.wide = size - s.length
    }

    /** Appends the scratch bytes [from, to), two-byte characters decoded. */
    private copy(from: number, to: number): void {
        while (this.wide > 0) {
            const lead = this.findLead(from, to)
            if (lead < 0) break
            this.addBytes(scratch, from, lead - from)
            this.addGlyph(decode(scratch[lead], scratch[lead + 1]))
            this.wide--
            from = lead + 2
        }
        if (from < to) this.addBytes(scratch, from, to - from)
    }

    /** The first UTF-8 lead byte the font may know (0xc2 or 0xc3) in [from, to), or -1. */
    private findLead(from: number, to: number): number {
        const letter = scratch.indexOf(0xc3, from, to)
        const mark = scratch.indexOf(0xc2, from, letter < 0 ? to : letter)
        return mark < 0 ? letter : mark
    }

    /** Complains about characters that `copy` didn't find a way to decode. */
    private check(s: string): void {
        if (this.wide !== 0 && this.size < TEXT_CAPACITY - 1)
            throw new Error(`no glyph for a character of "${s}"`)
    }
}

/** Appends players, a bit each from bit 1 on: `P1, P4`. */
function addPlayers(text: Text, bits: number): void {
    const start = text.length
    for (let player = 1; bits >> player > 0; ++player)
        if ((bits >> player) & 1) {
            if (text.length > start) text.addGlyph(COMMA).addGlyph(SPACE)
            addName(text, player, P)
        }
}

/** Glyph code of a two-byte UTF-8 character. */
function decode(lead: number, next: number): number {
    if (lead === 0xc3) {
        const i = LETTERS.indexOf(next)
        if (i >= 0) return GLYPH_A_ACUTE + i
    } else if (next === 0xbf) return GLYPH_QUESTION_DOWN
    else if (next === 0xa1) return GLYPH_EXCLAMATION_DOWN
    throw new Error(`no glyph for UTF-8 ${lead} ${next}`)
}
