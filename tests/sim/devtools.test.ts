/** What DeviceScript's own tools see of the program: an indexed screen, from the entry that is theirs alone. */
import { expect, test } from "vitest"
import { buildBytecode, buildProgram } from "../../sim/build"
import { fileOf } from "../../sim/paths"
import { MAIN } from "../../sim/programs"
import { decodeFrame, decodeTwin } from "../../sim/bus/frames"
import { startHost } from "../../sim/node"
import type { DevsVm } from "../../sim/vm/types"
import { rows, readScreen } from "./support"

const OUT = "built/tests/devtools.devs"
const INDEXED_SCREEN = 0x16fa36e5
const ANNOUNCED_MS = 1_500

/** What the dashboard would get from a program: classes of its services, and pictures of its screen. */
async function watch(program: string) {
    const services = new Set<number>()
    const pictures: Uint8Array[] = []
    const host = await startHost({ bytecode: program, clock: "faked" })
    const { vm } = host as unknown as { vm: DevsVm }
    const send = vm.sendPacket
    vm.sendPacket = frame => {
        const twin = decodeTwin(frame)
        if (!twin) {
            for (const { service, code, data } of decodeFrame(frame))
                if (service === 0 && code === 0) {
                    const view = new DataView(
                        data.buffer,
                        data.byteOffset,
                        data.length
                    )
                    for (let at = 4; at < data.length; at += 4)
                        services.add(view.getUint32(at, true))
                }
            send(frame)
        } else if (twin.topic.endsWith("/pixels")) pictures.push(twin.data)
        else send(frame)
    }
    return { host, services, pictures }
}

test("the program's screen is an indexed screen, drawn anew when it changes", async () => {
    await buildBytecode("src/main-devtools.ts", OUT)
    const { host, services, pictures } = await watch(OUT)
    host.advance(500)
    await host.press("select")
    host.advance(ANNOUNCED_MS)
    host.powerOff()
    expect([...services]).toContain(INDEXED_SCREEN)
    const last = pictures.at(-1)
    expect(last).toHaveLength(1024)
    const screen = readScreen({
        width: 128,
        height: 64,
        pixel: (x, y) =>
            (((last?.[x * 8 + (y >> 3)] ?? 0) >> (y & 7)) & 1) === 1,
    })
    expect(screen.slice(0, 3)).toEqual(
        rows(`
            |[Pocket Treasurer  2/3]
            |  Rich Uncle
            |→ Display`)
    )
}, 120_000)

test("the program that is flashed has no such service", async () => {
    await buildProgram(MAIN)
    const { host, services, pictures } = await watch(fileOf(MAIN))
    await host.press("select")
    host.advance(ANNOUNCED_MS)
    host.powerOff()
    expect([...services]).not.toContain(INDEXED_SCREEN)
    expect(services.size).toBeGreaterThan(0)
    expect(pictures).toEqual([])
})
