import { beforeEach, describe, expect, test } from "vitest"
import { Sh1106 } from "../../sim/chips/sh1106"
import * as on from "./chip"

/**
 * The datasheet's sequence after power-on with its own converter: remap, pins, scan direction, multiplex ratio, clock;
 * VCOM, contrast, converter's voltage; converter on; panel on; start line, page and column.
 */
const INIT = [
    [0xa1, 0xda, 0x12, 0xc8, 0xa8, 0x3f, 0xd5, 0x80],
    [0xdb, 0x35, 0x81, 0xff, 0x33],
    [0xad, 0x8b],
    [0xaf],
    [0x40, 0xb0, 0x02, 0x10],
]

let chip: Sh1106

function send(...bytes: number[]): void {
    on.send(chip, ...bytes)
}

function data(...bytes: number[]): void {
    send(0x40, ...bytes)
}

function lit(): string {
    return on.lit(chip)
}

beforeEach(() => {
    chip = new Sh1106({ chance: on.filled(0) })
    for (const commands of INIT) send(0x00, ...commands)
})

test("the datasheet's start sequence gives an upright picture, two columns in", () => {
    data(0x01, 0x03)
    expect(lit()).toBe("0,0 1,0 1,1")
    expect([chip.on, chip.contrast, chip.problems]).toEqual([true, 0xff, []])
})

describe("addressing (1, 2, 12)", () => {
    test("page and column by nibbles, along the page", () => {
        send(0x00, 0xb5, 0x00, 0x18)
        data(0x01, 0x80)
        expect(lit()).toBe("126,40 127,47")
    })

    test("either nibble leaves the other", () => {
        send(0x00, 0x18, 0x01)
        data(0x01)
        send(0x00, 0x10)
        data(0x01)
        expect(lit()).toBe("0,0 127,0")
    })

    test("columns 0, 1, 130 and 131 are memory that the panel does not show", () => {
        send(0x00, 0x00, 0x10)
        data(0xff, 0xff, 0x01)
        send(0x00, 0x01, 0x18)
        data(0x02, 0xff, 0xff)
        expect(lit()).toBe("0,0 127,1")
        expect(chip.gddram.length).toBe(132 * 8)
    })

    test("the column stops at 132, the page stays", () => {
        send(0x00, 0x03, 0x18)
        data(0xff, 0x55, 0xaa)
        expect(chip.dataBytes).toBe(1)
        expect(chip.problems).toEqual(["data beyond column 131"])
        send(0x00, 0x02, 0x10)
        data(0x01)
        expect(lit()).toBe("0,0")
    })

    test("a nibble can come in a transaction of its own, and by 80h", () => {
        send(0x80, 0x08)
        send(0x80, 0x10, 0xc0, 0x01, 0x40, 0x02)
        expect(lit()).toBe("6,0 7,1")
    })

    test("read-modify-write ends where it began (19, 20)", () => {
        send(0x00, 0x08, 0xe0)
        data(0x01, 0x01)
        send(0x00, 0xee)
        data(0x80)
        expect(lit()).toBe("7,0 6,7")
    })
})

describe("the picture", () => {
    test("segment remap is of what is stored from then on (6)", () => {
        data(0x01)
        send(0x00, 0xa0, 0x02, 0x10)
        data(0x01)
        expect(lit()).toBe("0,0 127,0")
    })

    test("COM direction turns it over at once (13)", () => {
        data(0x01)
        send(0x00, 0xc0)
        expect(lit()).toBe("0,63")
        expect(chip.turned).toBe(false)
    })

    test("start line, offset, multiplex ratio (4, 14, 9)", () => {
        data(0x01)
        send(0x00, 0x40 | 60)
        expect(lit()).toBe("0,4")
        send(0x00, 0x40, 0xd3, 8)
        expect(lit()).toBe("0,56")
        send(0x00, 0xd3, 0, 0xa8, 31)
        expect(lit()).toBe("0,32")
    })

    test("reverse, entire display, contrast, off and on (8, 7, 5, 11)", () => {
        data(0x01)
        send(0x00, 0xa7)
        expect(on.litCount(chip)).toBe(128 * 64 - 1)
        send(0x00, 0xa5)
        expect(on.litCount(chip)).toBe(128 * 64)
        send(0x00, 0xa6, 0xa4, 0x81)
        send(0x00, 0x40)
        expect([lit(), chip.contrast]).toEqual(["0,0", 0x40])
        send(0x00, 0xae)
        expect([lit(), chip.on]).toEqual(["", false])
        send(0x00, 0xaf)
        expect(lit()).toBe("0,0")
    })

    test("the converter: on after reset, off by 8Ah, told only while the panel is off (10)", () => {
        chip = new Sh1106({ chance: on.filled(0xff) })
        send(0x00, 0xaf)
        expect(on.litCount(chip)).toBe(128 * 64)
        send(0x00, 0xad, 0x8a)
        expect(chip.problems).toEqual(["command ADh while the panel is on"])
        send(0x00, 0xae, 0xad)
        send(0x00, 0x8a, 0xaf)
        expect(lit()).toBe("")
        send(0x00, 0xae, 0xad, 0x8b, 0xaf)
        expect(on.litCount(chip)).toBe(128 * 64)
        expect(chip.problems.length).toBe(1)
    })

    test("a panel of 32 rows", () => {
        chip = new Sh1106({ height: 32, chance: on.filled(0) })
        for (const commands of INIT) send(0x00, ...commands)
        send(0x00, 0xa8, 31, 0xda, 0x02, 0xb3)
        data(0x81)
        expect(lit()).toBe("0,24 0,31")
    })
})

describe("a program for the SSD1306", () => {
    test("is not understood: windows do nothing, and their arguments are commands", () => {
        send(0x00, 0x20)
        expect(chip.problems).toEqual(["command 20h"])
        // 7Fh moves the start line; then the pages' arguments set column 7
        send(0x00, 0x21, 0, 127, 0x22, 0, 7)
        data(0x01)
        expect(lit()).toBe("5,1")
    })

    test("writes its whole frame into one page, and 14h for its pump moves the column", () => {
        send(0x00, 0x8d, 0x14)
        data(...new Array<number>(1024).fill(0xff))
        expect(chip.dataBytes).toBe(132 - (64 + 2))
        expect(chip.problems).toEqual(["command 8Dh", "data beyond column 131"])
        send(0x00, 0xad, 0x30)
        expect(chip.problems.at(-1)).toBe("command ADh with 30h")
        expect(on.litCount(chip)).toBe(64 * 8)
    })
})

test("the power takes the registers and the memory with it", () => {
    send(0x00, 0xae, 0xad, 0x8a, 0xb3, 0x09)
    chip.powerCycle(on.filled(0xff))
    expect([chip.on, chip.contrast, chip.turned]).toEqual([false, 0x80, true])
    send(0x00, 0xaf)
    expect(on.litCount(chip)).toBe(128 * 64)
    data(0, 0, 0)
    expect(chip.pixel(127, 63)).toBe(false)
    expect(on.litCount(chip)).toBe(128 * 64 - 8)
})
