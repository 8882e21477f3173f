import { GameWords } from "../../engine/game"

/** Every word of Get Rich Quick, in Spanish; see `words.ts`. */
export function spanishWords(): GameWords {
    return {
        titles: `
pick={p0} elige {n1}
shop={p0}: pide {n1}
barred=No se vende
standings=Clasificación
race=Carrera a {n0}
owned={p0} tiene
stores=Tiendas
revealed=Cartas vistas
order=Orden de compra
card={n0} {w1}
`,
        labels: `
take=listo
throw=dados
leave=Dejar la tienda
work=1 Trabajo: da \${n1}k
pennyStocks=2 Bolsa 1k, da 3k
realEstate=3 Pisos 2k, da 6k
startUp=4 Startup 3k da 10k
lottery=5 Lotería 1k, dados
shop=6 Tienda
break=7 Descanso, 1 punto
shopaholic=Derroche \${n1}k {n2}
coupon=Cupón \${n1}k {n2}
bubbleBurst=Burbuja \${n1}k {n2}
sidekick=Socio \${n1}k {n2}
insurance=Seguro \${n1}k {n2}
takeOver=OPA \${n1}k {n2}
promotion=Ascenso \${n1}k {n2}
majorPromotion=Jefatura \${n1}k {n2}
happyGoLucky=Suertudo \${n1}k {n2}
points2=2 puntos \${n1}k {n2}
points3=3 puntos \${n1}k {n2}
points5=5 puntos \${n1}k {n2}
points10=10 puntos \${n1}k {n2}
workCard=C. Trabajo \${n1}k {n2}
lotteryCard=C. Lotería \${n1}k {n2}
breakCard=C. Descanso \${n1}k {n2}
standings=Clasificación
race=Carrera a 25
owned=Quién tiene qué
stores=Tiendas
goal=Meta: 25 puntos
estateNever=2: Pisos no paga
`,
        acts: `
`,
        hints: `
leave=Precio, luego huecos
work=Seguro, por Trabajo
pennyStocks=si no la juegan todos
realEstate=si otros 2 no entran
startUp=si nadie más entra
lottery=3/4/5 igual 4/10/30k
shop=Comprar, o solo mirar
break=Seguro, por Descanso
shopaholic=2 compras por Tienda
coupon=Todo 3k más barato
bubbleBurst=Startup fallida: 1 p
sidekick=4 cartas cada turno
insurance=Si falla, vuelve 1k
takeOver=Las entradas de Bolsa
promotion=Trabajo da 1k más
majorPromotion=Trabajo da 2k más
happyGoLucky=3 iguales: 2 puntos
points2=2 puntos de Fortuna
points3=3 puntos de Fortuna
points5=5 puntos de Fortuna
points10=10 puntos de Fortuna
workCard=Otro Trabajo en mano
lotteryCard=Otra Lotería en mano
breakCard=Otro Descanso en mano
`,
        told: `
pass=Pasa esto a {p0}. Que no mire nadie más.
stakes={p0} paga $1,000.
noStake=A {p0} no le llega.
alike={n2} iguales: {$1}
luckyThree=3 iguales {$1} y {n2}p
noPrize={p0} no gana nada.
equal={n0} a {$1}: un dado
buys={p0} compra {w1}: {$2}, quedan {$3}.
buysPoints={p0} compra {n1} puntos: {$2}, quedan {$3}.
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
throw=Lotería: pagan 3, 4 o 5 iguales. Con el mismo dinero compra primero el dado más alto. GRQ-10 GRQ-11
shop=Compra una cosa, con Derroche dos, o vete. Una ficha se queda en la tienda. GRQ-11 GRQ-13
noMoney=Cuesta más de lo que tienes. GRQ-13
noMeeple=No te queda ninguna ficha que poner ahí. GRQ-13
owned=Eso ya lo tienes. Nadie compra lo mismo dos veces. GRQ-13 GRQ-16
full=Todos sus huecos están ocupados: está cerrada para siempre. GRQ-13
cardsGone=Las dos cartas de esta clase están vendidas. GRQ-16
revealed=Las cartas se resuelven de la 1 a la 7; lo que da una puede pagar la siguiente. GRQ-03 GRQ-04
card=Dinero en miles, luego puntos; antes > después. Quien no paga la entrada no entra. GRQ-05 a 12
order=Compra primero quien menos dinero tiene; si es igual, el dado más alto. GRQ-11
stakes=Cinco dados: 3 iguales 4,000, 4 iguales 10,000, 5 iguales 30,000. GRQ-10
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
sold={w0}|\${n1}k {n2}
reveals={p0}
inLine={n0}. {p1}|{$2}
earns={p0} \${n1}>{n2}k|{n4}p
gains={p0} \${n2}k|{n3}>{n4}p
both={p0} \${n1}>{n2}k|{n3}>{n4}p
same={p0} \${n2}k|{n4}p
out={p0}: no|\${n2}k {n4}p
pays={n0} dentro: paga.
busts={n0} dentro: falla.
nobodyIn=Nadie pudo pagar.
`,
        // as in `words.ts`
        names: `
0=Derroche
1=Cupón
2=Burbuja
3=Socio
4=Seguro
5=OPA
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
21=OPA
22=Ascens
23=Jefat.
24=Suerte
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
