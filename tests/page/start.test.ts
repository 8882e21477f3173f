/** `npm start`, with a browser on what it serves. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { afterEach, expect, test } from "vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../../sim/build"
import { useBrowser, visit } from "./support"

useBrowser()

const running: ChildProcess[] = []

interface Started {
    child: ChildProcess
    out: () => string
}

/** Starts the program that `npm start` is, in a process group of its own. */
function start(...args: string[]): Started {
    const { scripts } = JSON.parse(
        readFileSync(join(ROOT, "package.json"), "utf8")
    ) as { scripts: { start: string } }
    const env = { ...process.env }
    delete env.NODE_ENV
    const child = spawn(
        "npm",
        ["start", "--silent", "--", "--no-open", ...args],
        { cwd: ROOT, env, detached: true }
    )
    expect(scripts.start).toBe("tsx sim/cli/start.ts")
    running.push(child)
    let text = ""
    child.stdout?.on("data", (data: Buffer) => (text += data.toString()))
    child.stderr?.on("data", (data: Buffer) => (text += data.toString()))
    return { child, out: () => text }
}

function signal(child: ChildProcess, name: NodeJS.Signals | 0): boolean {
    try {
        return process.kill(-(child.pid ?? 0), name)
    } catch {
        return false
    }
}

afterEach(() => {
    for (const child of running.splice(0)) signal(child, "SIGKILL")
})

test("prints its address, on the next port when one is busy; Ctrl-C leaves nothing", async () => {
    const busy = createServer().listen(5511, "localhost")
    await once(busy, "listening")
    const { child, out } = start("--port", "5511")
    await expect
        .poll(out, { timeout: 60_000 })
        .toMatch(/http:\/\/localhost:5512\//)
    busy.close()
    await visit({}, "http://localhost:5512/")
    const ended = once(child, "exit")
    signal(child, "SIGINT")
    expect((await ended)[0]).not.toBe(1)
    await expect.poll(() => signal(child, 0), { timeout: 5_000 }).toBe(false)
    await expect(fetch("http://localhost:5512/")).rejects.toThrow()
})

test("what does not fit is one line, and status 1", async () => {
    const { child, out } = start("--port", "none")
    const [status] = await once(child, "exit")
    expect(status).toBe(1)
    expect(out()).toBe(
        "--port must be a whole number from 1 to 65535, not none\n"
    )
})
