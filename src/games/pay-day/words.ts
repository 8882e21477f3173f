import { GameWords } from "../../engine/game"
import { englishNames } from "./words-names"

/** Every word of Pay Day, in English. */
export function englishWords(): GameWords {
    return {
        titles: `
turn={p0} to move
howMuch={p0}: amount
bet={p0} may bet
repay={p0} repays
bank={p0} at bank
buyer={p0} may sell
poker={p0}: Poker?
whose=Which player?
payee={p0} pays
payer={p0} gets
billsNow={p0}'s bills
cashNow={p0}'s cash
due={p0} bills {$1}
cards={p0}: bills
useLoan={p0}: loan
useSavings={p0}: savings
drawSavings={p0}: savings
payDay={p0}: Pay Day
month={p0} month {n1}
account={p0}
`,
        labels: `
roll={p0}
rollDie=roll
takeLoan=loan
fromSavings=draw
useLoan=loan
useSavings=draw
drawSavings=draw
sure=yes
unsure=no
refuse=no
buy=buy
stake=Stake $100
sell={w4} {$5}
keep=Sell nothing
done=Done
save=Save some
drawSome=Draw some
tableRoll=roll
tablePay=pay
tableGet=get
tableBill=bill
tableBank=bank
tableMonth=end
tableFix=fix
toBank=Bank
toPot=Pot
fromBank=Bank
fromPot=Pot: {$0}
withSalary=Salary {$0}
lastMonth=Last month, none
month=The month
bills=Bills and cards
accounts=Accounts
months=Months {n0}
byLot=Starts: by lot
startsFirst=Starts: {p0}
fullGame=Mode: full game
dieOnly=Mode: die alone
accountsToo=Mode: die+accounts
`,
        acts: `
sell=sell
`,
        hints: `
rollDie=Roll and move on
takeLoan=Take a loan first
fromSavings=Use savings first
useLoan=Take the loan
useSavings=Take it from savings
refuse=Rather not
sure=Yes, do it
unsure=No, leave it
buy=Buy it now
tableRoll=Roll the die
tablePay=A player pays
tableGet=A player collects
tableBill=What bills come to
tableBank=A loan, or savings
tableMonth=A player's Pay Day
tableFix=Correct the cash
`,
        told: `
lands={p0}: day {n1}, {w2}.
collects={p0} collects {$1}. Cash {$3}.
pays={p0} pays {$1}. Cash {$3}.
paysPlayer={p0} pays {$1} to {p2}.
intoPot={p0}: {$1} to the Pot. Cash {$3}.
winsPot={p0} wins the Pot: {$1}!
noDeal=No Deal is left.
rollForIt=All roll: the highest gets {$0}.
commission={p0} gets the commission, {$1}.
rolled={p0} rolls {n1}.
tied=Tie: {g0} roll again.
noneToSell={p0} has no Deal to sell.
sells={w2} sold. {p0} gets {$1}.
onceOnly=Not twice in a turn.
onStart={p0} is on Start: another {$1}.
backToStart={p0} goes back to Start.
stakes={p0} stakes {$1}.
noPoker=Nobody plays.
stakeBack=Only {p0} played: {$1} back.
winsPoker={p0} wins {$1} at Poker!
noTicket={p0} has no ticket.
lottery={p0} wins {$1} by tickets!
cancelled=Insurance cancels {$1} of {p0}'s bills.
noDebt={p0} is not in debt.
bets={p0} bets {$1}.
betWon={p0} wins the bet: {$1}!
betLost={p0} loses {$1} to the Pot.
salary={p0}'s salary {$1}. Cash {$3}.
interest=Interest {$1}. Cash {$3}.
loanInterest=Interest of {$1} paid. Cash {$3}.
billsPaid=Bills of {$1} paid. Cash {$3}.
savingsAre={p0}: savings {$1}, cash {$3}.
loanIs={p0}: loan {$1}, cash {$3}.
ticketsGone={p0}'s tickets are void.
dealsGone={p0} loses {n1} unsold.
newMonth={p0} begins month {n1}.
finished={p0} is done: worth {$1}.
askPays={p0} pays the bank {$1}?
askPot={p0} puts {$1} into the Pot?
askPlayer={p0} pays {p2} {$1}?
askGets=The bank pays {p0} {$1}?
askWins={p0} takes the Pot: {$1}?
askBills={p0}'s bills: {$1}, not {$2}?
askMonth={p0}'s Pay Day, salary {$1}?
askCash={p0}'s cash: {$1}, not {$2}?
billsAre={p0}'s bills: {$1}.
cashIs={p0} now has {$1}.
wins={p0} wins with {$1}!
shared=A shared win: {$1} each!
`,
        headlines: `
carBill=A BILL FOR THE CAR
healthBill=A DOCTOR'S BILL
bill=A BILL
collection=MONEY IN THE MAIL
postcard=A POSTCARD
ad=AN ADVERTISEMENT
ticket=A LOTTERY TICKET
carInsurance=CAR INSURANCE
healthInsurance=HEALTH INSURANCE
swellfare=SWELLFARE
deal=A DEAL
insured=INSURED
askLoan=A LOAN
askSavings=FROM SAVINGS
other={p0} lacks {$1}
`,
        stories: `
carBill={w1}: {$2}. {p0} owes it till Pay Day.
healthBill={w1}: {$2}. {p0} owes it till Pay Day.
bill={w1}: {$2}. {p0} owes it till Pay Day.
collection={w1} brings {p0} {$2}.
postcard={p0} has greetings from {w1}.
ad={w1}! Order today! {p0} bins it.
ticket=Worth {$2} if {p0} lands on the Draw this month.
carInsurance={p0} may insure the car for {$2}: no more car bills, held ones too.
healthInsurance={p0} may insure their health for {$2}: no more doctor's bills, held ones too.
swellfare=In debt? Bet up to $100: a 5 or 6 pays ten times. Lost bets go to the Pot.
deal={w0} for {$1}. A Buyer gives {$2}. Commission {$3}.
insured={w1}, {$2}: {p0} is insured and pays nothing.
askLoan={$3} each Pay Day for a loan of {$2}.
useLoan={$3} each Pay Day for a loan of {$2}.
lastLoan=No Pay Day to come: a loan of {$2} counts off the worth.
askSavings=Fee $50, {$3} less each Pay Day: {$2} from savings.
useSavings=Fee $50, {$3} less each Pay Day: {$2} from savings.
drawSavings=No fee, {$3} less each Pay Day: {$2} from savings.
lastSavings=No fee, no Pay Day to come: {$2} from savings.
useBoth=Fee $50, {$3} less each Pay Day: all savings and a loan of {$2}.
`,
        why: `
turn=Roll and move 1 to 6 days. Before that a loan may be taken, or savings used for $50. PD-02 PD-15
roll=The highest roll wins; those tied roll again. PD-05 PD-14
deal=Buy the Deal now, a loan may pay, or put it under the pile. PD-04 PD-05
buyer=A Buyer takes one Deal for its value. PD-06
insurance=Insurance lasts all game and cancels bills of its kind, held ones too. PD-11
bet=In debt: loan, interest and bills exceed cash. A 5 or 6 pays ten times the bet. PD-10
poker=Each may stake $100; the highest takes all. A lone stake goes back. PD-14
useLoan=With no savings left a loan pays, $100 a step. 20% at each Pay Day. PD-15
useSavings=Savings come first. Off Pay Day that costs $50. PD-15
drawSavings=Savings come first. On Pay Day that is free. PD-15
sure=Nothing is done before a yes. PD-18
howMuch=Loans and savings move in steps of $100. PD-15
repay=Loans are repaid on Pay Day only, in steps of $100. PD-15 PD-16
bank=On Pay Day savings move freely, in steps of $100. PD-15 PD-16
story=Bills wait for Pay Day, money comes at once, the rest is thrown away. PD-07 to PD-11
lands=The day's instruction is followed. PD-02 PD-03
winsPot=After an Election the next 6 rolled to move takes the Pot. PD-13
intoPot=An Election costs everyone $50 and opens the Pot. PD-13
onStart=Daylight Savings: all go back a day; on Start they get $325. PD-12
backToStart=Going back to Start pays nothing. PD-12
salary=Pay Day brings $325, but not in the last month. PD-16
interest=Savings bring 10% each Pay Day. PD-16
loanInterest=A loan costs 20% each Pay Day, in cash. PD-16
billsPaid=All bills fall due on Pay Day. PD-08 PD-16
ticketsGone=A ticket is good for its month only. PD-09
dealsGone=A Deal unsold at the end is worth nothing. PD-06
wins=Cash plus savings or minus loan decides. PD-17
shared=Cash plus savings or minus loan decides; equals share. PD-17
other=Accounts are kept here beside your printed set. PD-18
`,
        rows: `
balance={p0}|{$1}
table=Pay Day
onDay=Day {n0}
atStart=Start
lands={p0}:|{w2}
takenBack=Dice had been seen.
statement={p0}: account|Cash
salary=Salary +{$1}|{$3}
interest=Interest +{$1}|{$3}
loanInterest=Interest -{$1}|{$3}
useLoan=Loan +{$2}|
lastLoan=Loan +{$2}|
useSavings=Savings +{$2}|
drawSavings=Savings +{$2}|
lastSavings=Savings +{$2}|
billsPaid=Bills -{$1}|{$3}
savingsAre=Savings {$1}|{$3}
loanIs=Loan {$1}|{$3}
ticketsGone=Tickets void|{$3}
dealsGone={n1} Deals lost|{$3}
newMonth=Month {n1}|{$3}
finished=Worth|{$1}
held={w0}|-\${n1}
asset={w0}|\${n1}
holdsNothing={p0} holds no card.
cash=Cash|{$0}
savings=Savings|{$0}
loan=Loan|{$0}
brings=Interest|{$0}
owed=Bills|{$0}
worth=Worth|{$0}
pot=Pot|{$0}
`,
        names: englishNames(),
        about: `
0=Pay Day, HOUSE and not printed: the calendar, sums on it, Mail and Deal cards and what they say.
1=HOUSE too: 2 to 4 players, 1 to 12 months, bets in tens, Table mode.
2=The month: blocks are Mail, a parcel a Deal, a ring a Buyer, a sun Daylight Savings, a tick the Election.
3=A spade is Poker, a star the Lottery Draw, + and - are sums. Start is the arrow. The lit piece moves.
4=Own a printed box? Play with its board and cards: New game, Mode.
`,
    }
}
