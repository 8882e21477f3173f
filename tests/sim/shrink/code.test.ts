// A function's code with short jumps. Bytes are written by hand, after the format of DeviceScript 2.16.4.
import fc from "fast-check"
import { expect, test } from "vitest"
import {
    CodeError,
    decode,
    encode,
    type Operation,
} from "../../../sim/shrink/code"
import { numberBytes, readNumber } from "../../../sim/shrink/ops"

const RETURN = 0x0c
const JUMP = 0x0d
const JUMP_IF_FALSE = 0x0e
const LOAD_LOCAL = 0x15
/** The constant 0, and `undefined`. */
const ZERO = 0x90
const UNDEFINED = 0x2e
/** A jump ahead by so many bytes, as the compiler writes it. */
const ahead = (op: number, way: number) => [op, 0xf9, way >> 8, way & 0xff]

const shortened = (...bytes: number[]) => [
    ...encode(decode(Uint8Array.from(bytes))).bytes,
]
const zeros = (count: number) => Array<number>(count).fill(ZERO)

test.each([
    [0, [0]],
    [247, [0xf7]],
    [248, [0xf8, 0xf8]],
    [256, [0xf9, 1, 0]],
    [0x12345678, [0xfb, 0x12, 0x34, 0x56, 0x78]],
    [-1, [0xfc, 1]],
    [-256, [0xfd, 1, 0]],
])("%d takes the fewest bytes", (value, bytes) => {
    expect(numberBytes(value)).toEqual(bytes)
    expect(readNumber(Uint8Array.from(bytes), 0)).toEqual({
        value,
        length: bytes.length,
    })
})

test("a jump ahead takes two bytes, and goes to where it went", () => {
    expect(
        shortened(
            ...[LOAD_LOCAL, 0, ...ahead(JUMP_IF_FALSE, 6), ZERO, RETURN],
            ...[UNDEFINED, RETURN]
        )
    ).toEqual([
        ...[LOAD_LOCAL, 0, JUMP_IF_FALSE, 4, ZERO, RETURN, UNDEFINED, RETURN],
    ])
})

test("a jump back over one that got shorter goes to the same place", () => {
    expect(
        shortened(
            ...[LOAD_LOCAL, 0, ...ahead(JUMP_IF_FALSE, 7), JUMP, 0xfc, 6],
            ...[ZERO, RETURN, 0, 0, 0]
        )
    ).toEqual([
        ...[LOAD_LOCAL, 0, JUMP_IF_FALSE, 5, JUMP, 0xfc, 4, ZERO, RETURN],
        ...[0, 0, 0],
    ])
})

test.each([
    [245, [JUMP, 247]],
    [246, [JUMP, 0xf8, 249]],
    [253, [JUMP, 0xf9, 1, 1]],
])("a jump over %d bytes is as long as it must be", (over, start) => {
    const code = [...ahead(JUMP, over + 4), ...zeros(over), ZERO, RETURN]
    expect(shortened(...code).slice(0, start.length)).toEqual(start)
})

test("what goes nowhere or is no operation is refused", () => {
    expect(() => shortened(...ahead(JUMP, 3), RETURN)).toThrow(
        new CodeError("a jump at byte 0 goes nowhere")
    )
    expect(() => shortened(ZERO, 0x7f)).toThrow("no operation 127 is known")
})

/** Operations and jumps between any of them, those that need three bytes too. */
const anyCode = fc
    .array(fc.constantFrom(ZERO, LOAD_LOCAL, JUMP, JUMP_IF_FALSE), {
        minLength: 1,
        maxLength: 600,
    })
    .chain(ops =>
        fc
            .array(fc.nat(ops.length - 1), {
                minLength: ops.length,
                maxLength: ops.length,
            })
            .map(aims => {
                const all: Operation[] = ops.map((op, at) => ({
                    op,
                    value: op === LOAD_LOCAL ? at : 0,
                    at,
                }))
                all.forEach((one, i) => {
                    const target = all[aims[i] ?? 0]
                    if (one.op === JUMP || one.op === JUMP_IF_FALSE)
                        Object.assign(one, { target })
                })
                return all
            })
    )

test("any code comes back as it was, with every jump where it went", () => {
    fc.assert(
        fc.property(anyCode, code => {
            const { bytes, places } = encode(code)
            const back = decode(bytes)
            expect(bytes.length % 4).toBe(0)
            expect(back.map(({ op, at }) => [op, at])).toEqual(
                code.map(one => [one.op, places.get(one)])
            )
            expect(back.map(({ target }) => target?.at)).toEqual(
                code.map(({ target }) => target && places.get(target))
            )
        }),
        { numRuns: 200 }
    )
})
