/** The screens as players see them. What is dark on lit stands between brackets; see sim/reader.ts. */
import { beforeEach, describe, expect, test } from "vitest"
import type { Robot } from "../../sim/auto"
import { halfBlocks } from "../../sim/screen"
import { MAIN_MENU, MENU_OPTIONS } from "./menu"
import { press, rows, screenOf, startRobot } from "./support"

/** SELECT and ROLL that lead from power-on to a new game of three players. */
const NEW_GAME = "rr"

let robot: Robot

beforeEach(async () => {
    robot = await startRobot()
})

async function expectScreen(keys: string, drawing: string): Promise<void> {
    await press(robot, keys)
    expect(screenOf(robot)).toEqual(rows(drawing))
}

test("main menu", async () => {
    const options = MENU_OPTIONS.map((name, i) => `|${i ? " " : "→"} ${name}`)
    while (options.length < 6) options.push("|")
    await expectScreen(
        "",
        `
        |${MAIN_MENU}
        ${options.join("\n")}
        |[SELECT:next   ROLL:ok]`
    )
})

test("set-up: ROLL on a line gives its next answer", async () => {
    await expectScreen(
        "rsrsrsrrsr",
        `
        |[New game          5/5]
        |  Start
        |  Players 4
        |  Total $60,000
        |  Starts: P2
        |→ Mode: dice+rack
        |
        |[SELECT:next   ROLL:ok]`
    )
})

test("a turn: whose it is, cash, Market-Price, and a sale as one prompt", async () => {
    await expectScreen(
        NEW_GAME,
        `
        |P3 $10,000     [$7,000]
        |[P3: your turn     1/5]
        |→ No sale, roll
        |  Sell 25
        |  Sell 51
        |  Sell 56
        |  Sell 64
        |[SELECT:next ROLL:roll]`
    )
    await expectScreen(
        "s",
        `
        |P3 $10,000     [$7,000]
        |[P3: your turn     2/5]
        |  No sale, roll
        |→ Sell 25
        |  Sell 51
        |  Sell 56
        |  Sell 64
        |[SELECT:next ROLL:sell]`
    )
})

test("the dice: two digits of 32 pixels, the colored one dark on lit", async () => {
    await press(robot, `${NEW_GAME}r`)
    const shown = halfBlocks(robot.panel).map(line => line.trimEnd())
    expect(shown).toEqual(
        rows(
            `
            | █▀▀▀▄ ▀▀▀█▀        ▄█▄▄ ▀▀▀█▀        ▄▀▀▄  ▄▀▀▄  ▄▀▀▄                                     █▀ ▀▀█▄▄▄▄ ████████▀▄▄▀██▀▄▄▀██▀▄▄▀█
            | █▄▄▄▀  ▄█▄        ▀▄█▄   ▄█▄         █  █  █  █  █  █                                     ▄▀ ▀█████ █████████ ██ ██ ██ ██ ██ █
            | █     ▄   █       ▄▄█▄▀ ▄   █  ▄▄    █  █  █  █  █  █                                     ▀▀ ▀▄███ ████▀▀████ ██ ██ ██ ██ ██ █
            | ▀      ▀▀▀          ▀    ▀▀▀   █▀     ▀▀    ▀▀    ▀▀                                      ██▄█████▄████ ▄█████▄▄████▄▄████▄▄██
            | ▄██████████████████████▄    ▄▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▄   ▄█▄▄ █▀▀▀▀       ▄▀▀▀▄  ▄▀▀▄  ▄▀▀▄
            |██████████████████████████  █                        █ ▀▄█▄  █▄▄▄           ▄▀  █  █  █  █
            |█████▀               ▀████  █       ▄▄██████▄▄       █ ▄▄█▄▀ ▄   █  ▄▄    ▄▀    █  █  █  █
            |████                  ████  █    ▄██████████████▄    █   ▀    ▀▀▀   █▀   ▀▀▀▀▀   ▀▀    ▀▀
            |████                ▄▄████  █   ▄████████████████▄   █ █▀▀▀▄ ▀▀▀█▀       █                             █▀▀▀▀ ▄▀▀▀▄
            |████      ████████████████  █  ▄█████▀      ▀█████▄  █ █▄▄▄▀  ▄█▄        █▀▀▀▄ █   █ █   █ ▄▀▀▀▀       █▄▄▄     ▄▀
            |████      ████████████████  █  ██████        ██████  █ █     ▄   █       █   █ █  ▄█ ▀▄▄▄█  ▀▀▀▄       ▄   █  ▄▀
            |████           ▀▀▀████████  █   ▀██▀         ██████  █ ▀      ▀▀▀        ▀▀▀▀   ▀▀ ▀  ▄▄▄▀ ▀▀▀▀         ▀▀▀  ▀▀▀▀▀
            |████               ▀██████  █              ▄██████▀  █  ▄▀▀                           █    █
            |████                 ▀████  █             ▄██████▀   █ ▄█▄▄  █▄▀▀  ▄▀▀▀▄ █▀▄▀▄       ▀█▀▀  █▄▀▀▄ ▄▀▀▀▄
            |█████▄▄▄▄▄█████▄      ████  █           ▄██████▀     █  █    █     █   █ █ ▀ █        █  ▄ █   █ █▀▀▀▀
            |█████████████████      ███  █         ▄███████▀      █  ▀    ▀      ▀▀▀  ▀   ▀         ▀▀  ▀   ▀  ▀▀▀
            |████▀▀███████████      ███  █        ███████▀        █ █▀▀▀▄              █           ▄▀▀
            |███    ▀█████████      ███  █      ▄██████▀          █ █▄▄▄▀ ▄▀▀▀▄ ▄▀▀▀▄  █          ▄█▄▄  ▄▀▀▀▄ █▄▀▀
            |███      ▀█████▀      ████  █    ▄███████            █ █     █   █ █   █  █  ▄        █    █   █ █
            |███▄                 ▄████  █   █████████████████▄   █ ▀      ▀▀▀   ▀▀▀    ▀▀         ▀     ▀▀▀  ▀
            |█████▄             ▄██████  █  ████████████████████  █  ▄█▄▄ ▀▀▀▀█        ▄▀▀▄  ▄▀▀▄  ▄▀▀▄
            |███████▄▄       ▄▄████████  █  ▀██████████████████▀  █ ▀▄█▄     █         █  █  █  █  █  █
            |██████████████████████████  █                        █ ▄▄█▄▀   █    ▄▄    █  █  █  █  █  █  ▄▄
            | ▀██████████████████████▀    ▀▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▀    ▀     ▀    █▀     ▀▀    ▀▀    ▀▀   ▀▀
            |
            |
            |
            |
            |█ ████████████ ████████ ██▀▀█████████████████████████████████████████████ ▄▄▄▀█▀▄▄▄▀█ █████ ██████▀▀██████████████████████ ████
            |█ ▀▄▄▀█▀▄▄▄▀██ ████▀▄▄▄ ██▄▄███ ▄▀▄▀█▀▄▄▄▀█ ▀▄▄▀█ ███ ███████████████████ ▀▀▀▄█ ███ █ █████ ██████▄▄███ ▀▄▄▀█▀▄▄▄▀█▄▀█▀▄█▄ ▄▄██
            |█ ███ █ ███ ██ ██▀█ ███ ██  ███ █▄█ █ ▄▄▄▄█ ███ █ ██▀ ███████████████████ █▄▀██ ███ █ █████ ██████  ███ ███ █ ▄▄▄▄██▀▄▀███ ██▀█
            |█▄███▄██▄▄▄████▄▄███▄▄▄▄███████▄███▄██▄▄▄██▄███▄██▄▄█▄███████████████████▄███▄██▄▄▄██▄▄▄▄▄█▄▄▄▄▄███████▄███▄██▄▄▄██▄███▄███▄▄██`
        )
    )
})

test("who pays whom how much, and why, one step at a time", async () => {
    await press(robot, `${NEW_GAME}rrrrrrrr`)
    const beside = () => screenOf(robot).map(row => row.slice(9))
    expect(screenOf(robot)[0]).toBe("P2 $10,000     [$3,000]")
    expect(beside().slice(1, 6)).toEqual([
        "$6,400",
        "P3 collects",
        "$3,000:",
        "dividend on",
        "64, times 1.",
    ])
    await press(robot, "r")
    expect(screenOf(robot)[0]).toBe("P2 $10,500     [$3,000]")
    expect(beside().slice(1, 6)).toEqual([
        "$6,400",
        "P3 pays P2",
        "the fee,",
        "$500.",
        "",
    ])
})

test("a Bugle page, and who rolls next", async () => {
    await expectScreen(
        `${NEW_GAME}rrrr`,
        `
        |P1 $10,000     [$4,000]
        |[ATTIC FIND IS GENUINE]
        |P1 alone rolls, and
        |collects it from the
        |Pool.
        |
        |
        |[hold:menu     ROLL:P1]`
    )
})

describe("table menu", () => {
    test("opens by a hold, its first press taken back", async () => {
        await expectScreen(
            `${NEW_GAME}S`,
            `
            |[Table menu        1/9]
            |→ Undo
            |  Balances
            |  Holdings
            |  Market-Price
            |  Why?
            |  Announce a win
            |[SELECT:next   ROLL:ok]`
        )
        await expectScreen(
            "S",
            `
            |P3 $10,000     [$7,000]
            |[P3: your turn     1/5]
            |→ No sale, roll
            |  Sell 25
            |  Sell 51
            |  Sell 56
            |  Sell 64
            |[SELECT:next ROLL:roll]`
        )
    })

    test("balances", async () => {
        await expectScreen(
            `${NEW_GAME}Ssr`,
            `
            |[Balances             ]
            |P1            $10,000
            |P2            $10,000
            |P3            $10,000
            |Pool         -$30,000
            |
            |
            |[hold:back     ROLL:ok]`
        )
    })

    test("holdings by color, a player a page, the Pool last", async () => {
        await expectScreen(
            `${NEW_GAME}Sssr`,
            `
            |[P3 holds 4        3/4]
            |RETAIL
            |FOODS  25
            |RAILS
            |STEEL
            |OILS   51 56
            |BLUE C 64
            |[SELECT:next   ROLL:ok]`
        )
        await press(robot, "s")
        expect(screenOf(robot)[0]).toBe("[Pool holds 18     4/4]")
        await press(robot, "S")
        expect(screenOf(robot)[0]).toBe("[Table menu        3/9]")
    })

    test("the price", async () => {
        await expectScreen(
            `${NEW_GAME}Ssssr`,
            `
            |[Market-Price         ]
            |$7,000 is the price
            |to buy and to sell.
            |Doubles, and nothing
            |else, show the next.
            |
            |
            |[hold:back     ROLL:ok]`
        )
    })

    test("why: what can be done now, and by which rule", async () => {
        await expectScreen(
            `${NEW_GAME}Sssssr`,
            `
            |[Why?                 ]
            |Before rolling you
            |may sell 1 card to
            |the Pool at the price
            |shown. Then roll:
            |colored die first.
            |RU-09 RU-11
            |[hold:back     ROLL:ok]`
        )
    })

    test("undo takes two presses, and says so when dice were seen", async () => {
        await press(robot, `${NEW_GAME}rr`)
        await expectScreen(
            "Sr",
            `
            |P3 $10,000     [$7,000]
            |A choice was taken
            |back after dice were
            |seen. The dice stay.
            |
            |
            |
            |[hold:menu   ROLL:next]`
        )
        await press(robot, "rr")
        expect(robot.last.get("roll")).toBe("roll 52")
    })

    test("nothing to undo", async () => {
        await press(robot, `${NEW_GAME}Sr`)
        expect(screenOf(robot).slice(0, 3)).toEqual([
            "[Undo                 ]",
            "No choice is left to",
            "take back.",
        ])
    })

    test("ending now ranks all, and can be undone", async () => {
        await expectScreen(
            `${NEW_GAME}rrSssssssssrssr`,
            `
            |[Ended early       1/2]
            |1. P1         $10,000
            |1. P2         $10,000
            |3. P3          $3,000
            |
            |
            |
            |[SELECT:next ROLL:done]`
        )
        await press(robot, "S")
        expect(screenOf(robot)[1]).toBe("[P1: your turn     1/5]")
        await press(robot, "Sssssssssrssrr")
        expect(screenOf(robot)[0]).toBe(MAIN_MENU)
    })
})

test("Table mode: the dice and the rack, and ROLL rolls again", async () => {
    await press(robot, "rssssrrsr")
    await press(robot, "r")
    expect(screenOf(robot)[0]).toBe("Rack           [$7,000]")
    expect(screenOf(robot)[1]?.slice(9)).toBe("$3,200")
    expect(screenOf(robot)[7]).toBe("[SELECT:next ROLL:roll]")
    await expectScreen(
        "srrsr",
        `
        |Rack           [$7,000]
        |P1 pays the Pool
        |$7,000?
        |
        |
        |
        |
        |[SELECT:next  ROLL:yes]`
    )
})

test("an amount is set digit by digit, with $ and commas", async () => {
    await press(robot, "rssssrrsrrsrrssssr")
    await expectScreen(
        "rsssr",
        `
        |P1 $10,000     [$7,000]
        |[P1: how much?        ]
        |
        |$ 03,[0]00
        |
        |At most $10,000
        |
        |[SELECT:+1   ROLL:next]`
    )
})
