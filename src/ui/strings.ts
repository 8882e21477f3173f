/**
 * Every word that the device itself says, in English; those of a game stand in its folder. Texts of several lines are
 * `Words`, and the placeholders of a template are those of `GameWords`. A row of the screen holds 21 characters.
 */

/** Titles of prompts. A list's title shares its row with the counter: 15 characters. */
export const TITLES = `
menu=Table menu
leave=Stop playing?
leaver=Who leaves?
leaves={p0} leaves?
games=Pocket Treasurer
setUp=New game
saved=A game is saved
display=Display
`

/** Options. 19 characters. */
export const LABELS = `
player=Player {n0}
undo=Undo
why=Why?
about=About
quit=Quit
leaves=A player leaves
staysAfterAll=No, stays
goesOn=Yes, {p0} leaves
endsAll=Yes, end and rank
saveAndQuit=Save and quit
endNow=End now, rank all
playOnAfterAll=Play on
keepIt=Leave it
eraseIt=New game (erases)
continue=Continue
start=Start
players=Players {n0}
display=Display
ssd1306=SSD1306 128x64
sh1106=SH1106 128x64
ssd1306Short=SSD1306 128x32
sh1106Short=SH1106 128x32
upright=Upright
turned=Turned 180
brightness=Brightness {n0}
dimAfter=Dim after {n0} s
dimNever=Never dim
offAfter=Off after {n0} min
offNever=Never off
rackRests=Rack: goes off
rackStays=Rack: stays on
`

/** What is told about the game's course, in any game. */
export const TOLD = `
takenBack=A choice was taken back after dice were seen. The dice stay.
`

/** What can be done where no game has a reason of its own. Six rows of 21. */
export const WHY = `
next=Read what happened; ROLL goes on. Hold SELECT for Undo.
`

/** Words of the screen itself. */
export const SELECT_NEXT = "SELECT:next"
export const HOLD_FOR_MENU = "hold:menu"
export const HOLD_TO_GO_BACK = "hold:back"
export const ROLL_TO = "ROLL:"
export const GO_ON = "next"
export const TAKE = "ok"
export const SELECT_DIGIT = "SELECT:+1"
export const SELECT_STEP = "SELECT:more"
export const PLAYER_NAME = "{p0}"
export const AT_MOST = "At most {$0}"
export const DONE = "done"
export const SHARE_CODE = "Share code"
export const CODE_ELSEWHERE =
    "The {n0} choices of this game are too many for the screen. Its share code is on the console."
export const NOTHING_TO_UNDO = "No choice is left to take back."
export const HAS_WON = "{p0} has won!"
export const SHARED_WIN = "A shared win!"
export const ENDED_EARLY = "Ended early"
/** A place of the ranking, before its player's figures; 4 characters. */
export const RANK = "{n0}. "
export const DAMAGED =
    "The saved game can't be read: it is damaged. It is kept until you choose."
export const PART_DAMAGED =
    "Part of the save is damaged. Going on from the last moment that can be read."
export const LOST_TITLE = "Saves are lost"
export const LOST_TEXT =
    "The power went in the middle of a save, and with it all that was saved. New games can be played."
export const OTHER_GAME =
    "The saved game is another game's. It is kept until you choose."
export const OUTDATED =
    "The saved game is of another version. It is kept until you choose."
export const STUCK_TITLE = "Game stopped"
export const STUCK =
    "Its record does not fit the rules. It is kept; open it again, or start a new game."
export const ABOUT =
    "Pocket Treasurer is dice, bank and Market-Price rack for money games of old."
