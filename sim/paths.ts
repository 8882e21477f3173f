/** Where things are on the host's disk. */
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Program } from "./programs"

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url))

/** Where a program's bytecode is built. */
export function fileOf({ name }: Program): string {
    return join(ROOT, "built", `${name}.devs`)
}
