/** `npm start`, with a browser on what it serves. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { afterEach, expect, test } from "vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../../sim/paths"
import { useBrowser, visit } from "./support"

useBrowser()

const running: ChildProcess[] = []

interface Started {
    child: ChildProcess
    out: () => string
}

/** `npm start` with these arguments. */
function start(...args: string[]): Started {
    return run(
        ["npm", "start", "--silent", "--", "--no-open", ...args].join(" ")
    )
}

/** Runs a command in a process group of its own. */
function run(command: string): Started {
    const env = { ...process.env }
    delete env.NODE_ENV
    const child = spawn(command, {
        cwd: ROOT,
        env,
        detached: true,
        shell: true,
    })
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
    const page = await visit({}, "http://localhost:5512/")
    // what is beside the handheld comes after it
    await page.waitForLoadState("networkidle")
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

interface VsCodeTask {
    label: string
    command?: string
    dependsOn?: string[]
    problemMatcher?: { background?: { endsPattern: string } }
}

function vsCode<T>(name: string): T {
    return JSON.parse(readFileSync(join(ROOT, ".vscode", name), "utf8")) as T
}

test("VS Code's Run: its tasks are there, the server starts as it is waited for, where the editor opens it", async () => {
    const { tasks, inputs } = vsCode<{
        tasks: VsCodeTask[]
        inputs: { args: string }[]
    }>("tasks.json")
    const { configurations } = vsCode<{
        configurations: { preLaunchTask?: string; port?: number }[]
    }>("launch.json")
    const labels = tasks.map(({ label }) => label)
    expect(labels).toEqual(["Run", "Serve", "Open", "Test", "Build"])
    for (const { dependsOn = [] } of tasks)
        expect(labels).toEqual(expect.arrayContaining(dependsOn))
    for (const { preLaunchTask } of configurations)
        if (preLaunchTask) expect(labels).toContain(preLaunchTask)
    const serve = tasks.find(({ label }) => label === "Serve")
    const { out } = run(serve?.command ?? "")
    const ready = serve?.problemMatcher?.background?.endsPattern ?? "never"
    await expect.poll(out, { timeout: 60_000 }).toMatch(new RegExp(ready, "m"))
    expect((await fetch(inputs[0]?.args ?? "")).status).toBe(200)
    const port = configurations[0]?.port
    const debuggers = await fetch(`http://127.0.0.1:${port}/json/list`)
    expect(await debuggers.json()).toHaveLength(1)
    const second = run((serve?.command ?? "").replace(/--inspect=\d+/, ""))
    expect((await once(second.child, "exit"))[0]).toBe(1)
    expect(second.out()).toBe("Port 5190 is already in use\n")
})
