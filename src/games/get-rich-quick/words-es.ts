import { GameWords } from "../../engine/game"

/** Every word of Get Rich Quick, in Spanish; see `words.ts`. */
export function spanishWords(): GameWords {
    return {
        titles: `
pick={p0} elige {n1}
shop={p0} compra {n1}
barred=No se vende
standings=Clasificación
race=Carrera a {n0}
owned={p0} tiene
stores=Precio entero
revealed=Cartas vistas
order=Orden de compra
card={n0} {w1}
pays={n0} {w1} paga
busts={n0} {w1} falla
nobodyIn={n0} {w1}: nadie
`,
        labels: `
take=listo
throw=dados
leave=Dejar la tienda
work=1 Trabajo +{$1}
pennyStocks=2 Bolsa -$1,000
realEstate=3 Pisos -$2,000
startUp=4 Startup -$3,000
lottery=5 Lotería -$1,000
shop=6 Tienda
break=7 Descanso +1 punto
shopaholic=Derroche {$1}
coupon=Cupón {$1}
bubbleBurst=Burbuja {$1}
sidekick=Socio {$1}
insurance=Seguro {$1}
takeOver=Absorción {$1}
promotion=Ascenso {$1}
majorPromotion=Jefatura {$1}
happyGoLucky=Suertudo {$1}
points2=2 puntos {$1}
points3=3 puntos {$1}
points5=5 puntos {$1}
points10=10 puntos {$1}
workCard=C. Trabajo {$1}
lotteryCard=C. Lotería {$1}
breakCard=C. Descanso {$1}
standings=Clasificación
race=Carrera a 25
owned=Quién tiene qué
stores=Precios enteros
goal=Meta: 25 puntos
grqSpaces0=Derroche: {n0}
grqSpaces1=Cupón: {n0}
grqSpaces2=Burbuja: {n0}
grqSpaces3=Socio: {n0}
grqSpaces4=Seguro: {n0}
grqSpaces5=Absorción: {n0}
grqSpaces6=Ascenso: {n0}
grqSpaces7=Jefatura: {n0}
grqSpaces8=Suertudo: {n0}
grqSpaces9=2 puntos: {n0}
grqSpaces10=3 puntos: {n0}
grqSpaces11=5 puntos: {n0}
grqSpaces12=10 puntos: {n0}
revealed=Cartas vistas
estateNever=Pisos nunca paga
`,
        acts: `
`,
        hints: `
leave=Seguir sin comprar nada más.
work=Seguro: lo da cada carta de Trabajo.
pennyStocks=Da $3,000 si no la juegan todos.
realEstate=Da $6,000 si otros dos no la juegan.
startUp=Da $10,000 si nadie más la juega.
lottery=3 iguales $4,000, 4: $10,000, 5: $30,000
shop=Compras algo, o solo miras.
break=Seguro: lo da cada carta de Descanso.
shopaholic=2 compras por Tienda. Huecos libres: {n2}
coupon=Todo $3,000 menos. Huecos libres: {n2}
bubbleBurst=Startup falla: 1 pto. Huecos libres: {n2}
sidekick=4 cartas cada turno. Huecos libres: {n2}
insurance=$1,000 si algo falla. Huecos libres: {n2}
takeOver=Entradas de Bolsa. Huecos libres: {n2}
promotion=Trabajo: $1,000 más. Huecos libres: {n2}
majorPromotion=Trabajo: $2,000 más. Huecos libres: {n2}
happyGoLucky=3 iguales: 2 puntos. Huecos libres: {n2}
points2=2 puntos de Fortuna. Huecos libres: {n2}
points3=3 puntos de Fortuna. Huecos libres: {n2}
points5=5 puntos de Fortuna. Huecos libres: {n2}
points10=10 puntos, Fortuna. Huecos libres: {n2}
workCard=Otro Trabajo en mano. Quedan: {n2}
lotteryCard=Otra Lotería en mano. Quedan: {n2}
breakCard=Otro Descanso. Cartas que quedan: {n2}
`,
        told: `
pass=Pasa esto a {p0}. Que no mire nadie más.
stakes={p0} paga $1,000.
noStake=A {p0} no le llega.
alike={n2} iguales: {$1}
luckyThree=3 iguales {$1} y {n2}p
noPrize={p0} no gana nada.
equal={g0}: {$1} cada uno. Un dado: primero quien saca más.
threw={p0} saca {n1}.
buys={p0} compra {w1}: {$2}, tiene {$3}.
buysPoints={p0} compra {n1} puntos: {$2}, tiene {$3}.
leaves={p0} deja la tienda.
wins=¡{p0} gana con {n1} puntos y {$2}!
shared={n0} ganan juntos: {n1} puntos, {$2}.
`,
        headlines: `
`,
        stories: `
`,
        why: `
pick=Marca tus cartas de este turno; con todas marcadas las ves y las echas. GRQ-03
take=Cada uno elige cartas en secreto, a solas con el aparato. Se ven todas a la vez. GRQ-03
throw=Lotería: pagan 3, 4 o 5 iguales. Con el mismo dinero compra primero quien saca más. GRQ-10 GRQ-11
shop=Compra una cosa, con Derroche dos, o vete. Una ficha se queda en la tienda. GRQ-11 GRQ-13
noMoney=Cuesta más de lo que tienes. GRQ-13
noMeeple=No te queda ninguna ficha que poner ahí. GRQ-13
owned=Eso ya lo tienes. Nadie compra lo mismo dos veces. GRQ-13 GRQ-16
full=Todos sus huecos están ocupados: está cerrada para siempre. GRQ-13
cardsGone=Las dos cartas de esta clase están vendidas. GRQ-16
revealed=Las cartas se resuelven de la 1 a la 7; lo que da una puede pagar la siguiente. GRQ-03 GRQ-04
card=Antes > después, dinero y puntos. Quien no paga la entrada no entra. GRQ-05 a 12
order=Compra primero quien menos dinero tiene; si es igual, quien saca más. GRQ-11
stakes=Cinco dados: 3 iguales $4,000, 4 iguales $10,000, 5 iguales $30,000. GRQ-10
alike=Un full son tres iguales. GRQ-10
luckyThree=Con Suertudo justo tres iguales son 2 puntos más. GRQ-24
buys=Lo que se compra cuenta desde ahora. GRQ-16 a GRQ-24
buysPoints=Puntos de Fortuna a su precio. GRQ-15
wins=Con 25 puntos al final de un turno gana quien tiene más puntos, luego más dinero. GRQ-25
shared=Los mismos puntos y el mismo dinero: victoria de todos ellos. GRQ-25
other=La partida acaba con 25 puntos de Fortuna al final de un turno. GRQ-25
`,
        rows: `
figures={p0} {$1}|{n2}p
standing={p0} {$1}|{n2} {n3}
standingsNote=$, puntos, fichas
runner={p0}|{n1}
owns={w0} {w1} {w2}
ownsMeeples=Fichas que quedan|{n0}
ownsPoints=Puntos
ownsCards=Cartas
sold={w0}|{$1} {n2}
reveals={p0}
inLine={n0}. {p1}|{$2}
earns={p0} {$1}>{m2}||{n4}p
now={p0} tiene {$2}||{n4}p
gains={p0} {n3}>{n4}p||{$2}
same={p0} {$2}|{n4}p
out={p0} no|{$2} {n4}p
insured=Seguro: da {$0}
takenOver=Absorción: entradas
burst=Burbuja: {n0}p
`,
        // as in `words.ts`
        names: `
0=Derroche
1=Cupón
2=Burbuja
3=Socio
4=Seguro
5=Absorción
6=Ascenso
7=Jefatura
8=Suertudo
9=2 puntos
10=3 puntos
11=5 puntos
12=10 puntos
13=C. Trabajo
14=C. Lotería
15=C. Descanso
16=Derroc
17=Cupón
18=Burbuj
19=Socio
20=Seguro
21=Absorc
22=Ascens
23=Jefatu
24=Suertu
25=Trabajo
26=Bolsa
27=Pisos
28=Startup
29=La Lotería
30=Tienda
31=Descanso
`,
        about: `
0=Get Rich Quick, de la CASA y no impreso: cuántos huecos tiene cada tienda y cada punto de Fortuna.
1=Las cartas elegidas son secretas hasta que se ven todas. Con 2 jugadores Pisos no paga.
`,
    }
}
