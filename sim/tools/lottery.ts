/** The Lottery of Get Rich Quick: its chances, counted over all throws, and how often each prize came. */
import { mostAlike } from "../../src/games/get-rich-quick/actions"
import { PRIZES } from "../../src/games/get-rich-quick/edition"

/** All throws of five dice. */
export const THROWS = 6 ** 5

/** Dice alike that win, by how many. */
const WINNING = [3, 4, 5]

/** What tells the result of a throw. */
const RESULT = /^tell (alike|luckyThree|noPrize) /

/** How many of all throws have so many dice alike at most, by that number. */
export function exactCounts(): number[] {
    const counts = PRIZES.map(() => 0)
    for (let n = 0; n < THROWS; ++n) {
        const faces = [0, 1, 2, 3, 4].map(die => Math.floor(n / 6 ** die) % 6)
        const alike = mostAlike(faces)
        counts[alike] = (counts[alike] ?? 0) + 1
    }
    return counts
}

/** Counts the throws of transcripts. */
export class LotteryTally {
    throws = 0
    /** Throws that won, by how many dice were alike. */
    readonly won = PRIZES.map(() => 0)

    /** A line of a transcript; those of other things are no throws. */
    hear(line: string): void {
        // most lines are others, and there are millions
        if (!RESULT.test(line)) return
        const [, key, , , alike] = line.split(" ")
        this.throws++
        const dice = key === "luckyThree" ? 3 : Number(alike)
        if (key !== "noPrize") this.won[dice] = (this.won[dice] ?? 0) + 1
    }

    /** Markdown: of each prize the exact chance beside what was thrown. */
    table(): string {
        const exact = exactCounts()
        const rows = WINNING.map(alike => {
            const [count = 0, came = 0] = [exact[alike], this.won[alike]]
            return [
                `${alike} alike`,
                dollars(PRIZES[alike] ?? 0),
                count,
                percent(count / THROWS),
                came,
                percent(came / this.throws),
            ]
        })
        const mean = (counts: readonly number[], all: number) =>
            counts.reduce(
                (sum, n, alike) => sum + n * (PRIZES[alike] ?? 0),
                0
            ) / all
        const paid = [
            "a card of $1,000 pays back",
            "",
            "",
            dollars(mean(exact, THROWS)),
            "",
            dollars(mean(this.won, this.throws)),
        ]
        return [
            `| of five dice | prize | of ${THROWS} throws | chance | of ${this.throws} thrown | share |`,
            "| --- | --- | --- | --- | --- | --- |",
            ...[...rows, paid].map(row => `| ${row.join(" | ")} |`),
        ].join("\n")
    }
}

function percent(share: number): string {
    return `${(100 * share).toFixed(2)} %`
}

function dollars(sum: number): string {
    return `$${sum.toLocaleString("en-US", { maximumFractionDigits: 2 })}`
}
