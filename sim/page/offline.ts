/** The Vite plugin that makes the built page work offline: a service worker that knows every file of the build. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

const SOURCE = join(import.meta.dirname, "service-worker.js")
const OUT = "service-worker.js"

/** Adds the service worker to a build. */
export function offline(publicFolder: string): Plugin {
    return {
        name: "offline",
        apply: "build",
        enforce: "post",
        generateBundle(_, bundle) {
            const built = Object.entries(bundle).map(
                ([name, file]): [string, string | Uint8Array] => [
                    name,
                    file.type === "chunk" ? file.code : file.source,
                ]
            )
            const given = readdirSync(publicFolder).map(
                (name): [string, Uint8Array] => [
                    name,
                    readFileSync(join(publicFolder, name)),
                ]
            )
            const files = [...built, ...given].sort(([a], [b]) =>
                a < b ? -1 : 1
            )
            const hash = createHash("sha256")
            for (const [name, content] of files)
                hash.update(name).update(content)
            const source = readFileSync(SOURCE, "utf8")
                .replace("__VERSION__", hash.digest("hex").slice(0, 16))
                .replace(
                    "__FILES__",
                    JSON.stringify(files.map(([name]) => name))
                )
            this.emitFile({ type: "asset", fileName: OUT, source })
        },
    }
}
