import { GameWords } from "../../engine/game"

/** Every word of Get Rich Quick, in English. */
export function englishWords(): GameWords {
    return {
        titles: `
pick={p0}: pick {n1}
shop={p0}: buy {n1}?
barred=Can't be bought
standings=Standings
race=Race to {n0}
owned={p0} owns
stores=Full prices
revealed=Cards revealed
order=Who shops first
card={n0} {w1}
pays={n0} {w1} pays
busts={n0} {w1} busts
nobodyIn={n0} {w1}: none
`,
        labels: `
take=ready
throw=dice
leave=Leave the shop
work=1 Work +{$1}
pennyStocks=2 Penny -$1,000
realEstate=3 Estate -$2,000
startUp=4 Start-Up -$3,000
lottery=5 Lottery -$1,000
shop=6 Shop
break=7 Break +1 point
shopaholic=Shopaholic {$1}
coupon=Coupon {$1}
bubbleBurst=Bubble Burst {$1}
sidekick=Sidekick {$1}
insurance=Insurance {$1}
takeOver=Take Over {$1}
promotion=Promotion {$1}
majorPromotion=Major Promo {$1}
happyGoLucky=HappyGoLucky {$1}
points2=2 points {$1}
points3=3 points {$1}
points5=5 points {$1}
points10=10 points {$1}
workCard=Work card {$1}
lotteryCard=Lottery card {$1}
breakCard=Break card {$1}
standings=Standings
race=Race to 25
owned=Who owns what
stores=Full prices
goal=Goal: 25 points
grqSpaces0=Shopaholic: {n0}
grqSpaces1=Coupon: {n0}
grqSpaces2=Bubble Burst: {n0}
grqSpaces3=Sidekick: {n0}
grqSpaces4=Insurance: {n0}
grqSpaces5=Take Over: {n0}
grqSpaces6=Promotion: {n0}
grqSpaces7=Major Promo: {n0}
grqSpaces8=HappyGoLucky: {n0}
grqSpaces9=2 points: {n0}
grqSpaces10=3 points: {n0}
grqSpaces11=5 points: {n0}
grqSpaces12=10 points: {n0}
revealed=Cards revealed
estateNever=Estate never pays
`,
        acts: `
`,
        hints: `
leave=Go on without buying anything more.
work=Sure: each Work card earns it.
pennyStocks=Earns $3,000 if not all play it.
realEstate=Earns $6,000 if two others don't play it.
startUp=Earns $10,000 if nobody else plays it.
lottery=3 alike $4,000, 4: $10,000, 5: $30,000
shop=You buy something, or only look.
break=Sure: each Break card gives it.
shopaholic=2 buys at each Shop. Spaces free: {n2}
coupon=All is $3,000 cheaper Spaces free: {n2}
bubbleBurst=Dud Start-Up: 1 point Spaces free: {n2}
sidekick=4 cards every turn. Spaces free: {n2}
insurance=$1,000 back at a bust Spaces free: {n2}
takeOver=All Penny buy-ins. Spaces free: {n2}
promotion=Work pays $1,000 more Spaces free: {n2}
majorPromotion=Work pays $2,000 more Spaces free: {n2}
happyGoLucky=3 alike: 2 points. Spaces free: {n2}
points2=2 Fortune Points. Spaces free: {n2}
points3=3 Fortune Points. Spaces free: {n2}
points5=5 Fortune Points. Spaces free: {n2}
points10=10 Fortune Points. Spaces free: {n2}
workCard=A 2nd Work in hand. Cards left: {n2}
lotteryCard=A 2nd Lottery card. Cards left: {n2}
breakCard=A 2nd Break in hand. Cards left: {n2}
`,
        told: `
pass=Pass this to {p0}. Nobody else looks.
stakes={p0} pays $1,000.
noStake={p0} can't pay.
alike={n2} alike: {$1}
luckyThree=3 alike {$1} and {n2}p
noPrize={p0} wins nothing.
equal={g0} have {$1} each. A die for each: the highest is first.
threw={p0} has {n1}.
buys={p0} buys {w1} for {$2} and has {$3}.
buysPoints={p0} buys {n1} points for {$2} and has {$3}.
leaves={p0} leaves the shop.
wins={p0} wins with {n1} points and {$2}!
shared={n0} share the win: {n1} points, {$2}.
`,
        headlines: `
`,
        stories: `
`,
        why: `
pick=Mark your cards for this turn; with all marked you see them and lay them down. GRQ-03
take=Each picks cards in secret, with the device alone. All are revealed together. GRQ-03
throw=Lottery: 3, 4 or 5 alike pay. Equal shoppers: the higher die buys first. GRQ-10 GRQ-11
shop=Buy one thing, a Shopaholic two, or leave. A meeple stays at the store. GRQ-11 GRQ-13
noMoney=It costs more than you have. GRQ-13
noMeeple=You have no meeple left to put there. GRQ-13
owned=You have that already. Nobody buys the same twice. GRQ-13 GRQ-16
full=All its spaces are taken: it is closed for good. GRQ-13
cardsGone=Both cards of this kind are sold. GRQ-16
revealed=Cards are resolved from 1 to 7; money earned by one can pay for the next. GRQ-03 GRQ-04
card=Before > after, money and points. Who can't pay a buy-in is out. GRQ-05 to 12
order=The least money shops first; equal money by dice, the higher first. GRQ-11
stakes=Five dice: 3 alike $4,000, 4 alike $10,000, 5 alike $30,000. GRQ-10
alike=A full house is three alike. GRQ-10
luckyThree=Happy Go Lucky: exactly three alike are 2 points more. GRQ-24
buys=What is bought counts from now on. GRQ-16 to GRQ-24
buysPoints=Fortune Points at their price. GRQ-15
wins=25 points at the end of a turn: most points win, then most money. GRQ-25
shared=As many points and as much money: shared. GRQ-25
other=25 Fortune Points at the end of a turn end the game. GRQ-25
`,
        rows: `
figures={p0} {$1}|{n2}p
standing={p0} {$1}|{n2} {n3}
standingsNote=$, points, meeples
runner={p0}|{n1}
owns={w0} {w1} {w2}
ownsMeeples=Meeples left|{n0}
ownsPoints=Points
ownsCards=Cards
sold={w0}|{$1} {n2}
reveals={p0}
inLine={n0}. {p1}|{$2}
earns={p0} {$1}>{m2}||{n4}p
now={p0} now {$2}||{n4}p
gains={p0} {n3}>{n4}p||{$2}
same={p0} {$2}|{n4}p
out={p0} out|{$2} {n4}p
insured=Insured: {$0} back
takenOver=TakeOver: all buy-ins
burst=Bubble Burst: {n0}p
`,
        // what is sold, the stores again in 6 characters, three to a row, and the cards from 1 to 7
        names: `
0=Shopaholic
1=Coupon
2=Bubble Burst
3=Sidekick
4=Insurance
5=Take Over
6=Promotion
7=Major Promo
8=HappyGoLucky
9=2 points
10=3 points
11=5 points
12=10 points
13=Work card
14=Lottery card
15=Break card
16=Shopah
17=Coupon
18=Bubble
19=Sideki
20=Insura
21=TakeOv
22=Promot
23=MajorP
24=HappyG
25=Work
26=Penny Stocks
27=Real Estate
28=Start-Up
29=The Lottery
30=Shop
31=Break
`,
        about: `
0=Get Rich Quick, HOUSE and not printed: how many spaces each store and Fortune Point has.
1=Cards picked stay secret until all are revealed. With 2 players Real Estate can't pay.
`,
    }
}
