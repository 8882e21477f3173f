import { sleep } from "@devicescript/core"
import { describe, expect, test } from "@devicescript/test"
import { PAGES, WIDTH } from "../../src/device/display"
import { MOST, Transfers } from "../../src/device/panel/transfers"
import { Windows } from "../../src/device/panel/windows"

const windows = new Windows()

/** The list as text: columns, then pages, of each window. */
function list(): string {
    const { bytes, size } = windows
    let s = ""
    for (let i = 0; i < size; i += 4)
        s += `${bytes[i]}-${bytes[i + 1]}/${bytes[i + 2]}-${bytes[i + 3]} `
    return s
}

function begin(tall: boolean): void {
    windows.size = 0
    windows.tall = tall
}

/** Whether one of the windows holds all of a page's columns [from, to). */
function holds(page: number, from: number, to: number): boolean {
    const { bytes, size } = windows
    for (let i = 0; i < size; i += 4)
        if (
            bytes[i] <= from &&
            bytes[i + 1] >= to &&
            bytes[i + 2] <= page &&
            bytes[i + 3] > page
        )
            return true
    return false
}

let state = 1
function below(n: number): number {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % n
}

describe("Windows", () => {
    test("become one below each other where that is cheaper", () => {
        begin(true)
        windows.add(2, 3, 1, 6)
        windows.add(3, 4, 1, 6)
        expect(list()).toBe("1-6/2-4 ")
        windows.add(4, 5, 1, 46)
        expect(list()).toBe("1-6/2-4 1-46/4-5 ")
        windows.add(6, 7, 1, 46)
        expect(list()).toBe("1-6/2-4 1-46/4-5 1-46/6-7 ")
    })
    test("become two where rows change at both ends", () => {
        begin(true)
        for (let page = 1; page < 4; page++) {
            windows.add(page, page + 1, 1, 12)
            windows.add(page, page + 1, 91, 127)
        }
        expect(list()).toBe("1-12/1-4 91-127/1-4 ")
    })
    test("stay apart where a transaction holds one page", () => {
        begin(false)
        windows.add(2, 3, 1, 6)
        windows.add(3, 4, 1, 6)
        expect(list()).toBe("1-6/2-3 1-6/3-4 ")
    })
    test("are never more than a frame", () => {
        begin(true)
        windows.add(0, 8, 0, 100)
        windows.add(3, 6, 0, 80)
        windows.limit(WIDTH, PAGES)
        expect(list()).toBe("0-128/0-8 ")
        begin(true)
        windows.add(0, 8, 0, 100)
        windows.add(3, 6, 0, 60)
        windows.limit(WIDTH, PAGES)
        expect(list()).toBe("0-100/0-8 0-60/3-6 ")
    })
    test("hold all that was added, however much", async () => {
        for (let round = 0; round < 100; round++) {
            begin(round % 2 === 0)
            const pages: number[] = []
            const froms: number[] = []
            const tos: number[] = []
            for (let n = 1 + below(30); n > 0; n--) {
                const page = below(PAGES)
                const from = below(WIDTH)
                const to = from + 1 + below(WIDTH - from)
                windows.add(page, page + 1, from, to)
                pages.push(page)
                froms.push(from)
                tos.push(to)
            }
            expect(windows.size <= windows.bytes.length).toBe(true)
            for (let i = 0; i < pages.length; i++)
                expect(holds(pages[i], froms[i], tos[i])).toBe(true)
            await sleep(1)
        }
    })
})

describe("Transfers", () => {
    test("has one that is large enough for every size, and none much smaller", () => {
        const header = hex`80 21 40`
        for (const most of [128, MOST]) {
            const { buffers, index } = new Transfers(header, most)
            for (let n = 1; n <= most; n++) {
                const at = index[(n + 3) >> 2]
                expect(buffers[at].length >= header.length + n).toBe(true)
                if (at > 0)
                    expect(buffers[at - 1].length < header.length + n).toBe(
                        true
                    )
            }
            expect(buffers[buffers.length - 1].length).toBe(most + 3)
        }
    })
})
