/**
 * `npm test`: builds the bytecode, runs Vitest and the DeviceScript tests, and ends with one line, `N passed, N failed`, on
 * its own. Exit status 1 when a test failed or a suite could not run. Without a Chromium the page's tests are left out.
 */
import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { buildPrograms } from "../sim/build"
import { ROOT } from "../sim/paths"
import { findChromium, NO_CHROMIUM } from "./page/chromium"

interface Count {
    passed: number
    failed: number
}

const VITEST_JSON = join(ROOT, "built", "vitest.json")
/** DeviceScript's command line as our programs are compiled. */
const DEVS = join(ROOT, "sim", "devs.ts")
const VM_TIMEOUT_MS = 120_000

function bin(name: string): string {
    return join(ROOT, "node_modules", ".bin", name)
}

function runVitest(): Count {
    rmSync(VITEST_JSON, { force: true })
    const reporters = ["--reporter=default", "--reporter=json"]
    const projects = findChromium() ? [] : ["--project=node"]
    const { status } = spawnSync(
        bin("vitest"),
        ["run", ...projects, ...reporters, `--outputFile=${VITEST_JSON}`],
        { cwd: ROOT, stdio: "inherit" }
    )
    const report = readReport()
    const passed = report?.numPassedTests ?? 0
    const failed = report?.numFailedTests ?? 0
    // a suite that does not load has no test that could fail
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function readReport() {
    try {
        return JSON.parse(readFileSync(VITEST_JSON, "utf8")) as {
            numPassedTests: number
            numFailedTests: number
        }
    } catch {
        return undefined
    }
}

/** `-t` alone would end the program before a test has run, and exit 0. */
function runOnVm(file: string): Count {
    const args = ["run", "-t", "-k", "-T", String(VM_TIMEOUT_MS), file]
    const { status, stdout, stderr } = spawnSync(bin("tsx"), [DEVS, ...args], {
        cwd: ROOT,
        encoding: "utf8",
    })
    const [, pass, error] =
        /tests: \d+, pass: (\d+), error: (\d+)/.exec(stdout) ?? []
    const passed = Number(pass ?? 0)
    const ran = status === 0 && passed > 0
    const failed = ran ? Number(error) : Math.max(Number(error ?? 0), 1)
    console.log(`${file}: ${passed} passed, ${failed} failed`)
    if (failed > 0) console.log(stdout + stderr)
    return { passed, failed }
}

await buildPrograms()
const vmTests = readdirSync(join(ROOT, "tests", "vm"))
    .filter(name => name.endsWith(".ts"))
    .map(name => join("tests", "vm", name))
const counts = [runVitest(), ...vmTests.map(runOnVm)]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (!findChromium()) console.log(NO_CHROMIUM)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
