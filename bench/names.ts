/**
 * Prints src/names-first.ts for a program: the names it uses most. Run it after changes that leave a program short of room:
 * `npx tsx bench/names.ts built/pocket_pico.devs >src/names-first.ts`.
 */
import { execFileSync } from "node:child_process"

/** So many can be numbered in one byte. */
const SHORT = 248

const HEAD = `/**
 * The names that Rich Uncle's program uses most, most used first; made by bench/names.ts. The compiler numbers a name where it
 * meets it first, and each use of one of the first ${SHORT} takes two bytes less than that of a later one. These statements
 * are no code, but they are met before any other: app.ts imports this module first.
 */`

const uses = new Map<string, number>()
const listing = execFileSync("npx", ["devs", "disasm", "-d", process.argv[2]], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
})
for (const line of listing.split("\n")) {
    const [code, bytes] = line.split(" // ")
    if (bytes === undefined) continue
    for (const [, name] of code.matchAll(/"(\w+)"\{A\d+\}/g))
        uses.set(name, (uses.get(name) ?? 0) + 1)
}
const names = [...uses.keys()].sort(
    (one, other) => uses.get(other)! - uses.get(one)!
)
console.log(HEAD)
for (const name of names.slice(0, SHORT)) console.log(`"${name}"`)
console.log("\nexport {}")
