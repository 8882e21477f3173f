import { describe, expect, test } from "@devicescript/test"
import { GLYPH_A_ACUTE, GLYPH_DIE } from "../../src/ui/font"
import { Flow } from "../../src/ui/flow"
import { Text, TEXT_CAPACITY } from "../../src/ui/text"

const text = new Text()

/** What a text holds, its glyph codes below 32 as `#`. */
function read(t: Text): string {
    let s = ""
    for (let i = 0; i < t.length; i++) {
        const code = t.bytes[i]
        s += code < 32 ? "#" : String.fromCharCode(code)
    }
    return s
}

function money(n: number): string {
    return read(text.clear().addMoney(n))
}

function number(n: number, digits?: number): string {
    return read(text.clear().addNumber(n, digits))
}

function fill(template: string, args: number[]): string {
    return read(text.clear().fill(template, args))
}

/** The message of the error that filling a template throws, or "no error". */
function failure(template: string, args: number[]): string {
    try {
        text.clear().fill(template, args)
    } catch (e: any) {
        return e.message
    }
    return "no error"
}

describe("Text.add", () => {
    test("joins ASCII strings", () => {
        text.clear().add("Rich ").add("").add("Uncle")
        expect(read(text)).toBe("Rich Uncle")
    })
    test("has one glyph for each Spanish letter", () => {
        text.clear().add("áéíóúüñÁÉÍÓÚÜÑ¿¡")
        expect(text.length).toBe(16)
        for (let i = 0; i < 16; i++)
            expect(text.bytes[i]).toBe(GLYPH_A_ACUTE + i)
    })
    test("keeps the ASCII around Spanish letters", () => {
        expect(read(text.clear().add("¿Cuánto pagó?"))).toBe("#Cu#nto pag#?")
    })
    test("takes glyph codes", () => {
        text.clear().add("a").addGlyph(GLYPH_DIE)
        expect(text.bytes[1]).toBe(GLYPH_DIE)
        expect(text.length).toBe(2)
    })
    test("throws for a character without glyph", () => {
        for (const s of ["1 €", "ßa", "a…b", "Â£"]) {
            let message = ""
            try {
                text.clear().add(s)
            } catch (e: any) {
                message = e.message
            }
            expect(message.indexOf("no glyph")).toBe(0)
        }
    })
    test("cuts at its capacity", () => {
        text.clear()
        for (let i = 0; i < 30; i++) text.add("123456789")
        expect(text.length).toBe(TEXT_CAPACITY)
        text.add("x").addMoney(5).addGlyph(65).add("ñ")
        expect(text.length).toBe(TEXT_CAPACITY)
        expect(text.bytes[254]).toBe(51)
    })
    test("cuts long strings, not within a letter", () => {
        let s = ""
        for (let i = 0; i < 150; i++) s += "ñ"
        expect(text.clear().add(s).length).toBe(127)
        expect(text.clear().add("a" + s).length).toBe(128)
    })
})

describe("Text.addNumber", () => {
    test("writes decimals", () => {
        expect(number(0)).toBe("0")
        expect(number(7)).toBe("7")
        expect(number(10)).toBe("10")
        expect(number(105)).toBe("105")
        expect(number(1000)).toBe("1000")
        expect(number(20034)).toBe("20034")
        expect(number(-45)).toBe("-45")
        expect(number(999999999)).toBe("999999999")
        expect(number(-999999999)).toBe("-999999999")
    })
    test("fills up with zeros", () => {
        expect(number(7, 2)).toBe("07")
        expect(number(7, 3)).toBe("007")
        expect(number(28, 2)).toBe("28")
        expect(number(1234, 2)).toBe("1234")
    })
})

describe("Text.addMoney", () => {
    test("groups by thousands", () => {
        expect(money(0)).toBe("$0")
        expect(money(999)).toBe("$999")
        expect(money(12000)).toBe("$12,000")
        expect(money(1002003)).toBe("$1,002,003")
        expect(money(999999999)).toBe("$999,999,999")
    })
    test("has its minus before the sign", () => {
        expect(money(-500)).toBe("-$500")
        expect(money(-999999999)).toBe("-$999,999,999")
    })
})

describe("Text.fill", () => {
    test("replaces placeholders", () => {
        const s = fill("{p0} pays {$1}", [3, 12000])
        expect(s).toBe("P3 pays $12,000")
        expect(fill("{c1}{n0}{c0}", [5, 28])).toBe("28505")
        expect(fill("plain", [])).toBe("plain")
        expect(fill("", [])).toBe("")
    })
    test("replaces placeholders among Spanish letters", () => {
        const s = fill("¿{p0} pagó {$1} en jamón?", [1, 5])
        expect(s).toBe("#P1 pag# $5 en jam#n?")
    })
    test("throws, naming the template", () => {
        const bad = 'bad placeholder in "'
        for (const s of ["{x0}", "a {p1}", "{p0", "{p}", "{", "{p00}"])
            expect(failure(s, [1])).toBe(bad + s + '"')
    })
})

/** The lines of a text at a width, joined by `|`. */
function lines(s: string, width: number): string {
    const flow = new Flow().start(text.clear().add(s))
    let out = ""
    while (flow.next(width)) {
        if (out) out += "|"
        for (let i = flow.from; i < flow.from + flow.length; i++)
            out += String.fromCharCode(flow.bytes[i])
    }
    return out
}

describe("Flow", () => {
    test("breaks at spaces", () => {
        expect(lines("the quick brown fox", 10)).toBe("the quick|brown fox")
        expect(lines("the quick brown fox", 9)).toBe("the quick|brown fox")
        expect(lines("the quick brown fox", 8)).toBe("the|quick|brown|fox")
    })
    test("breaks words longer than the width", () => {
        expect(lines("Donaudampfschiff ahoi", 6)).toBe(
            "Donaud|ampfsc|hiff|ahoi"
        )
    })
    test("breaks at line breaks", () => {
        expect(lines("a\nb c\n\nd", 10)).toBe("a|b c||d")
        expect(lines("exactly ten\nx", 11)).toBe("exactly ten|x")
    })
    test("has no lines for nothing", () => {
        expect(lines("", 5)).toBe("")
        expect(lines("   ", 5)).toBe("")
    })
    test("ignores spaces at the ends", () => {
        expect(lines("  ab  cd  ", 2)).toBe("ab|cd")
    })
    test("goes on at another width", () => {
        const flow = new Flow().start(text.clear().add("one two three four"))
        flow.next(3)
        flow.next(9)
        expect(flow.from).toBe(4)
        expect(flow.length).toBe(9)
        expect(flow.more()).toBe(true)
        flow.next(21)
        expect(flow.length).toBe(4)
        expect(flow.more()).toBe(false)
    })
    test("does not look beyond the text", () => {
        text.clear().add("abcde\n ghij")
        text.clear().add("abcde")
        const flow = new Flow().start(text)
        flow.next(10)
        expect(flow.length).toBe(5)
        expect(flow.more()).toBe(false)
    })
})
