/** A function's code as a list of operations, and back again with jumps of the fewest bytes. */
import { isJump, isKnown, numberBytes, readNumber, takesNumber } from "./ops"

export interface Operation {
    readonly op: number
    /** The number behind it, where it takes one; of a jump, `target` counts instead. */
    readonly value: number
    /** Where it stood, in bytes from the start of the function. */
    readonly at: number
    /** Where a jump goes. */
    target?: Operation
}

/** Code that is not understood: another version's, or damaged. The message is one line. */
export class CodeError extends Error {
    override name = "CodeError"
}

/** The operations of a function; what fills it up to four bytes is left out. Throws `CodeError`. */
export function decode(bytes: Uint8Array): Operation[] {
    const operations: Operation[] = []
    const ways = new Map<Operation, number>()
    for (let at = 0; at < bytes.length && bytes[at] !== 0;) {
        const op = bytes[at] ?? 0
        if (!isKnown(op)) throw new CodeError(`no operation ${op} is known`)
        const number = takesNumber(op)
            ? readNumber(bytes, at + 1)
            : { value: 0, length: 0 }
        const operation: Operation = { op, value: number.value, at }
        operations.push(operation)
        if (isJump(op)) ways.set(operation, at + number.value)
        at += 1 + number.length
    }
    const places = new Map(operations.map(one => [one.at, one]))
    for (const [jump, place] of ways) {
        const target = places.get(place)
        if (!target)
            throw new CodeError(`a jump at byte ${jump.at} goes nowhere`)
        jump.target = target
    }
    return operations
}

/**
 * The code of operations, filled up with zeros to four bytes, and where each stands in it. Jumps begin as short as they can
 * be and are lengthened until all reach; one never gets shorter again, so this ends.
 */
export function encode(operations: readonly Operation[]): {
    bytes: Uint8Array
    places: Map<Operation, number>
} {
    const numbers = operations.map(({ op, value }) =>
        takesNumber(op) ? numberBytes(isJump(op) ? 0 : value) : []
    )
    let places = placesOf(operations, numbers)
    for (let grown = true; grown;) {
        grown = false
        operations.forEach((jump, i) => {
            if (!jump.target) return
            const way = place(places, jump.target) - place(places, jump)
            const number = numberBytes(way)
            const longer = number.length > (numbers[i]?.length ?? 0)
            // a way that came out shorter than its room would move everything behind it
            if (longer) grown = true
            if (longer || number.length === numbers[i]?.length)
                numbers[i] = number
        })
        places = placesOf(operations, numbers)
    }
    const bytes = operations.flatMap(({ op }, i) => [op, ...(numbers[i] ?? [])])
    while (bytes.length % 4 !== 0) bytes.push(0)
    return { bytes: Uint8Array.from(bytes), places }
}

function placesOf(
    operations: readonly Operation[],
    numbers: readonly number[][]
): Map<Operation, number> {
    const places = new Map<Operation, number>()
    let at = 0
    operations.forEach((operation, i) => {
        places.set(operation, at)
        at += 1 + (numbers[i]?.length ?? 0)
    })
    return places
}

function place(places: Map<Operation, number>, of: Operation): number {
    const at = places.get(of)
    if (at === undefined)
        throw new CodeError(`a jump goes out of its function, to byte ${of.at}`)
    return at
}
