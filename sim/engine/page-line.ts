/** One line of a share code as the screen shows it: its number, a space, and symbols in groups, the last of them its check. */
import { CHECKS, LINE_SYMBOLS, SYMBOLS } from "../../src/engine/code-book"
import { UsageError } from "../usage-error"
import { findFault, isRight, valuesOf } from "./line-check"

const LENGTH = LINE_SYMBOLS + CHECKS
/** A line's number is checked as two symbols before the others. */
const NUMBER = 2
const HIGHEST = 999

/** A line, and where it stands in the text it was read from: characters count from 0, spaces included. */
interface Line {
    text: string
    /** Which of the text's lines it is, from 1. */
    at: number
    /** Where its number begins. */
    start: number
    number: number
    values: number[]
    /** Where each of the values stands. */
    places: number[]
}

/** Reads line `at`, from 1, of a text; throws `UsageError` naming it and the character in it that is wrong. */
export function readPageLine(
    text: string,
    at: number
): { number: number; data: number[] } {
    const [head = "", digits = ""] = /^\s*(\d*)/.exec(text) ?? []
    const start = head.length - digits.length
    const isParted = /^\s/.test(text.slice(head.length))
    if (!isParted || digits === "" || digits.length > 3)
        throw unparted(text, at, start, digits)
    const line = lineOf(text, at, start, head.length)
    const { places, values, number } = line
    const unknown = places[values.indexOf(-1)]
    if (unknown !== undefined)
        throw wrong(line, unknown, `no code holds ${text[unknown]}`)
    if (values.length !== LENGTH) throw wrongLength(line)
    checkLine(line)
    return { number, data: values.slice(0, LINE_SYMBOLS) }
}

/** Takes a line apart whose number ends before character `end`. */
function lineOf(text: string, at: number, start: number, end: number): Line {
    const places = [...text].flatMap((character, place) =>
        place < end || /\s/.test(character) ? [] : [place]
    )
    const values = valuesOf(places.map(place => text[place]).join(""))
    const number = Number(text.slice(start, end))
    return { text, at, start, number, values, places }
}

function fits(number: number, all: readonly number[]): boolean {
    return isRight(numbered(number, all.slice(0, -CHECKS)), all.slice(-CHECKS))
}

function numbered(number: number, data: readonly number[]): number[] {
    return [(number >> 5) & 31, number & 31, ...data]
}

/** A line that does not begin with a number and a space. */
function unparted(
    text: string,
    at: number,
    start: number,
    digits: string
): UsageError {
    const line = { text, at }
    if (digits === "")
        return wrong(line, start, "a line begins with its number and a space")
    const missing = "a space belongs between the line's number and its code"
    for (let count = 1; count <= digits.length; ++count) {
        const { number, values } = lineOf(text, at, start, start + count)
        if (values.length === LENGTH && fits(number, values))
            return wrong(line, start + count, missing)
    }
    return wrong(line, start + Math.min(digits.length, 3), missing)
}

function checkLine(line: Line): void {
    const { number, places, text, values } = line
    const data = values.slice(0, LINE_SYMBOLS)
    const fault = findFault(numbered(number, data), values.slice(LINE_SYMBOLS))
    if (!fault) return
    const place = places[fault.at - NUMBER]
    if (place === undefined) throw wrongNumber(line, fault.at >= 0)
    const what =
        fault.fits < 0
            ? "it and the next have changed places"
            : `${text[place]}, where ${SYMBOLS[fault.fits]} fits`
    throw wrong(line, place, what)
}

/** A line whose symbols fit another number: any, where the check says it is the number, else one that differs in a digit. */
function wrongNumber(line: Line, isCertain: boolean): UsageError {
    const { at, number, start, values } = line
    const given = String(number)
    for (let other = 1; other <= HIGHEST; ++other) {
        const right = String(other)
        if (!fits(other, values) || !(isCertain || isOneOff(given, right)))
            continue
        const what = `the line's number is ${number}, where ${right} fits`
        return wrong(line, start + firstDifference(given, right), what)
    }
    return new UsageError(
        `line ${at} does not fit its check: more than one of its characters is wrong`
    )
}

/** Where one text begins to differ from another; at its last character where the other only goes on. */
function firstDifference(text: string, other: string): number {
    const at = [...text].findIndex((character, i) => character !== other[i])
    return at < 0 ? text.length - 1 : at
}

/** Whether one character changed, left out or said twice makes one text of the other. */
function isOneOff(one: string, other: string): boolean {
    const at = firstDifference(one, other)
    const tails = [one.slice(at + 1), other.slice(at + 1)]
    return (
        tails[0] === tails[1] ||
        one.slice(at) === tails[1] ||
        tails[0] === other.slice(at) ||
        one === other.slice(0, -1)
    )
}

/** A line with a symbol too many or too few says where, if that alone is wrong with it. */
function wrongLength(line: Line): UsageError {
    const { at, number, places, text, values } = line
    const length = `the line has ${values.length} of them, not ${LENGTH}`
    if (values.length === LENGTH + 1)
        for (const [i, place] of places.entries())
            if (fits(number, values.toSpliced(i, 1)))
                return wrong(line, place, `one too many; ${length}`)
    if (values.length === LENGTH - 1)
        for (let i = 0; i <= values.length; ++i)
            for (let value = 0; value < SYMBOLS.length; ++value)
                if (fits(number, values.toSpliced(i, 0, value)))
                    return wrong(
                        line,
                        places[i] ?? text.trimEnd().length,
                        `${SYMBOLS[value]} is missing; ${length}`
                    )
    return new UsageError(
        `line ${at} is wrong: it has ${values.length} characters behind its number, not ${LENGTH}`
    )
}

/** Characters are named as the text has them, from 1, the line's number and spaces counted. */
function wrong(
    { at }: Pick<Line, "at">,
    place: number,
    what: string
): UsageError {
    return new UsageError(
        `line ${at}, character ${place + 1} is wrong: ${what}`
    )
}
