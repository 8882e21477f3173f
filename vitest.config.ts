import { defineConfig } from "vitest/config"

export default defineConfig({
    test: {
        include: ["tests/**/*.test.ts"],
        // whole games on the virtual machine take a while on a slow machine
        testTimeout: 240_000,
        hookTimeout: 240_000,
    },
})
