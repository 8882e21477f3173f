/** The console lines that announce a prompt. */

/** What a line says of the prompt that waits: its key, empty where there is nothing to choose, and its options. */
export function promptOf(line: string) {
    const [word, , ...rest] = line.split(" ")
    const [first = "", second = "1", third = "0", fourth] = rest
    if (word === "ask")
        return {
            key: first,
            count: Number(second),
            take: 0,
            barred: Number(third),
            byDigits: fourth === "digits",
        }
    // a prompt in secret does not say its key
    if (word === "secret")
        return {
            key: word,
            count: Number(first),
            take: Number(second),
            barred: 0,
            byDigits: false,
        }
    return { key: "", count: 1, take: 0, barred: 0, byDigits: false }
}
