/** Builds the page once for all of its tests, into a folder of their own. */
import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { ROOT } from "../../sim/paths"

/** Where the page under test lies. */
export const SITE = join(ROOT, "built", "page-test")

export default function setup(): void {
    const env = { ...process.env }
    delete env.NODE_ENV
    // as anybody else builds it: under the test runner's NODE_ENV libraries come in their development mode
    execFileSync(
        join(ROOT, "node_modules", ".bin", "tsx"),
        [join(ROOT, "sim", "page", "build-page.ts"), "--out", SITE],
        { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] }
    )
}
