import { GameWords } from "../../engine/game"

/** Every word of Rich Uncle, in Spanish; see `words.ts`. */
export function spanishWords(): GameWords {
    return {
        titles: `
turn=Turno de {p0}
mustSell=Debe {$1}
mayBuy=¿Compra {p0}?
reached=¿Anunciar?
whoPays=¿Quién paga?
whoCollects=¿Quién cobra?
whoBuys=¿Quién compra?
whoseBalance=¿Qué saldo?
howMuch=¿Cuánto?
newBalance=Saldo nuevo
movements=¿Anular cuál?
claimant=¿Quién anuncia?
balances=Saldos
holds={p0} tiene {n1}
poolHolds=El Pozo: {n1}
price=Precio
`,
        labels: `
roll={p0}
noSale=Tirar sin vender
sell=Vender {c0}
announce=Sí, anunciar
playOn=No, seguir
noPurchase=No comprar nada
buy=Comprar {c0}
rackRoll=tira
rackPay=paga
rackCollect=cobra
rackTransfer=da
rackCorrect=fija
rackBack=anula
rackTurn=carta
bugleDone=hecho
bugleBuy=toma
asRolled=Tirada {$0}
asPriced=Precio {$0}
inSteps=Pasos {$0}
exactly=Cifra exacta
sure=sí
unsure=no
noneBack=Ninguno
wasCollected={$3} Pozo>J{n2}
wasPaidPool={$3} J{n1}>Pozo
wasPaid={$3} J{n1}>J{n2}
balances=Saldos
holdings=Cartas
price=Precio de mercado
claim=Anunciar victoria
goesOn=Sí, todo al Pozo
total=Total {$0}
ruPrices=Precio {$0}
ruDividends0=TIENDA {$0}
ruDividends1=COMIDA {$0}
ruDividends2=TRENES {$0}
ruDividends3=ACERO {$0}
ruDividends4=CRUDO {$0}
ruDividends5=BLUE C {$0}
ruBoard0=Con 22: {$0}
ruBoard1=Con 66: {$0}
ruBugles1=Bugles: de la casa
ruBugles0=Bugles: impresos
byLot=Empieza: por sorteo
startsFirst=Empieza: {p0}
fullGame=Modo: completo
rackOnly=Modo: dados+atril
rackAndBalances=Modo: atril+dinero
`,
        acts: `
noSale=tira
sell=vende
buy=toma
rackRoll=tira
`,
        hints: `
rackPay=Pagar al Pozo
rackCollect=Cobrar del Pozo
rackTransfer=Pagar a otro jugador
rackCorrect=Corregir un saldo
rackBack=Anular un movimiento
unsure=No se mueve nada
rackTurn=Siguiente precio
bugleDone=Todo está cumplido
bugleBuy=Comprar al Pozo
`,
        told: `
sells={p0} vende la {c1} al Pozo y cobra {$2}.
collects={p0} cobra {$1} del Pozo.
paysPool={p0} paga {$1} al Pozo.
pays={p0} paga {$2} a {p1}.
dividend={p0} cobra {$1}: dividendo de {c2}, por {n3}.
fee={p0} paga a {p1} la comisión, {$2}.
buys={p0} compra la {c1} al Pozo por {$2}.
owes={p0} debe {$1} y tiene {$2}.
bankrupt={p0} quiebra. {$1} van al Pozo.
leaves={p0} se va. {$1} van al Pozo.
turned=Precio nuevo {$0}.
newPrice=¡Dobles! Precio nuevo {$0}.
tied={n0} empatan y tiran otra vez.
poolEmpty={p0}: no hay carta en el Pozo.
cantBuy={p0} no tiene los {$1} de una carta.
wins=¡{p0} gana con {$1}!
rackDoubles=Ahora el Tablero, luego un Bugle.
corrected={p0} tiene ahora {$1}.
askCollects=¿El Pozo paga {$1} a {p0}?
askPaysPool=¿{p0} paga {$1} al Pozo?
askPays=¿{p0} paga {$2} a {p1}?
noneToPay=No hay con qué pagar.
backAlready=Eso ya se anuló.
cantTakeBack={p0} tiene {$1}, no {$2}.
`,
        headlines: `
flood=EL RÍO SE DESBORDA
school=PUEBLO CON ESCUELA
oil=PETRÓLEO EN EL PARQUE
harvest=COSECHA DE RÉCORD
railroad=SUBE EL FERROCARRIL
birthday=HOY CUMPLES AÑOS
banquet=BANQUETE A TU COSTA
yacht=EL YATE SE DESCONCHA
attic=TESORO EN EL DESVÁN
fence=¿QUIÉN PAGA LA VALLA?
mansion=GRAN CASA, GRAN GASTO
regatta=REGATA MULTITUDINARIA
traffic=MULTA AL MÁS LENTO
raffle=ESTA NOCHE HAY RIFA
tip=SOPLO EN EL DESAYUNO
offering=EL POZO VENDE A TODOS
license=TOCA PAGAR LICENCIAS
refund=HACIENDA DEVUELVE
printed=TOMA UN BUGLE IMPRESO
`,
        stories: `
flood=Todos tiran, primero a la izquierda de {p0}, y pagan al Pozo los sacos de arena.
school=Todos tiran, primero a la izquierda de {p0}, y pagan al Pozo el tejado.
oil=Todos tiran, primero a la izquierda de {p0}, y cobran eso del Pozo.
harvest=Graneros llenos. Todos tiran y cobran eso del Pozo.
railroad=Por fin puntual. Todos tiran y cobran eso del Pozo.
birthday=Cada uno de los demás tira y da esa suma a {p0}.
banquet=Los demás tiran lo que comen; {p0} se lo paga a cada uno.
yacht=Solo {p0} tira, y lo paga al Pozo.
attic=Solo {p0} tira, y lo cobra del Pozo.
fence=Todos tiran, y cada uno paga eso a quien tiene a su izquierda.
mansion=Todos tiran. Solo quien saca más paga al Pozo su última tirada.
regatta=Todos tiran. Solo quien saca más cobra su última tirada.
traffic=Todos tiran. Solo quien saca menos paga al Pozo su última tirada.
raffle=Todos tiran. Solo quien saca menos cobra su última tirada.
tip=Cada uno puede comprar una carta al Pozo al precio que se ve.
offering=Primero a la izquierda de {p0}, todos pueden comprar una carta al Pozo al precio que se ve.
license=Cada uno paga {$1} al Pozo. Sin dados.
refund=Cada uno cobra {$1} del Pozo. Sin dados.
printed={p0} lo lee en voz alta. Tira aquí lo que pida, mueve su dinero y elige hecho.
`,
        why: `
turn=Antes de tirar puedes vender 1 carta al Pozo al precio que se ve. Luego tira: primero el dado de color. RU-09 RU-11
roll=Tira: primero el dado de color; en dinero, centenas. Los dobles cambian el precio. RU-07 RU-09
mustSell=Debes más de lo que tienes. Vende cartas hasta poder pagar, y no más. RU-22 RU-23
mayBuy=El Bugle te deja comprar una carta al Pozo, al contado, o ninguna. RU-18 RU-21
reached=Tienes el total en efectivo. Si lo anuncias, ganas. Si no, podrás después, en el menú. RU-24
printed=Los Bugles son los de tu caja: tira y mueve dinero aquí como diga el que se acaba de leer. RU-16 RU-18 a 21
story=Tras unos dobles quien tira toma un Daily Bugle; lo cumplen todos a los que toca. RU-16 RU-18 a 20
sells=Se puede vender una carta antes de tirar, o más por una deuda, al precio que se ve. RU-11 RU-22
dividend=Quien tiene la carta cobra su dividendo, por cuantas tiene de ese color. RU-12 RU-13 RU-15
fee=Quien tiene la carta paga $500 a quien la sacó con los dados. RU-13
buys=Una carta del Pozo la compra por fuerza quien la saca, o quien quiera por un Bugle. RU-14 RU-21
owes=Lo que se debe se paga entero, vendiendo cartas como último recurso. RU-22
bankrupt=No queda ninguna carta y la deuda sigue: todo el efectivo va al Pozo. RU-23
leaves=Quien se va se retira como quien quiebra: su dinero y sus cartas van al Pozo. RU-23
newPrice=Los dobles, y nada más, muestran al momento el precio siguiente. RU-07 RU-16
collects=Por el Tablero o un Bugle; los dados cuentan en centenas. RU-17 RU-18
paysPool=Por el Tablero o un Bugle; los dados cuentan en centenas. RU-17 RU-18
pays=Por un Bugle; los dados cuentan en centenas. RU-18
tied=Los empatados tiran otra vez entre ellos. RU-18
wins=Gana quien primero tiene el total en efectivo y lo anuncia. RU-24
rack=Los dados y el atril de un juego impreso. Los dobles cambian el precio; luego Tablero y Bugle. RU-26
other=Aquí se llevan los saldos de tu juego impreso. RU-26
claimLater=Sigue primero: podrás anunciar en la próxima pregunta, si aún tienes el total.
noClaim=Nadie tiene en efectivo el total que gana.
`,
        rows: `
balance={p0}|{$1}
bankrupt={p0}|fuera
pool=Pozo|{$1}
rack=Atril
exposed={$0}
color={w0}
priceNote={$0} es el precio para comprar y vender. Los dobles, y nada más, muestran el siguiente.
`,
        names: `
0=TIENDA
1=COMIDA
2=TRENES
3=ACERO
4=CRUDO
5=BLUE C
`,
        about: `
0=Rich Uncle, de la CASA: Bugles, Tablero, casi todo precio y dividendo, colores y totales largos.
1=¿Tienes la caja impresa? Juega con su Tablero y sus Bugles: Partida nueva, Modo.
`,
    }
}
