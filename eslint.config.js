import tseslint from "typescript-eslint"

/** What starts a timer of the runtime's: on a battery the RP2040 may never wake from one. */
const TIMERS = [
    {
        selector:
            "CallExpression[callee.name=/^(sleep|delay|setTimeout|setInterval|updateInterval|schedule|startServer|startIndexedScreen)$/], CallExpression[callee.property.name=/^(sleep|delay|setTimeout|setInterval|updateInterval)$/]",
        message:
            "It waits for a fiber timer. Wait for an event, or by clock.ts.",
    },
    {
        selector:
            "CallExpression[callee.property.name='suspend'][arguments.length>0], CallExpression[callee.name='suspend'][arguments.length>0]",
        message:
            "A suspend with a time-out is a fiber timer. Wait by clock.ts.",
    },
    {
        selector:
            "CallExpression[callee.name='wait'], CallExpression[callee.property.name='wait']:not([callee.object.property.name='clock'])",
        message: "A wait with a time-out is a fiber timer. Wait by clock.ts.",
    },
    {
        selector: "CallExpression[callee.property.name='read']",
        message: "register.read() sends again on a timer. Subscribe instead.",
    },
]

/** Words that a player might see: the device's stand in ui/strings.ts, a game's in its words.ts, its name in its entry.ts. */
const WORDS = {
    selector:
        ":not(NewExpression[callee.name=/Error$/], ImportDeclaration) > Literal[value=/^[A-Z]|[A-Za-z] [A-Za-z]/]",
    message:
        "Words for players stand in src/ui/strings.ts or a game's words.ts.",
}

/** What the engine and the games may not import. */
const OUTSIDE = {
    patterns: [
        {
            group: ["@devicescript/*", "@dsboard/*", "node:*"],
            message: "engine/ and games/ know no platform.",
        },
        {
            group: ["**/ui/*", "**/device/*", "**/sim/*"],
            message: "engine/ and games/ import only downwards.",
        },
    ],
}

const PLATFORM_GLOBALS = [
    "Buffer",
    "process",
    "window",
    "document",
    "console",
    "setTimeout",
    "setInterval",
].map(name => ({ name, message: "engine/ and games/ know no platform." }))

export default tseslint.config(
    { ignores: ["node_modules", "built", ".devicescript", "dist"] },
    ...tseslint.configs.recommended,
    {
        rules: {
            "@typescript-eslint/no-unused-vars": [
                "error",
                { argsIgnorePattern: "^_" },
            ],
            "max-lines": ["error", { max: 300, skipBlankLines: true }],
            "max-lines-per-function": [
                "error",
                { max: 45, skipBlankLines: true, skipComments: true },
            ],
        },
    },
    {
        // the runtime and its library can be reached no other way
        files: [
            "src/**/*.ts",
            "tests/vm/**/*.ts",
            "tests/sim/fixtures/*.ts",
            "bench/vm/*.ts",
        ],
        rules: {
            "@typescript-eslint/no-explicit-any": "off",
            "@typescript-eslint/no-this-alias": "off",
        },
    },
    {
        files: ["src/**/*.ts"],
        rules: { "no-restricted-syntax": ["error", ...TIMERS] },
    },
    {
        files: ["src/ui/*.ts", "src/games/**/*.ts", "src/engine/*.ts"],
        ignores: [
            "src/ui/strings.ts",
            "src/games/*/words*.ts",
            "src/games/*/entry.ts",
        ],
        rules: { "no-restricted-syntax": ["error", ...TIMERS, WORDS] },
    },
    {
        // runs in DeviceScript's own simulator only, never on a battery
        files: ["src/main-devtools.ts"],
        rules: { "no-restricted-syntax": "off" },
    },
    {
        files: ["src/engine/*.ts", "src/games/**/*.ts"],
        rules: {
            "no-restricted-imports": ["error", OUTSIDE],
            "no-restricted-globals": ["error", ...PLATFORM_GLOBALS],
            "no-restricted-properties": [
                "error",
                { object: "Math", property: "idiv" },
                { object: "Math", property: "imod" },
            ],
        },
    },
    {
        // a table of words, in a function so that it is made only where it is wanted
        files: ["src/games/*/words*.ts"],
        rules: { "max-lines-per-function": "off" },
    },
    {
        files: ["tests/**/*.ts"],
        rules: {
            "max-lines-per-function": "off",
            "max-lines": ["error", { max: 330, skipBlankLines: true }],
        },
    }
)
