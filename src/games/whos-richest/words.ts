import { GameWords } from "../../engine/game"

/** Every word of Who's the Richest, in English. */
export function englishWords(): GameWords {
    return {
        titles: `
trump={p0}: trump?
toWin={w3} {n1}: {$2}
toNone={w3} {n1}: {$2}
toLose={w3} {n1}: -{$2}
toScore={w3} {n1}: {s2}
chance=Chance: {w1}?
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
allThrow=All throw two dice. The most deals first.
threw={p0} has {n1}.
throwAgain=All with {n0} throw again.
starts={p0} deals first.
pickMisses={p0}, try {n1}: {w3} is the {w2}.
pickEarns=Try {n1}! {p3} pays {p0} {$2}.
pickEven={p0}: try {n1}. Nobody pays.
pickPays=Try {n1}. {p0} pays {p3} {$2}.
bankPays=Try {n1}! The bank pays {p0} {$2}.
paysBank=Try {n1}. {p0} pays the bank {$2}.
pickScores={p0}: try {n1}, {s2}. In all {s3}.
right=Right! 1:{n1} 1/{n1} .{c2} {n2}%
wrong=No, it is 1:{n1} 1/{n1} .{c2} {n2}%
rightSure=Right! 1:1 1/1 1.00 100%
wrongSure=No, it is 1:1 1/1 1.00 100%
sumOfTwo={s0} {s1} = {s2}
sum={s0} {s1} {s2} = {s3}
tied=A tie for place {n0}: {g1}. A pick each!
bankDeals=The bank deals to {p0} and pays. Trump: {w1}.
wins={p0} is the richest!
takenBack=A choice was taken back, but what was seen stays.
`,
        headlines: `
notes=EVERYONE GETS
notesOfOne=EVERYONE GETS
`,
        stories: `
notes={n0} notes of $400, {n1} of $300, {n2} of $200 and {n3} of $100: $800 for each turn.
notesOfOne={n2} notes of $200 and {n3} of $100: $800 for the turn.
`,
        why: `
story=As many turns for each, and equal money for them. These notes, if you play with paper. WTR-02 WTR-03
throw=All throw two dice. The most deals first; a tie for it is thrown again. WTR-04
threw=All throw two dice. The most deals first; a tie for it is thrown again. WTR-04
throwAgain=All throw two dice. The most deals first; a tie for it is thrown again. WTR-04
starts=The most deals first, and picks last: equal turns for all. WTR-02 WTR-04 WTR-08
trump=The dealer names any of the nine cards as trump; then they are laid face down. WTR-05 WTR-14
other=Turn cards till the trump shows. Tries 1-4 earn 400 to 100 or +4 to +1; 6-9 cost as much. WTR-06 07 09
chance=The trump is one of the cards still closed, each as likely. WTR-13
pickMisses=Not the trump: it stays open. The same player tries on; in group play the next. WTR-05 06 09
pickScores=Only the picker gets points, or loses them. WTR-07
pickEarns=Dealer and picker pay each other, by the attempt. The picker deals next; in a group the dealer's right. WTR-07 to 09
pickEven=At the fifth try nobody pays. The picker deals next; in a group the dealer's right. WTR-07 to 09
pickPays=Dealer and picker pay each other, by the attempt. Who lacks it, the bank lends. WTR-07 WTR-12
bankPays=In a tie the bank deals, and pays by the attempt. WTR-07 WTR-11
paysBank=In a tie the bank is paid too, by the attempt. It lends what one lacks. WTR-07 11 12
right=Counted apart from the score. WTR-13
wrong=Counted apart from the score. WTR-13
rightSure=Counted apart from the score. WTR-13
wrongSure=Counted apart from the score. WTR-13
sum=Points add up with their signs: before, your last pick, this one. WTR-13
sumOfTwo=Points add up with their signs: before, and this pick. WTR-13
bankDeals=In a tie the bank deals and pays; the trump named last stays the trump. WTR-11
tied=Who ties picks once more, dealt and paid by the bank. Nobody passes those above. WTR-11
wins=After equal turns most wins, then the next. "tie": with picks that settle places only. WTR-02 10 11
`,
        rows: `
money={p0}|{$1}
points={p0}|{s1}
moneyTie={p0} tie|{$1}
pointsTie={p0} tie|{s1}
round={n0}/{n1}
tie=tie
tryMoney={n0}: {$1}
tryPoints={n0}: {s1}
chance=Chance of {w1}?
trump=Name the trump for {p1}: {w3}
toWin=Find the {w3}. Try {n1}: get {$2}.
toNone=Find the {w3}. Try {n1}: nobody pays.
toLose=Find the {w3}. Try {n1}: pay {$2}.
toScore=Find the {w3}. Try {n1}: {s2}.
answers={p0}|{n1} of {n2}
chanceAt=Try {n0}|1/{n1} .{c2} {n2}%
chanceSure=Try {n0}|1/1 1.00 100%
note={$0}|x {n1}
noteSum=Each|{$0}
`,
        names: `
1=circle
2=square
3=triangle
4=star
5=heart
6=diamond
7=cross
8=crescent
9=hexagon
10=a1
11=a2
12=a3
13=b1
14=b2
15=b3
16=c1
17=c2
18=c3
`,
        about: `
0=Who's the Richest, HOUSE, not printed: shapes but the circle, 9 to 12 turns, Classroom questions.
1=HOUSE: in a tie the bank deals, and the trump stays. A balance may go below $0: the bank lends.
`,
    }
}
