/**
 * Every word that a player sees, in English. `{p0}` stands for a player, `{$0}` for dollars, `{c0}` for a card, `{n0}` for a
 * number: the kind, then which of the numbers given. A row of the screen holds 21 characters.
 */

export type Words = { [key: string]: string }

/** The words for a key; undefined where there are none. */
export function look(words: Words, key: string): string | undefined {
    return words[key]
}

/** Titles of prompts. A list's title shares its row with the counter: 15 characters. `{p0}` is whose prompt it is, `{$1}` the sum. */
export const TITLES = {
    turn: "{p0}: your turn",
    mustSell: "{p0} owes {$1}",
    mayBuy: "{p0} may buy",
    reached: "{p0}: announce?",
    whoPays: "Who pays?",
    whoCollects: "Who collects?",
    whoseBalance: "Whose balance?",
    howMuch: "{p0}: how much?",
    newBalance: "New balance",
    menu: "Table menu",
    leave: "Stop playing?",
    announcer: "Who announces?",
    games: "Pocket Treasurer",
    setUp: "New game",
    saved: "A game is saved",
    display: "Display",
}

/** Options. 19 characters. */
export const LABELS = {
    roll: "{p0}",
    noSale: "No sale, roll",
    sell: "Sell {c0}",
    announce: "Yes, announce",
    playOn: "No, play on",
    noPurchase: "No, buy nothing",
    buy: "Buy {c0}",
    player: "Player {n0}",
    rackRoll: "roll",
    rackPay: "pay",
    rackCollect: "get",
    rackTransfer: "give",
    rackCorrect: "fix",
    rackTurn: "card",
    asRolled: "Rolled {$0}",
    asPriced: "Price {$0}",
    otherAmount: "Another amount",
    undo: "Undo",
    balances: "Balances",
    holdings: "Holdings",
    price: "Market-Price",
    why: "Why?",
    announceWin: "Announce a win",
    about: "About",
    quit: "Quit",
    saveAndQuit: "Save and quit",
    endNow: "End now, rank all",
    playOnAfterAll: "Play on",
    "rich-uncle": "Rich Uncle",
    keepIt: "Leave it",
    eraseIt: "New game (erases)",
    continue: "Continue",
    start: "Start",
    players: "Players {n0}",
    total: "Total {$0}",
    byLot: "Starts: by lot",
    startsFirst: "Starts: {p0}",
    fullGame: "Mode: full game",
    rackOnly: "Mode: dice+rack",
    rackAndBalances: "Mode: rack+money",
    display: "Display",
    ssd1306: "SSD1306 128x64",
    sh1106: "SH1106 128x64",
    ssd1306Short: "SSD1306 128x32",
    sh1106Short: "SH1106 128x32",
    upright: "Upright",
    turned: "Turned 180",
    brightness: "Brightness {n0}",
    dimAfter: "Dim after {n0} s",
    dimNever: "Never dim",
    offAfter: "Off after {n0} min",
    offNever: "Never off",
    rackRests: "Rack: goes off",
    rackStays: "Rack: stays on",
}

/** What ROLL does to an option, where it is more than to take it. 4 characters. */
export const ACTS = {
    noSale: "roll",
    sell: "sell",
    buy: "buy",
    rackRoll: "roll",
}

/** What an option that is named in few letters means; beside the dice. */
export const HINTS = {
    rackPay: "Pay into the Pool",
    rackCollect: "Collect from Pool",
    rackTransfer: "Pay another player",
    rackCorrect: "Correct a balance",
    rackTurn: "Next price card",
}

/** What is told, one step at a time. Beside the dice: 4 rows of 12 characters and one of 21. */
export const TOLD = {
    sells: "{p0} sells {c1} to the Pool and collects {$2}.",
    collects: "{p0} collects {$1} from the Pool.",
    paysPool: "{p0} pays {$1} to the Pool.",
    pays: "{p0} pays {$2} to {p1}.",
    dividend: "{p0} collects {$1}: dividend on {c2}, times {n3}.",
    fee: "{p0} pays {p1} the fee, {$2}.",
    buys: "{p0} buys {c1} from the Pool for {$2}.",
    owes: "{p0} owes {$1} and has {$2}.",
    bankrupt: "{p0} is bankrupt. {$1} go to the Pool.",
    turned: "New price {$0}.",
    newPrice: "Doubles! New price {$0}.",
    tied: "{n0} tied. They roll again.",
    poolEmpty: "{p0}: no card in the Pool.",
    cantBuy: "{p0} lacks the {$1} for a card.",
    wins: "{p0} wins with {$1}!",
    takenBack: "A choice was taken back after dice were seen. The dice stay.",
    rackDoubles: "Now the Board, then a Bugle.",
    corrected: "{p0} now has {$1}.",
}

/** The Daily Bugle's headlines, 21 characters, of our own. */
export const HEADLINES = {
    flood: "RIVER RISES ON MAIN",
    school: "NEW SCHOOL FOR TOWN",
    oil: "OIL UNDER THE PARK",
    harvest: "HARVEST BREAKS RECORD",
    railroad: "RAILROAD SHARES GAIN",
    birthday: "IT IS YOUR BIRTHDAY",
    banquet: "A BANQUET, ON YOU",
    yacht: "YACHT IS PEELING",
    attic: "ATTIC FIND IS GENUINE",
    fence: "WHOSE FENCE IS IT?",
    mansion: "BIG HOUSE, BIG BILL",
    regatta: "REGATTA DRAWS CROWD",
    traffic: "SLOWEST DRIVER FINED",
    raffle: "RAFFLE DRAWN TONIGHT",
    tip: "A TIP AT BREAKFAST",
    offering: "POOL SELLS TO ALL",
    license: "LICENSES FALL DUE",
    refund: "TAX OFFICE REFUNDS",
}

/** What each Bugle tells the players to do; `{p0}` is the roller, `{$1}` a flat sum. 5 rows of 21. */
export const BUGLES = {
    flood: "Everyone rolls, {p0}'s left first, and pays the Pool for sandbags.",
    school: "Everyone rolls, {p0}'s left first, and pays the Pool toward the roof.",
    oil: "Everyone rolls, {p0}'s left first, and collects that from the Pool.",
    harvest: "Barns are full. Everyone rolls and collects that from the Pool.",
    railroad: "On time at last. Everyone rolls and collects from the Pool.",
    birthday: "Each of the others rolls, and gives {p0} that much.",
    banquet: "Each of the others rolls what they eat; {p0} pays it to them.",
    yacht: "{p0} alone rolls, and pays the Pool for it.",
    attic: "{p0} alone rolls, and collects it from the Pool.",
    fence: "Everyone rolls, and pays it to the player on their left.",
    mansion: "Everyone rolls. Only the highest pays the Pool its last roll.",
    regatta: "Everyone rolls. Only the highest collects its last roll.",
    traffic: "Everyone rolls. Only the lowest pays the Pool its last roll.",
    raffle: "Everyone rolls. Only the lowest collects its last roll.",
    tip: "Everyone may buy a card from the Pool at the price shown.",
    offering:
        "{p0}'s left first, everyone may buy one card from the Pool at the price shown.",
    license: "Everyone pays {$1} to the Pool. No dice.",
    refund: "Everyone collects {$1} from the Pool. No dice.",
}

/** The columns of the Stock Board, 6 characters; RETAIL and BLUE CHIP are printed, the rest are house. */
export const COLORS = ["RETAIL", "FOODS", "RAILS", "STEEL", "OILS", "BLUE C"]

/** What can be done now, or was, and by which rule; by the prompt's key or that of what was told. Six rows of 21. */
export const WHY = {
    turn: "Before rolling you may sell 1 card to the Pool at the price shown. Then roll: colored die first. RU-09 RU-11",
    roll: "Roll: colored die first; as money, hundreds. Doubles change the price. RU-07 RU-09",
    mustSell:
        "You owe more than your cash. Sell cards until you can pay, and no more. RU-22 RU-23",
    mayBuy: "The Bugle lets you buy one card from the Pool, for cash, or none. RU-18 RU-21",
    reached:
        "You hold the total in cash. Announce it and you win. Else you can later, from the menu. RU-24",
    bugle: "After doubles the roller takes a Daily Bugle; all whom it concerns carry it out. RU-16 RU-18 to 20",
    next: "Read what happened; ROLL goes on. Hold SELECT for Undo.",
    sells: "One card may be sold before a roll, or more for a debt, at the price shown. RU-11 RU-22",
    dividend:
        "Whoever holds the card collects its dividend, times cards of that color held. RU-12 RU-13 RU-15",
    fee: "The Holder pays who rolled their card $500. RU-13",
    buys: "A card in the Pool must be bought by who rolls it, or may be by a Bugle. RU-14 RU-21",
    owes: "What is owed is paid in full, by selling cards as a last resort. RU-22",
    bankrupt:
        "No card is left and the debt is not paid: all cash goes to the Pool. RU-23",
    newPrice:
        "Doubles, and nothing else, show the next price, at once. RU-07 RU-16",
    collects:
        "By the Stock Board or a Bugle; dice count in hundreds. RU-17 RU-18",
    paysPool:
        "By the Stock Board or a Bugle; dice count in hundreds. RU-17 RU-18",
    pays: "By a Bugle; dice count in hundreds. RU-18",
    tied: "Those tied roll again among themselves. RU-18",
    wins: "The first with the total in cash who announces it wins. RU-24",
    rack: "The dice and the rack for a printed set. Doubles change the price, then the Board, then a Bugle. RU-26",
    money: "Balances are kept here beside your printed set. RU-26",
}

/** Words of the screen itself. */
export const SELECT_NEXT = "SELECT:next"
export const HOLD_FOR_MENU = "hold:menu"
export const HOLD_TO_GO_BACK = "hold:back"
export const ROLL_TO = "ROLL:"
export const GO_ON = "next"
export const TAKE = "ok"
export const SELECT_DIGIT = "SELECT:+1"
export const RACK_NAME = "Rack"
export const PLAYER_NAME = "{p0}"
export const CARD_NUMBER = "{c0}"
export const AT_MOST = "At most {$0}"
export const HOLD_TO_UNDO = "hold:undo"
export const DONE = "done"
export const POOL_NAME = "Pool"
export const POOL_HOLDS = "Pool holds {n1}"
export const HOLDS = "{p0} holds {n1}"
export const OUT_OF_GAME = "bankrupt"
export const PRICE_NOW = "Market-Price"
export const PRICE_NOTE =
    "{$0} is the price to buy and to sell. Doubles, and nothing else, show the next."
export const NOTHING_TO_UNDO = "No choice is left to take back."
export const ANNOUNCE_LATER =
    "Go on first: you can announce when somebody is asked next, while you still hold the total."
export const NOBODY_HAS_TOTAL = "Nobody holds the winning total in cash."
export const HAS_WON = "{p0} has won!"
export const ENDED_EARLY = "Ended early"
export const RANK = "{n0}. {p1}"
export const DAMAGED =
    "The saved game can't be read: it is damaged. It is kept until you choose."
export const PART_DAMAGED =
    "Part of the save is damaged. Going on from the last moment that can be read."
export const OTHER_GAME =
    "The saved game is another game's. It is kept until you choose."
export const OUTDATED =
    "The saved game is of another version. It is kept until you choose."
export const STUCK_TITLE = "Game stopped"
export const STUCK =
    "Its record does not fit the rules. It is kept; open it again, or start a new game."
export const ABOUT_PAGES = [
    "Pocket Treasurer is dice, bank and Market-Price rack for money games of old.",
    "Rich Uncle, HOUSE and not printed: Bugles, Board sums, most prices and dividends, color names, long totals.",
    "Own a printed box? Play with its Board and Bugles: New game, Mode.",
]
