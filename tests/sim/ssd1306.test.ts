import { beforeEach, describe, expect, test } from "vitest"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { halfBlocks, textArt } from "../../sim/screen"
import * as on from "./chip"

/** Switches the module on, upright, all memory dark, horizontal addressing over the whole panel. */
const INIT = [0x00, 0xae, 0x8d, 0x14, 0x20, 0x00, 0xa1, 0xc8, 0xaf]
const WHOLE = [0x00, 0x21, 0, 127, 0x22, 0, 7]

let chip: Ssd1306

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
    chip = new Ssd1306()
    send(...INIT)
    send(...WHOLE)
    data(...new Array<number>(1024).fill(0))
})

describe("control bytes (8.1.5.2)", () => {
    test("00h: all that follows are commands; 40h: all that follows is data", () => {
        send(0x00, 0x21, 2, 2, 0x22, 1, 1)
        send(0x40, 0x01)
        expect(lit()).toBe("2,8")
    })

    test("80h and C0h: one command and one data byte, then a control byte again", () => {
        send(
            0x80,
            0x21,
            0x80,
            4,
            0x80,
            127,
            0xc0,
            0x01,
            0xc0,
            0x02,
            0x40,
            0x04,
            0x08
        )
        expect(lit()).toBe("4,0 5,1 6,2 7,3")
    })

    test("an argument can come in a transaction of its own", () => {
        send(0x00, 0x21)
        send(0x00, 9)
        send(0x80, 127)
        data(0x80)
        expect(lit()).toBe("9,7")
    })

    test("a control byte with other bits is reported", () => {
        send(0x41, 0x00)
        expect(chip.problems).toEqual(["control byte 41h"])
    })
})

describe("addressing (10.1.3)", () => {
    test("horizontal: along the page, then the next page, within the window, and round", () => {
        send(0x00, 0x20, 0x00, 0x21, 10, 11, 0x22, 2, 3)
        data(0x01, 0x02, 0x04, 0x08, 0x10)
        expect(lit()).toBe("11,17 10,20 10,26 11,27")
    })

    test("vertical: down the pages, then the next column, within the window, and round", () => {
        send(0x00, 0x20, 0x01, 0x21, 10, 11, 0x22, 2, 3)
        data(0x01, 0x02, 0x04, 0x08, 0x10)
        expect(lit()).toBe("11,18 10,20 10,25 11,27")
    })

    test("page: start page and column by nibbles, round at the last column to the first of the same page", () => {
        send(0x00, 0x21, 10, 127, 0x20, 0x02, 0xb5, 0x0e, 0x17)
        data(0x01, 0x02, 0x04)
        expect(lit()).toBe("126,40 127,41 0,42")
    })

    test("page: either nibble leaves the other (10.1.1, 10.1.2)", () => {
        send(0x00, 0x20, 0x02, 0xb0, 0x17, 0x0e)
        data(0x01)
        send(0x00, 0x10)
        data(0x01)
        expect(lit()).toBe("15,0 126,0")
    })

    test("the nibble and page commands are for page addressing only (10.1.1, 10.1.13)", () => {
        send(0x00, 0xb5, 0x0e, 0x17)
        data(0x01)
        expect(lit()).toBe("0,0")
    })

    test("a window over the whole panel takes 1,024 bytes and is back at its start", () => {
        data(...new Array<number>(1024).fill(0xff))
        data(0x00)
        expect(chip.pixel(0, 0)).toBe(false)
        expect(lit().split(" ").length).toBe(128 * 64 - 8)
    })
})

describe("the picture", () => {
    test("after reset it is the wrong way round, and nothing shows (8.5)", () => {
        chip = new Ssd1306()
        expect(lit()).toBe("")
        send(0x00, 0x8d, 0x14, 0x20, 0x00)
        send(...WHOLE)
        data(...new Array<number>(1024).fill(0))
        data(0x01)
        expect(lit()).toBe("")
        send(0x00, 0xaf)
        expect(lit()).toBe("127,63")
    })

    test("segment remap only moves what is stored from then on (10.1.8)", () => {
        data(0x01)
        send(0x00, 0xa0)
        expect(lit()).toBe("0,0")
        data(0x01)
        expect(lit()).toBe("0,0 126,0")
    })

    test("COM direction turns it over at once (10.1.14)", () => {
        data(0x01)
        send(0x00, 0xc0)
        expect(lit()).toBe("0,63")
    })

    test("start line, offset and multiplex ratio (10.1.6, 10.1.15, 10.1.11)", () => {
        data(0x01)
        send(0x00, 0x40 | 60)
        expect(lit()).toBe("0,4")
        send(0x00, 0x40, 0xd3, 8)
        expect(lit()).toBe("0,56")
        send(0x00, 0xd3, 0, 0xa8, 31)
        expect(lit()).toBe("0,32")
        send(0x00, 0xa5)
        expect(lit().split(" ").length).toBe(128 * 32)
    })

    test("sequential COM pins on this module give every other line (10.1.18)", () => {
        data(0x07)
        send(0x00, 0xda, 0x02)
        expect(lit()).toBe("0,0 0,2 0,4")
    })

    test("inverse, entire display on, off, contrast, charge pump (10.1.10, 10.1.9, 10.1.12, 10.1.7)", () => {
        data(0x01)
        send(0x00, 0xa7)
        expect(lit().split(" ").length).toBe(128 * 64 - 1)
        send(0x00, 0xa6, 0xa5)
        expect(lit().split(" ").length).toBe(128 * 64)
        send(0x00, 0xa4, 0x81, 0x20)
        expect([lit(), chip.contrast]).toEqual(["0,0", 0x20])
        send(0x00, 0xae)
        expect([lit(), chip.on]).toEqual(["", false])
        send(0x00, 0xaf, 0x8d, 0x10)
        expect(lit()).toBe("")
    })

    test("commands the datasheet does not define, and scrolling, are reported", () => {
        send(0x00, 0xe3, 0x2e, 0xd5, 0x80, 0xd9, 0xf1, 0xdb, 0x40, 0xad, 0x30)
        expect(chip.problems).toEqual([])
        send(0x00, 0xff, 0x26, 0, 0, 0, 7, 0, 0xff, 0xa8, 3)
        expect(chip.problems).toEqual([
            "command FFh",
            "scrolling, command 26h, is not modeled",
            "multiplex ratio 4",
        ])
    })
})

describe("what the datasheet rules out", () => {
    test("is reported: a fourth addressing mode, a window that ends before it starts (10.1.3 to 10.1.5)", () => {
        send(0x00, 0x20, 0x03, 0x21, 5, 4, 0x22, 1, 0)
        expect(chip.problems).toEqual([
            "addressing mode 3",
            "window from 5 to 4",
            "window from 1 to 0",
        ])
    })
})

/** The application note's software configuration, figure 2, and horizontal addressing. */
const FIGURE_2 = [
    [0xa8, 0x3f],
    [0xd3, 0x00],
    [0x40],
    [0xa1],
    [0xc8],
    [0xda, 0x12],
    [0x81, 0x7f],
    [0xa4],
    [0xa6],
    [0xd5, 0x80],
    [0x8d, 0x14],
    [0xaf],
    [0x20, 0x00],
]

test("the application note's start sequence, a command a transaction, gives an upright picture", () => {
    chip = new Ssd1306({ chance: on.filled(0) })
    for (const command of FIGURE_2) send(0x00, ...command)
    data(0x01)
    expect(lit()).toBe("0,0")
    expect(chip.problems).toEqual([])
})

describe("a panel of 32 rows", () => {
    beforeEach(() => {
        chip = new Ssd1306({ height: 32, chance: on.filled(0) })
        send(...INIT)
        send(0x00, 0xa8, 31, 0xda, 0x02)
    })

    test("is upright with a multiplex ratio of 32 and sequential COM pins (10.1.11, 10.1.18)", () => {
        send(0x00, 0x21, 3, 3, 0x22, 0, 7)
        data(0x01, 0, 0, 0x80, 0xff)
        expect(lit()).toBe("3,0 3,31")
        expect(chip.picture().length).toBe(128 * 4)
    })

    test("shows other lines of the memory by its start line (10.1.6)", () => {
        send(0x00, 0x21, 3, 3, 0x22, 4, 7)
        data(0x01)
        send(0x00, 0x40 | 32)
        expect(lit()).toBe("3,0")
    })

    test("is wrong with alternate pins or a ratio of 64", () => {
        data(0xff)
        send(0x00, 0xda, 0x12)
        expect(on.litCount(chip)).toBe(4)
        send(0x00, 0xda, 0x02, 0xa8, 63)
        expect(lit()).toBe("")
    })
})

describe("the power", () => {
    test("takes the registers and the memory with it", () => {
        send(0x00, 0x81, 0x20, 0xa7, 0x21)
        chip.powerCycle(on.filled(0xff))
        expect([chip.on, chip.contrast, chip.inverted]).toEqual([
            false,
            0x7f,
            false,
        ])
        // the command without its arguments is forgotten, the pump is off, addressing is by page
        send(0x00, 0xaf)
        expect(lit()).toBe("")
        send(0x00, 0x8d, 0x14, 0xb1)
        data(0x00)
        expect(on.litCount(chip)).toBe(128 * 64 - 8)
        expect(chip.pixel(127, 55)).toBe(false)
    })

    test("can come back with any memory", () => {
        chip.powerCycle(count =>
            Uint8Array.from({ length: count }, (_, i) => i)
        )
        expect([...chip.gddram.subarray(0, 3)]).toEqual([0, 1, 2])
        expect(chip.gddram.length).toBe(1024)
    })
})

test("a picture is what the memory would show, on or off, inverted or not", () => {
    data(0x0f)
    send(0x00, 0xae, 0xa7)
    expect(lit()).toBe("")
    expect([...chip.picture().subarray(0, 2)]).toEqual([0x0f, 0])
    expect(chip.dataBytes).toBe(1025)
    send(0x00, 0x40 | 8, 0xa8, 15)
    data(...new Array<number>(1024).fill(0xff))
    expect(chip.picture().filter(Boolean).length).toBe(2 * 128)
})

test("turned is what both remaps make upside down (10.1.8, 10.1.14)", () => {
    expect(chip.turned).toBe(false)
    send(0x00, 0xa0)
    expect(chip.turned).toBe(false)
    send(0x00, 0xc0)
    expect(chip.turned).toBe(true)
    data(0x01)
    expect(lit()).toBe("127,63")
})

test("text art is what the viewer sees; half blocks hold two rows each", () => {
    data(0x0f, 0x09, 0x0f)
    expect(textArt(chip, { x: 0, y: 0, width: 4, height: 5 })).toBe(
        "###.\n#.#.\n#.#.\n###.\n...."
    )
    expect(
        textArt(chip)
            .split("\n")
            .map(line => line.length)
    ).toEqual(new Array(64).fill(128))
    expect(
        halfBlocks(chip)
            .slice(0, 3)
            .map(line => line.slice(0, 4))
    ).toEqual(["█▀█ ", "█▄█ ", "    "])
    expect(halfBlocks(chip).length).toBe(32)
})
