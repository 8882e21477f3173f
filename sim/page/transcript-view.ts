/** The transcript as a ledger, the turn in its margin. */
import type { Entry } from "./transcript"

/** How near to its end a list counts as being there, in pixels. */
const NEAR = 40

/** Shows entries; what has not changed stays in place, so that nobody who reads is disturbed. */
export class TranscriptView {
    private shown: readonly Entry[] = []

    constructor(private readonly list: HTMLElement) {}

    /** Brings the list up to `entries`, and keeps it at its end if that is where it was. */
    show(entries: readonly Entry[]): void {
        const { list, shown } = this
        const atEnd =
            list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
        let same = 0
        while (same < entries.length && equal(shown[same], entries[same]))
            same++
        while (list.childElementCount > same) list.lastElementChild?.remove()
        for (let i = same; i < entries.length; ++i)
            list.append(rowOf(entries, i))
        this.shown = entries
        if (atEnd) list.scrollTop = list.scrollHeight
    }
}

function equal(a: Entry | undefined, b: Entry | undefined): boolean {
    return a?.text === b?.text && a?.turn === b?.turn && a?.kind === b?.kind
}

function rowOf(entries: readonly Entry[], i: number): HTMLElement {
    const entry = entries[i]
    const row = document.createElement("li")
    const margin = document.createElement("span")
    const text = document.createElement("span")
    if (!entry) return row
    row.className = entry.kind
    if (entry.turn !== entries[i - 1]?.turn) {
        margin.textContent = String(entry.turn)
        margin.setAttribute("aria-label", `Turn ${entry.turn}`)
        margin.setAttribute("role", "img")
    }
    if (entry.kind === "roll") text.append(...dice(entry.text))
    else text.textContent = entry.text
    row.append(margin, text)
    return row
}

/** A roll's words, with its two digits as dice. */
function dice(text: string): (string | HTMLElement)[] {
    const [, before = "", colored = "", white = "", after = ""] =
        /^(\D*)(\d)(\d)(.*)$/.exec(text) ?? []
    return [before, die(colored, "die colored"), die(white, "die"), after]
}

function die(face: string, className: string): HTMLElement {
    const element = document.createElement("span")
    element.className = className
    element.textContent = face
    return element
}
