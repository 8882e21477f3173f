import { Cells, PLAYERS } from "../../engine/cells"
import { Sheet, SHEET_ROWS } from "../../engine/sheet"
import { GRID_CARDS } from "../../engine/table"
import { hundredths } from "./classroom"
import { NOTE_KINDS, notes } from "./opening"
import {
    ASKED,
    balanceOf,
    isClassroom,
    isMoney,
    RIGHT,
    TURNS,
    UNIT,
    UNITS_A_TURN,
} from "./position"

/** What can be looked at. In the Classroom the chances are asked for, and so are not shown. */
export function viewsOf(cells: Cells): string[] {
    const views = ["balances", isClassroom(cells) ? "answers" : "chances"]
    if (isMoney(cells)) views.push("notes")
    return views
}

/** Fills a page of one of these. */
export function fillSheet(cells: Cells, sheet: Sheet, view: string): void {
    sheet.entitle(view)
    if (view === "notes") fillNotes(cells[TURNS], sheet)
    else if (view === "chances") fillChances(sheet)
    else fillPlayers(cells, sheet, view === "answers")
}

/** Everyone's balance, or how many of the Classroom's questions they have answered right. */
function fillPlayers(cells: Cells, sheet: Sheet, answers: boolean): void {
    const players = cells[PLAYERS]
    const before = sheet.firstOf(players)
    const last = Math.min(players, before + SHEET_ROWS)
    for (let player = before + 1; player <= last; ++player)
        if (answers)
            sheet.row(
                "answers",
                player,
                cells[RIGHT + player],
                cells[ASKED + player]
            )
        else
            sheet.row(
                isMoney(cells) ? "money" : "points",
                player,
                balanceOf(cells, player)
            )
}

/** The notes that everyone has begun with (WTR-03). */
function fillNotes(turns: number, sheet: Sheet): void {
    for (let kind = 0; kind < NOTE_KINDS; ++kind)
        sheet.row("note", (NOTE_KINDS - kind) * UNIT, notes(turns, kind))
    sheet.row("noteSum", turns * UNITS_A_TURN * UNIT)
}

/** The chance of the trump at each attempt, before it. */
function fillChances(sheet: Sheet): void {
    const before = sheet.firstOf(GRID_CARDS)
    const last = Math.min(GRID_CARDS, before + SHEET_ROWS)
    for (let attempt = before + 1; attempt <= last; ++attempt) {
        const closed = GRID_CARDS + 1 - attempt
        const key = closed === 1 ? "chanceSure" : "chance"
        sheet.row(key, attempt, closed, hundredths(closed))
    }
}
