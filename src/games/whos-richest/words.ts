import { GameWords } from "../../engine/game"

/** Every word of Who's the Richest, in English. */
export function englishWords(): GameWords {
    return {
        titles: `
trump={p0}: trump?
toWin={w3} try {n1}
toNone={w3} try {n1}
toLose={w3} try {n1}
toScore={w3} try {n1}
chance=Chance, {n1} left
balances=Balances
answers=Right answers
chances=Chances
notes=Notes to start
`,
        labels: `
throw={p0}
ratio=1:{n0}
fraction=1/{n0}
decimal=.{c0}
whole=1.00
percent={n0}%
balances=Balances
answers=Right answers
chances=Chances
notes=Notes to start
turns=Turns each: {n0}
individual=Pick: one player
group=Pick: group
money=Money
points=Points
moneyClass=Money, Classroom
pointsClass=Points, Classroom
byDice=Starts: by dice
startsFirst=Starts: {p0}
`,
        acts: `
`,
        hints: `
`,
        told: `
threw={p0} has {n1}.
throwAgain=A tie: they throw again.
starts={p0} deals first.
pickMisses={p0}: try {n1} is the {w2}.
pickEarns={p0}: try {n1}! The dealer pays {$2}.
pickEven={p0}: try {n1}. Nobody pays.
pickPays={p0}: try {n1}. Pay the dealer {$2}.
pickScores={p0}: try {n1}, {s2}. In all {s3}.
right=Right! 1:{n1} 1/{n1} .{c2} {n2}%
wrong=No, it is 1:{n1} 1/{n1} .{c2} {n2}%
rightSure=Right! 1:1 1/1 1.00 100%
wrongSure=No, it is 1:1 1/1 1.00 100%
sumOfTwo={s0} {s1} = {s2}
sum={s0} {s1} {s2} = {s3}
tied=A tie for place {n0}! One more pick each.
bankDeals=The bank deals to {p0}. Trump: {w1}.
wins={p0} is the richest!
takenBack=A choice was taken back, but what was seen stays.
`,
        headlines: `
notes=EVERYONE GETS
`,
        stories: `
notes={n0} notes of $400, {n1} of $300, {n2} of $200 and {n3} of $100: $800 for each turn.
`,
        why: `
story=Equal money for all, by the turns agreed. These notes, if you play with paper. WTR-03
throw=All throw two dice. The most deals first; a tie for it is thrown again. WTR-04
trump=The dealer names any card as the trump, then all nine are laid face down. WTR-05
other=Turn cards till the trump shows. Tries 1-4 earn 400 to 100 or +4 to +1; 6-9 cost as much. WTR-06 07 09
chance=The trump is one of the cards still closed, each as likely. WTR-13
pickMisses=Not the trump: it stays open. The same player tries on; in group play the next. WTR-05 06 09
pickScores=Only the picker gets points, or loses them. WTR-07
pickEarns=Dealer and picker pay each other, by the attempt. The picker deals next; in a group the dealer's right. WTR-07 to 09
pickPays=Dealer and picker pay each other, by the attempt. Who lacks it, the bank lends. WTR-07 WTR-12
right=Counted apart from the score. WTR-13
wrong=Counted apart from the score. WTR-13
sum=Points add up with their signs: before, your last pick, this one. WTR-13
bankDeals=In a tie the bank deals and pays; the trump named last stays the trump. WTR-11
tied=Who ties picks once more, dealt and paid by the bank. Nobody passes those above. WTR-11
wins=The most wins, then the next, and so on. WTR-10
`,
        rows: `
money={p0}|{$1}
points={p0}|{s1}
round={n0}/{n1}
tie=tie
trump=Name the trump for {p1}: {w3}
toWin=Find the {w3}. Try {n1}: get {$2}.
toNone=Find the {w3}. Try {n1}: nobody pays.
toLose=Find the {w3}. Try {n1}: pay {$2}.
toScore=Find the {w3}. Try {n1}: {s2}.
answers={p0}|{n1} of {n2}
chance=Try {n0}|1/{n1} .{c2} {n2}%
chanceSure=Try {n0}|1/1 1.00 100%
note={$0}|x {n1}
noteSum=Each|{$0}
`,
        names: `
0=closed
1=circle
2=square
3=triangle
4=star
5=heart
6=diamond
7=cross
8=crescent
9=hexagon
`,
        about: `
0=Who's the Richest, HOUSE, not printed: shapes but the circle, 9 to 12 turns, Classroom questions.
1=HOUSE: in a tie the bank deals, and the trump stays. A balance may go below $0: the bank lends.
`,
    }
}
