import { describe, expect, test } from "@devicescript/test"
import { SeedSource } from "../../src/device/random"
import { MAX_VALUE, Store } from "../../src/device/store"

/** A clock that counts the commands. */
class FakeClock {
    spent = 0

    async spend(): Promise<void> {
        this.spent++
    }
}

const pace = new FakeClock()
const store = new Store(pace as any)

/** The message of the error that saving `size` bytes throws, or "no error". */
async function saveFailure(key: string, size: number): Promise<string> {
    try {
        await store.save(key, Buffer.alloc(size))
    } catch (e: any) {
        return e.message
    }
    return "no error"
}

describe("Store", () => {
    test("gives back what it was given", async () => {
        const bytes = Buffer.alloc(MAX_VALUE)
        bytes[0] = 7
        bytes[MAX_VALUE - 1] = 9
        pace.spent = 0
        await store.save("thirteen.char", bytes)
        const back = await store.load("thirteen.char")
        expect(back.toString("hex")).toBe(bytes.toString("hex"))
        await store.erase("thirteen.char")
        expect(await store.load("thirteen.char")).toBe(undefined)
        expect(await store.load("never.written")).toBe(undefined)
        // each of these, and one more to know that the value is written
        expect(pace.spent).toBe(6)
    })
    test("refuses sizes, naming key and size", async () => {
        expect(await saveFailure("k", 193)).toBe(
            "setting k: 193 bytes, not 1 to 192"
        )
        expect(await saveFailure("k", 0)).toBe(
            "setting k: 0 bytes, not 1 to 192"
        )
        expect(await saveFailure("fourteen chars", 5)).toBe(
            "setting fourteen chars: key of 14 characters, not 1 to 13"
        )
        expect(await saveFailure("", 5)).toBe(
            "setting : key of 0 characters, not 1 to 13"
        )
    })
})

describe("SeedSource", () => {
    test("gives three different words each time", () => {
        const seeds = new SeedSource()
        seeds.mix(1234)
        const a = seeds.words()
        const b = seeds.words()
        expect(a.length).toBe(3)
        for (let i = 0; i < 3; i++) {
            expect(a[i] === b[i]).toBe(false)
            expect(a[i] | 0).toBe(a[i])
        }
    })
})
