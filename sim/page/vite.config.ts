import { join } from "node:path"
import { defineConfig } from "vite"
import { offline } from "./offline"
import { preload } from "./preload"

const here = import.meta.dirname
const root = join(here, "..", "..")

export default defineConfig({
    root: here,
    // works below any path
    base: "./",
    // Lit has a development version, which says so on the console
    resolve: { conditions: ["module", "browser"] },
    server: { fs: { allow: [root] } },
    worker: { format: "es" },
    build: {
        outDir: join(root, "dist"),
        emptyOutDir: true,
        target: "es2022",
        chunkSizeWarningLimit: 700,
    },
    plugins: [preload(), offline(join(here, "public"))],
})
