import { defineConfig } from "vitest/config"

const PAGE = "tests/page/*.test.ts"

export default defineConfig({
    test: {
        // whole games on the virtual machine take a while on a slow machine
        testTimeout: 240_000,
        hookTimeout: 240_000,
        projects: [
            {
                extends: true,
                test: {
                    name: "node",
                    include: ["tests/**/*.test.ts"],
                    exclude: [PAGE],
                },
            },
            {
                extends: true,
                test: {
                    name: "page",
                    include: [PAGE],
                    globalSetup: "tests/page/build.ts",
                    // after the others: what is timed is timed with nothing beside it
                    sequence: { groupOrder: 1 },
                    maxWorkers: 1,
                },
            },
        ],
    },
})
