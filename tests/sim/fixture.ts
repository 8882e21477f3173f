/** Compiles the small programs in `fixtures/` for the host's tests. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { buildBytecode, isFresh } from "../../sim/build"
import { ROOT } from "../../sim/paths"

/** What fixtures may be made of besides themselves. */
const SHARED = ["src", "tests/vm/fakes"]

/** The bytecode of the fixture `name`. */
export async function fixture(name: string): Promise<Uint8Array> {
    const out = join(ROOT, "built", "tests", `${name}.devs`)
    const entry = `tests/sim/fixtures/${name}.ts`
    if (!(await isFresh(out, [entry, ...SHARED])))
        await buildBytecode(entry, out)
    return new Uint8Array(readFileSync(out))
}
