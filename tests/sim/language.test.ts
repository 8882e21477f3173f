/** The language: asked for at first boot, changed in the settings, given at deploy, kept. */
import { describe, expect, test } from "vitest"
import { Robot } from "../../sim/auto"
import { Ssd1306 } from "../../sim/chips/ssd1306"
import { parseEnv, type Settings, speaking } from "../../sim/env"
import { readSetting } from "../../sim/fstor"
import { checkOwnerSettings } from "../../sim/owner-settings"
import { damaged, expectScreen, GAME, powerOn, SETTINGS } from "./owner"
import { MAIN_MENU } from "./menu"
import { press, screenOf } from "./support"

/** The robot's own host gives a language; these take it away. */
const FIRST_BOOT: Settings = new Map([["language", undefined]])
const KEY = "language.own"
/** From the settings to the line of the language. */
const LANGUAGE = "ssss"

const QUESTION = `
    |[Language / Idioma    ]
    |English: press ROLL
    |
    |Español: pulsa SELECT
    |
    |
    |
    |[SELECT:ES     ROLL:EN]`

/** The same handheld switched off and on. */
async function cut(robot: Robot, settings = FIRST_BOOT): Promise<Robot> {
    const { flash } = robot.host
    robot.host.powerOff()
    return await powerOn({ flash, settings })
}

const firstRow = (robot: Robot) => screenOf(robot)[0]

describe("at first boot", () => {
    test("the very first screen asks, each language in its own words", async () => {
        const robot = await powerOn({ settings: FIRST_BOOT })
        await expectScreen(robot, "", QUESTION)
    })

    test("it fits a panel of 32 rows", async () => {
        const panel = new Ssd1306({ height: 32 })
        const settings = new Map([...FIRST_BOOT, ...parseEnv("display=128x32")])
        const robot = await Robot.start(GAME, { panel, host: { settings } })
        expect(screenOf(robot).slice(0, 4)).toEqual([
            "[Language / Idioma    ]",
            "English: press ROLL",
            "Español: pulsa SELECT",
            "[SELECT:ES     ROLL:EN]",
        ])
        await press(robot, "s")
        expect(firstRow(robot)).toBe(MAIN_MENU)
    })

    test.each([
        ["ROLL", "r", "  Settings"],
        ["SELECT", "s", "  Ajustes"],
    ])("one press of %s takes it, for good", async (_, key, line) => {
        let robot = await powerOn({ settings: FIRST_BOOT })
        await press(robot, key)
        expect(firstRow(robot)).toBe(MAIN_MENU)
        expect(screenOf(robot)[2]).toBe(line)
        robot = await cut(robot)
        expect(screenOf(robot)[2]).toBe(line)
    })

    test("it asks again after a power cut before the answer", async () => {
        await expectScreen(
            await cut(await powerOn({ settings: FIRST_BOOT })),
            "",
            QUESTION
        )
    })

    test("SELECT held is a press like another", async () => {
        const robot = await powerOn({ settings: FIRST_BOOT })
        await press(robot, "S")
        expect(screenOf(robot).slice(0, 3)).toEqual([
            MAIN_MENU,
            "→ Rich Uncle",
            "  Ajustes",
        ])
    })
})

describe("in the settings", () => {
    test("ROLL on its line speaks the other at once, and it is kept", async () => {
        let robot = await powerOn()
        await press(robot, `${SETTINGS}${LANGUAGE}`)
        expect(screenOf(robot)[5]).toBe("→ Language/Idioma: EN")
        await expectScreen(
            robot,
            "r",
            `
            |[Ajustes           5/7]
            |  Nombres
            |  Cifras: Rich Uncle
            |  Ganadores
            |  Pantalla
            |→ Idioma/Language: ES
            |  Acerca de
            |[SELECT:más    ROLL:ok]`
        )
        // what was chosen here wins over what was given at deploy
        robot = await cut(robot, speaking("en"))
        expect(screenOf(robot)[2]).toBe("  Ajustes")
        await press(robot, `${SETTINGS}${LANGUAGE}r`)
        expect(screenOf(robot)[5]).toBe("→ Language/Idioma: EN")
    })

    test("a saved game goes on in the other language, from where it was", async () => {
        const robot = await powerOn()
        await press(robot, "rrr")
        const turn = screenOf(robot)[1]
        const told = robot.last.get("tell")
        // save and quit, then the language, then the game again
        await press(robot, "Ssssssssssssr")
        while (!/Stop playing/.test(firstRow(robot) ?? ""))
            await press(robot, "sr")
        await press(robot, "sr")
        expect(firstRow(robot)).toBe(MAIN_MENU)
        await press(robot, `${SETTINGS}${LANGUAGE}rSr`)
        expect(firstRow(robot)).toBe("[Hay una partida   1/2]")
        await press(robot, "r")
        expect(turn).toBeDefined()
        expect(robot.last.get("tell")).toBe(told)
        expect(screenOf(robot)[7]).toMatch(/^\[mant:menú/)
    })
})

describe("given at deploy", () => {
    test.each([
        ["language=es", "  Ajustes"],
        ['language="en"', "  Settings"],
    ])("%s: nothing is asked", async (line, shown) => {
        const robot = await powerOn({ settings: parseEnv(line) })
        expect(screenOf(robot)[2]).toBe(shown)
        expect(readSetting(robot.host.flash, KEY)).toBeUndefined()
    })

    test.each(["language=fr", "language=español", "language=1", "language=ES"])(
        "%s is refused by the host, and asked for by a handheld",
        async line => {
            const settings = parseEnv(line)
            const value = new TextDecoder().decode(settings.get("language"))
            expect(() => checkOwnerSettings(settings)).toThrow(
                `setting language: must be en or es, not ${value}`
            )
            const log: string[] = []
            const onLog = (line: string) => void log.push(line)
            const host = { settings, onLog }
            const robot = await Robot.start(GAME, { host })
            await expectScreen(robot, "", QUESTION)
            expect(log).toContain("* setting language is not understood")
        }
    )
})

test("a damaged setting: the question again, and nothing else is lost", async () => {
    let robot = await powerOn({ settings: FIRST_BOOT })
    await press(robot, "srr")
    const asked = screenOf(robot)
    const settings = damaged(robot.host.flash, KEY)
    robot = await cut(robot, new Map([...FIRST_BOOT, ...settings]))
    await expectScreen(robot, "", QUESTION)
    await press(robot, "s")
    expect(firstRow(robot)).toBe("[Hay una partida   1/2]")
    await press(robot, "r")
    expect(screenOf(robot)).toEqual(asked)
    robot = await cut(robot)
    expect(firstRow(robot)).toBe("[Hay una partida   1/2]")
})

test("Forget everything leaves the handheld as at first boot: it asks at once", async () => {
    let robot = await powerOn({ settings: FIRST_BOOT })
    await press(robot, `s${SETTINGS}ssssssrsr`)
    await expectScreen(robot, "", QUESTION)
    expect(readSetting(robot.host.flash, KEY)).toBeUndefined()
    robot = await cut(robot)
    await expectScreen(robot, "", QUESTION)
    await press(robot, "r")
    expect(firstRow(robot)).toBe(MAIN_MENU)
    expect(screenOf(robot)[2]).toBe("  Settings")
})

test("the console, and with it the share code, is the same in both", async () => {
    const [english, spanish] = await Promise.all(
        (["en", "es"] as const).map(async code => {
            const lines: string[] = []
            const robot = await Robot.start(
                { ...GAME, log: line => lines.push(line) },
                { host: { settings: speaking(code) } }
            )
            await press(robot, "rrsrrrrrrrrSrr")
            return { lines, code: robot.codes.code() }
        })
    )
    expect(english?.lines.length).toBeGreaterThan(10)
    expect(spanish).toEqual(english)
})

describe("names have accents", () => {
    test("given at deploy, in either case", async () => {
        const settings = parseEnv(
            "names=Íñigo ÁÉÍÓÚ Zoë",
            "names=Íñigo áéíóúü ÑU"
        )
        const robot = await powerOn({ settings })
        await press(robot, `${SETTINGS}r`)
        expect(screenOf(robot).slice(1, 4)).toEqual([
            "→ 1: ÍÑIGO",
            "  2: ÁÉÍÓÚÜ",
            "  3: ÑU",
        ])
    })

    test.each(["names=Zoë", "names=Mª", "names=Ña\u0303", "names=Ç"])(
        "%s is refused by the host",
        line => {
            expect(() => checkOwnerSettings(parseEnv(line))).toThrow(
                /^setting names: must be up to 8 names/
            )
        }
    )

    test("spelled on the handheld, kept, and noted by the winners", async () => {
        let robot = await powerOn()
        // Ñ is the third of the fifth row, Á the first of the sixth, Ü its last
        await press(robot, `${SETTINGS}rr`)
        await press(robot, "ssssrssr")
        await press(robot, "sssssrr")
        await press(robot, "sssssrsssssr")
        expect(firstRow(robot)).toBe("[Name: ÑÁÜ         1/8]")
        robot = await cut(robot, speaking("es"))
        await press(robot, `${SETTINGS}r`)
        expect(screenOf(robot)[1]).toBe("→ 1: ÑÁÜ")
    })
})
