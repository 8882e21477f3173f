import { Words } from "../engine/game"

/**
 * What the device itself says; what a game says stands in its folder. A row of the screen holds 21 characters, the
 * placeholders of a template are those of `GameWords`.
 */
export interface DeviceWords {
    /** Of prompts and pages. A list's title shares its row with the counter: 15 characters. */
    readonly titles: Words
    /** Of options; 19 characters. */
    readonly labels: Words
    /**
     * All else. First words of the screen itself: of the last row, which SELECT's and ROLL's share; what a player without a
     * name is called before the number, in a sentence and in a list of players (`p`, `player`); limits. Then what is told of any game's
     * course, what can be done or not yet where no game has a reason of its own, what has gone wrong, what is at stake: six
     * rows of 21, or four where options stand below.
     */
    readonly notes: Words
}

/** All of it in English. */
export function englishStrings(): DeviceWords {
    return {
        titles: `
menu=Table menu
leave=Stop playing?
leaver=Who leaves?
leaves={p0} leaves?
games=Pocket Treasurer
setUp=New game
saved=A game is saved
display=Display
settings=Settings
names=Names
name=Name: {p0}
mySet=My set
eraseSet=Erase my set?
winners=Winners
forget=Forget all?
lost=Saves are lost
stuck=Game stopped
code=Share code
allAgree=All agree?
these={p0}: these?
hasWon={p0} has won!
sharedWin=A shared win!
endedEarly=Ended early
`,
        labels: `
player={q0}
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
settings=Settings
names=Names
nameOf={n0}: {p0}
nameDone=Done
dropLetter=Erase a letter
howMany=How many: {n0}
eraseSet=Erase my set
winners=Winners
language=Language/Idioma: EN
forget=Forget everything
keepAll=No, keep it
yesErase=Yes, erase
leaveThem=No, leave them
chooseAnew=Yes, choose anew
`,
        notes: `
selectNext=SELECT:next
holdForMenu=hold:menu
holdToGoBack=hold:back
rollTo=ROLL:
goOn=next
take=ok
selectDigit=SELECT:+1
selectStep=SELECT:more
selectBack=SELECT:back
done=done
lay=lay
p=P
player=Player
atMost=At most {$1}
fromTo={n0} to {n1}
dollarsFromTo={$0} to {$1}
setOf=Set:
winnerNumber=P{n0}
winnerShared=Shared
takenBack=A choice was taken back after dice were seen. The dice stay.
next=Read what happened; ROLL goes on. Hold SELECT for Undo.
leaveLater=Go on first: who leaves can say so when somebody is asked next.
endLater=Go on first: the game can be ended when somebody is asked next.
codeElsewhere=The {n0} choices of this game are too many for the screen. Its share code is on the console.
nothingToUndo=No choice is left to take back.
othersSecret=What others chose in secret stays so. Only your own can be taken back now.
revealed=Those choices were revealed together. If all agree, they are made anew.
damaged=The saved game can't be read: it is damaged. It is kept until you choose.
partDamaged=Part of the save is damaged. Going on from the last moment that can be read.
lost=The power went in the middle of a save, and with it all that was saved. New games can be played.
otherGame=The saved game is another game's. It is kept until you choose.
outdated=The saved game is of another version. It is kept until you choose.
houseSet=Numbers in play: house.
ownSet=Numbers in play: my set.
setUnreadable=My set can't be read: it is damaged. Till it is entered again, house numbers are played.
lineUnreadable=This line of .env.local is not understood and not used.
namesUnreadable=The names can't be read: they are damaged. Players have numbers till names are entered again.
noWinners=No game has been won yet.
winnersUnreadable=The list of winners can't be read: it is damaged. The next winner begins a new one.
eraseSet=Then the numbers are those of the house again, or of .env.local.
forget=Saved games, names, sets, winners and settings go for good.
stuck=Its record does not fit the rules. It is kept; open it again, or start a new game.
about=Pocket Treasurer is dice, bank and Market-Price rack for money games of old.
`,
    }
}

/** Before a language is chosen: its title, what to press for each, and the last row. */
export const ASK_LANGUAGE = "Language / Idioma"
export const LANGUAGE_CHOICES = "English: press ROLL\n\nEspañol: pulsa SELECT"
export const SELECT_SPANISH = "SELECT:ES"
export const ROLL_ENGLISH = "EN"

/** The letters of a name, as they are chosen: first the row, of six at most, then the letter in it. See `engine/names.ts`. */
export function letterRows(): string[] {
    return ["ABCDEF", "GHIJKL", "MNOPQR", "STUVWX", "YZÑ", "ÁÉÍÓÚÜ"]
}

/** A place of the ranking, before its player's figures; 4 characters. */
export const RANK = "{n0}. "
/** What a winner had. */
export const WON_DOLLARS = "|{$0}"
export const WON_POINTS = "|{s0}"
