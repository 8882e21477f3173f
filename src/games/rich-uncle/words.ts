import { GameWords } from "../../engine/game"

/** Every word of Rich Uncle, in English. */
export function englishWords(): GameWords {
    return {
        titles: `
turn={p0}: your turn
mustSell={p0} owes {$1}
mayBuy={p0} may buy
reached={p0}: announce?
whoPays=Who pays?
whoCollects=Who collects?
whoseBalance=Whose balance?
howMuch={p0}: how much?
newBalance=New balance
movements=Take back?
claimant=Who announces?
balances=Balances
holds={p0} holds {n1}
poolHolds=Pool holds {n1}
price=Market-Price
`,
        labels: `
roll={p0}
noSale=No sale, roll
sell=Sell {c0}
announce=Yes, announce
playOn=No, play on
noPurchase=No, buy nothing
buy=Buy {c0}
rackRoll=roll
rackPay=pay
rackCollect=get
rackTransfer=give
rackCorrect=fix
rackBack=back
rackTurn=card
asRolled=Rolled {$0}
asPriced=Price {$0}
inSteps=Steps {$0}
exactly=Exact amount
sure=yes
unsure=no
noneBack=None
wasCollected={$3} Pool>{p2}
wasPaidPool={$3} {p1}>Pool
wasPaid={$3} {p1}>{p2}
balances=Balances
holdings=Holdings
price=Market-Price
claim=Announce a win
goesOn=Yes, all to Pool
total=Total {$0}
byLot=Starts: by lot
startsFirst=Starts: {p0}
fullGame=Mode: full game
rackOnly=Mode: dice+rack
rackAndBalances=Mode: rack+money
`,
        acts: `
noSale=roll
sell=sell
buy=buy
rackRoll=roll
`,
        hints: `
rackPay=Pay into the Pool
rackCollect=Collect from Pool
rackTransfer=Pay another player
rackCorrect=Correct a balance
rackBack=Take a movement back
unsure=Nothing is moved
rackTurn=Next price card
`,
        told: `
sells={p0} sells {c1} to the Pool and collects {$2}.
collects={p0} collects {$1} from the Pool.
paysPool={p0} pays {$1} to the Pool.
pays={p0} pays {$2} to {p1}.
dividend={p0} collects {$1}: dividend on {c2}, times {n3}.
fee={p0} pays {p1} the fee, {$2}.
buys={p0} buys {c1} from the Pool for {$2}.
owes={p0} owes {$1} and has {$2}.
bankrupt={p0} is bankrupt. {$1} go to the Pool.
leaves={p0} leaves. {$1} go to the Pool.
turned=New price {$0}.
newPrice=Doubles! New price {$0}.
tied={n0} tied. They roll again.
poolEmpty={p0}: no card in the Pool.
cantBuy={p0} lacks the {$1} for a card.
wins={p0} wins with {$1}!
rackDoubles=Now the Board, then a Bugle.
corrected={p0} now has {$1}.
askCollects=The Pool pays {p0} {$1}?
askPaysPool={p0} pays the Pool {$1}?
askPays={p0} pays {p1} {$2}?
noneToPay=There is nothing to pay with.
backAlready=That was taken back already.
cantTakeBack={p0} has {$1}, not {$2}.
`,
        headlines: `
flood=RIVER RISES ON MAIN
school=NEW SCHOOL FOR TOWN
oil=OIL UNDER THE PARK
harvest=HARVEST BREAKS RECORD
railroad=RAILROAD SHARES GAIN
birthday=IT IS YOUR BIRTHDAY
banquet=A BANQUET, ON YOU
yacht=YACHT IS PEELING
attic=ATTIC FIND IS GENUINE
fence=WHOSE FENCE IS IT?
mansion=BIG HOUSE, BIG BILL
regatta=REGATTA DRAWS CROWD
traffic=SLOWEST DRIVER FINED
raffle=RAFFLE DRAWN TONIGHT
tip=A TIP AT BREAKFAST
offering=POOL SELLS TO ALL
license=LICENSES FALL DUE
refund=TAX OFFICE REFUNDS
`,
        stories: `
flood=Everyone rolls, {p0}'s left first, and pays the Pool for sandbags.
school=Everyone rolls, {p0}'s left first, and pays the Pool toward the roof.
oil=Everyone rolls, {p0}'s left first, and collects that from the Pool.
harvest=Barns are full. Everyone rolls and collects that from the Pool.
railroad=On time at last. Everyone rolls and collects from the Pool.
birthday=Each of the others rolls, and gives {p0} that much.
banquet=Each of the others rolls what they eat; {p0} pays it to them.
yacht={p0} alone rolls, and pays the Pool for it.
attic={p0} alone rolls, and collects it from the Pool.
fence=Everyone rolls, and pays it to the player on their left.
mansion=Everyone rolls. Only the highest pays the Pool its last roll.
regatta=Everyone rolls. Only the highest collects its last roll.
traffic=Everyone rolls. Only the lowest pays the Pool its last roll.
raffle=Everyone rolls. Only the lowest collects its last roll.
tip=Everyone may buy a card from the Pool at the price shown.
offering={p0}'s left first, everyone may buy one card from the Pool at the price shown.
license=Everyone pays {$1} to the Pool. No dice.
refund=Everyone collects {$1} from the Pool. No dice.
`,
        why: `
turn=Before rolling you may sell 1 card to the Pool at the price shown. Then roll: colored die first. RU-09 RU-11
roll=Roll: colored die first; as money, hundreds. Doubles change the price. RU-07 RU-09
mustSell=You owe more than your cash. Sell cards until you can pay, and no more. RU-22 RU-23
mayBuy=The Bugle lets you buy one card from the Pool, for cash, or none. RU-18 RU-21
reached=You hold the total in cash. Announce it and you win. Else you can later, from the menu. RU-24
story=After doubles the roller takes a Daily Bugle; all whom it concerns carry it out. RU-16 RU-18 to 20
sells=One card may be sold before a roll, or more for a debt, at the price shown. RU-11 RU-22
dividend=Whoever holds the card collects its dividend, times cards of that color held. RU-12 RU-13 RU-15
fee=The Holder pays who rolled their card $500. RU-13
buys=A card in the Pool must be bought by who rolls it, or may be by a Bugle. RU-14 RU-21
owes=What is owed is paid in full, by selling cards as a last resort. RU-22
bankrupt=No card is left and the debt is not paid: all cash goes to the Pool. RU-23
leaves=Who leaves retires as the bankrupt do: all cash and cards go to the Pool. RU-23
newPrice=Doubles, and nothing else, show the next price, at once. RU-07 RU-16
collects=By the Stock Board or a Bugle; dice count in hundreds. RU-17 RU-18
paysPool=By the Stock Board or a Bugle; dice count in hundreds. RU-17 RU-18
pays=By a Bugle; dice count in hundreds. RU-18
tied=Those tied roll again among themselves. RU-18
wins=The first with the total in cash who announces it wins. RU-24
rack=The dice and the rack for a printed set. Doubles change the price, then the Board, then a Bugle. RU-26
other=Balances are kept here beside your printed set. RU-26
claimLater=Go on first: you can announce when somebody is asked next, while you still hold the total.
noClaim=Nobody holds the winning total in cash.
`,
        rows: `
balance={p0}|{$1}
bankrupt={p0}|out
pool=Pool|{$1}
rack=Rack
exposed={$0}
color={w0}
priceNote={$0} is the price to buy and to sell. Doubles, and nothing else, show the next.
`,
        names: `
0=RETAIL
1=FOODS
2=RAILS
3=STEEL
4=OILS
5=BLUE C
`,
        about: `
0=Rich Uncle, HOUSE and not printed: Bugles, Board sums, most prices and dividends, color names, long totals.
1=Own a printed box? Play with its Board and Bugles: New game, Mode.
`,
    }
}
