/** A share code as a handheld's console prints it, line by line as the game goes. */
import { CHECKED, CHECKS } from "../../src/engine/code-book"
import { TAKEN_BACK } from "../../src/engine/journal"
import { UsageError } from "../usage-error"
import { CodeCollector } from "./code-collector"
import { parseBase } from "./code-lines"
import { checkText } from "./line-check"
import type { SharedGame } from "./share-code"

const CODE_LINE = /^code[+.]? /
const LINE = /^code(?:| [a-z-]+(?:\.-?\d+){9}|\+(?: -?\d+){4}|\.(?: \d+){3})$/
/** Of the other lines of a console. */
const OTHER_LINE =
    /^(ask|choice|dice|display|next|over|ready|roll|stopped|tell|turn)\b/
const WORDS = ["code ", "code+ ", "code. "]
const WORD = 6
/** What a character can have been before it was damaged. */
const CHARACTERS = "0123456789 -+.abcdefghijklmnopqrstuvwxyz"

/** Whether a text has lines of a console in it. */
export function isConsole(text: string): boolean {
    return /^(code[ =+.]|resume )/m.test(text)
}

/**
 * Reads a console, or its lines that begin with `code`; others but `resume` mean nothing. Throws `UsageError` naming the
 * first line of the text, from 1, and the character in it that is wrong.
 */
export function parseConsole(text: string): SharedGame {
    const reader = new ConsoleReader()
    text.split("\n").forEach((line, i) => reader.take(line.trim(), i + 1))
    return reader.game()
}

class ConsoleReader {
    private readonly collector = new CodeCollector()
    /** Choices that stand; -1 before a game. */
    private count = -1
    /** The lines that say what a game goes on from, and where that begins. */
    private base: string[] = []
    private resumed = 0

    take(line: string, at: number): void {
        if (line.startsWith("code= ")) this.base.push(line.slice(6))
        else if (line.startsWith("resume ")) this.resume(line)
        else if (CODE_LINE.test(line)) this.takeCode(line, at)
        else {
            if (!OTHER_LINE.test(line)) checkWord(line, at)
            this.collector.take(line)
        }
    }

    game(): SharedGame {
        this.settleBase()
        const shared = this.collector.shared()
        if (shared) return shared
        throw new UsageError("no line says how the game began")
    }

    private resume(line: string): void {
        this.settleBase()
        this.resumed = Number(line.split(" ")[4])
        if (this.count >= 0) this.count = this.resumed
    }

    /** A game whose beginning is not in the text goes on from the cells it was taken up with. */
    private settleBase(): void {
        if (this.count < 0 && this.base.length > 0) {
            const shared = parseBase(this.base.join("\n"), this.resumed)
            this.collector.goOn(shared)
            this.count = this.resumed
        }
        this.base = []
    }

    private takeCode(line: string, at: number): void {
        this.settleBase()
        const fault = faultOf(line)
        if (fault) throw wrong(at, fault.at, fault.what)
        const body = line.slice(0, bodyLength(line))
        if (!LINE.test(body))
            throw wrong(at, strangerIn(body), "it does not belong there")
        if (body.startsWith("code ")) this.count = 0
        else this.follow(body, at)
        this.collector.take(body)
    }

    private follow(body: string, at: number): void {
        const [word, , , third, fourth] = body.split(" ")
        const total = Number(word === "code." ? third : fourth)
        if (this.count < 0)
            throw new UsageError(
                `line ${at}: no line before it says how the game began`
            )
        const choice = word === "code." ? TAKEN_BACK : Number(third)
        const before = choice === TAKEN_BACK ? [total, total + 1] : [total - 1]
        if (!before.includes(this.count))
            throw new UsageError(
                `choice ${this.count + 1} is missing before line ${at}, which counts ${total}`
            )
        this.count = total
    }
}

/** A line that is one of a code but for its first word is damaged there. */
function checkWord(line: string, at: number): void {
    const fault = faultOf(line)
    const word = WORDS.find(word => !fault && differ(word, line).length === 1)
    const place = word ? (differ(word, line)[0] ?? 0) : (fault?.at ?? WORD)
    if (place >= 0 && place < WORD)
        throw wrong(at, place, fault?.what || "it does not belong there")
}

/** Where a line does not begin with a word. */
function differ(word: string, line: string): number[] {
    return [...word].flatMap((letter, i) => (letter === line[i] ? [] : [i]))
}

/** The first character of a line that can't stand where it does. */
function strangerIn(body: string): number {
    const known = /^code(?: [a-z-]*(?:\.[\d.-]*)?|[+.][\d -]*)/.exec(body)
    return known?.[0].length ?? 0
}

/** How many of a line's characters come before the check: three symbols for each 31, behind a space. */
function bodyLength(line: string): number {
    let chunks = 1
    const length = () => line.length - 1 - chunks * CHECKS
    while (length() > chunks * CHECKED) chunks++
    return length()
}

interface Damage {
    at: number
    what: string
}

/** Where a line is damaged, from 0; undefined where it fits its check. */
function faultOf(line: string): Damage | undefined {
    const damage = damageOf(line)
    if (!damage || damage.at >= 0) return damage
    for (let at = 0; at < line.length; ++at)
        if (!damageOf(line.slice(0, at) + line.slice(at + 1)))
            return { at, what: `${line[at]} is one too many` }
    for (let at = 0; at <= line.length; ++at)
        for (const character of CHARACTERS + CHARACTERS.toUpperCase())
            if (!damageOf(line.slice(0, at) + character + line.slice(at)))
                return { at, what: `${character} is missing` }
    return damage
}

function damageOf(line: string): Damage | undefined {
    const length = bodyLength(line)
    const body = line.slice(0, length)
    const fault = checkText(body, line.slice(length + 1))
    if (line[length] !== " ")
        return { at: fault ? -1 : length, what: "a space belongs there" }
    if (!fault || fault.at < 0 || fault.what !== "") return fault
    return { at: fault.at, what: `${line[fault.at]} does not fit` }
}

function wrong(line: number, at: number, what: string): UsageError {
    return new UsageError(
        at < 0
            ? `line ${line} does not fit its check: ${what}`
            : `line ${line}, character ${at + 1} is wrong: ${what}`
    )
}
