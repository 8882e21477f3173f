import { GameWords } from "../../engine/game"
import { spanishNames } from "./words-names-es"

/** Every word of Pay Day, in Spanish; see `words.ts`. */
export function spanishWords(): GameWords {
    return {
        titles: `
turn=Mueve {p0}
howMuch={p0} cuánto
bet={p0} apuesta
repay={p0} paga
bank={p0}, banco
buyer={p0} vende
poker={p0}: ¿Póker?
whose=¿Qué jugador?
payee={p0} paga
payer={p0} cobra
billsNow={p0}: fact.
cashNow={p0} tiene
due={p0} fact. {$1}
cards={p0}: fact.
useLoan=Préstamo {p0}
useSavings={p0}: ahorros
drawSavings={p0}: ahorros
payDay=Pago de {p0}
month={p0} mes {n1}
account={p0}
`,
        labels: `
roll={p0}
rollDie=tira
takeLoan=pide
fromSavings=saca
useLoan=pide
useSavings=saca
drawSavings=saca
sure=sí
unsure=no
refuse=no
buy=sí
stake=Apuesta $100
sell={w4} {$5}
keep=No vende nada
done=Nada más
save=Ahorrar
drawSome=Sacar ahorros
tableRoll=tira
tablePay=paga
tableGet=cobra
tableBill=fact.
tableBank=banco
tableMonth=fin
tableFix=fija
toBank=El banco
toPot=Bote
fromBank=El banco
fromPot=Bote: {$0}
withSalary=Sueldo {$0}
lastMonth=Último mes, sin él
month=El mes
bills=Facturas y cartas
accounts=Cuentas
months=Meses {n0}
byLot=Empieza: por sorteo
startsFirst=Empieza: {p0}
fullGame=Modo: completo
dieOnly=Modo: solo el dado
accountsToo=Modo: dado+cuentas
`,
        acts: `
sell=vende
`,
        hints: `
rollDie=Tira el dado y mueve
takeLoan=Antes, un préstamo
fromSavings=Antes, saca ahorros
useLoan=Pide el préstamo
useSavings=Sácalo de ahorros
refuse=Mejor no
sure=Sí, hazlo
unsure=No, déjalo
buy=Cómpralo ahora
tableRoll=Tira el dado
tablePay=Paga un jugador
tableGet=Cobra un jugador
tableBill=Total de facturas
tableBank=Préstamo o ahorros
tableMonth=Su Día de Pago
tableFix=Corrige el efectivo
`,
        told: `
lands={p0}: día {n1}, {w2}.
collects={p0} cobra {$1}. Tiene {$3}.
pays={p0} paga {$1}. Tiene {$3}.
paysPlayer={p0} paga {$1} a {p2}.
intoPot={p0}: {$1} al Bote. Tiene {$3}.
winsPot=¡{p0} gana el Bote: {$1}!
noDeal=No quedan Tratos.
rollForIt=Todos tiran: quien saca más gana {$0}.
commission={p0} cobra la comisión, {$1}.
rolled={p0} saca {n1}.
tied=Empate: otra vez {g0}.
noneToSell={p0} no tiene Tratos.
sells=Trato vendido: {w2}. {p0} cobra {$1}.
onceOnly=Solo una vez por turno.
onStart={p0} en Salida: otros {$1}.
backToStart={p0} vuelve a Salida.
stakes={p0} apuesta {$1}.
noPoker=Nadie juega.
stakeBack=Solo {p0} jugó: recupera {$1}.
winsPoker=¡{p0} gana {$1} al Póker!
noTicket={p0} no tiene boleto.
lottery=¡Boletos! {p0} gana {$1}.
cancelled=El seguro anula {$1} que debía {p0}.
noDebt=A {p0} le llega para lo que debe.
bets={p0} apuesta {$1}.
betWon=¡{p0} gana la apuesta: {$1}!
betLost={p0} pierde {$1}: al Bote.
salary={p0}, sueldo {$1}. Tiene {$3}.
interest=Interés {$1}. Tiene {$3}.
loanInterest=Interés de {$1} pagado. Tiene {$3}.
billsPaid=Facturas: {$1} pagados. Tiene {$3}.
savingsAre={p0}: ahorros {$1}, tiene {$3}.
loanIs={p0}: préstamo {$1}, tiene {$3}.
ticketsGone={p0}: boletos anulados.
dealsGone={p0} pierde {n1} Tratos sin vender.
newMonth={p0} empieza el mes {n1}.
finished={p0} termina con {$1}.
askPays=¿{p0} paga {$1} al banco?
askPot=¿{p0} pone {$1} en el Bote?
askPlayer=¿{p0} paga {$1} a {p2}?
askGets=¿El banco paga {$1} a {p0}?
askWins=¿{p0} gana el Bote: {$1}?
askBills=¿Facturas de {p0}: {$1}, no {$2}?
askMonth=¿Día de Pago de {p0}, sueldo {$1}?
askCash=¿{p0} tiene {$1}, no {$2}?
billsAre={p0}: facturas {$1}.
cashIs={p0} tiene ahora {$1}.
wins=¡{p0} gana con {$1}!
shared=¡Victoria compartida: {$1} por cabeza!
`,
        headlines: `
carBill=FACTURA DEL AUTO
healthBill=FACTURA MÉDICA
bill=UNA FACTURA
collection=DINERO EN EL CORREO
postcard=UNA POSTAL
ad=PUBLICIDAD
ticket=BOLETO DE LOTERÍA
carInsurance=SEGURO DE AUTO
healthInsurance=SEGURO DE SALUD
swellfare=SWELLFARE
deal=UN TRATO
insured=CON SEGURO
askLoan=UN PRÉSTAMO
askSavings=DE LOS AHORROS
other={p0} busca {$1}
`,
        stories: `
carBill={w1}: {$2}. {p0} la paga el Día de Pago.
healthBill={w1}: {$2}. {p0} la paga el Día de Pago.
bill={w1}: {$2}. {p0} la paga el Día de Pago.
collection={w1}: {p0} cobra {$2}.
postcard={p0} recibe una postal: {w1}.
ad=¡{w1}! ¡Pídalo hoy! {p0} lo tira.
ticket=Vale {$2} si {p0} cae en el Sorteo este mes.
carInsurance={p0} puede asegurar el auto por {$2}: ni más facturas del auto ni las que ya tiene.
healthInsurance={p0} puede asegurar su salud por {$2}: ni más facturas médicas ni las que ya tiene.
swellfare=¿En deuda? Apuesta hasta $100: un 5 o un 6 paga diez veces. Lo perdido va al Bote.
deal={w0} por {$1}. Un Comprador da {$2}. Comisión {$3}.
insured={w1}, {$2}: {p0} tiene seguro y no paga nada.
askLoan={$3} cada Día de Pago por un préstamo de {$2}.
useLoan={$3} cada Día de Pago por un préstamo de {$2}.
lastLoan=Ya no hay Día de Pago: un préstamo de {$2} resta de lo que vale.
askSavings=Cuota $50, {$3} menos cada Día de Pago: {$2} de ahorros.
useSavings=Cuota $50, {$3} menos cada Día de Pago: {$2} de ahorros.
drawSavings=Sin cuota, {$3} menos cada Día de Pago: {$2} de ahorros.
lastSavings=Sin cuota, ya no hay Día de Pago: {$2} de ahorros.
useBoth=Cuota $50, {$3} menos cada Día de Pago: los ahorros y un préstamo de {$2}.
`,
        why: `
turn=Tira y mueve de 1 a 6 días. Antes puedes pedir un préstamo o sacar ahorros por $50. PD-02 PD-15
roll=Gana quien saca más; en empate se vuelve a tirar. PD-05 PD-14
deal=Compra el Trato ya, aun con un préstamo, o va bajo la pila. PD-04 PD-05
buyer=Un Comprador se lleva un Trato por su valor. PD-06
insurance=El seguro dura toda la partida y anula las facturas de su clase, también las que tienes. PD-11
bet=Hay deuda si préstamo, interés y facturas pasan del efectivo. Un 5 o un 6 paga diez veces. PD-10
poker=Cada uno puede apostar $100; quien saca más se lo lleva todo. Una apuesta única se devuelve. PD-14
useLoan=Sin ahorros se pide un préstamo, de $100 en $100. 20% cada Día de Pago. PD-15
useSavings=Primero los ahorros. Fuera del Día de Pago cuesta $50. PD-15
drawSavings=Primero los ahorros. En el Día de Pago es gratis. PD-15
sure=Nada se hace antes de un sí. PD-18
howMuch=Préstamos y ahorros van de $100 en $100. PD-15
repay=Los préstamos se devuelven solo el Día de Pago, de $100 en $100. PD-15 PD-16
bank=El Día de Pago los ahorros se mueven libremente, de $100 en $100. PD-15 PD-16
story=Las facturas esperan al Día de Pago, el dinero se cobra ya, lo demás se tira. PD-07 a PD-11
lands=Se sigue lo que dice el día. PD-02 PD-03
winsPot=Tras una Elección el próximo 6 al mover se lleva el Bote. PD-13
intoPot=Una Elección cuesta $50 a cada uno y abre el Bote. PD-13
onStart=Ahorro de luz: todos atrás un día; en Salida cobran $325. PD-12
backToStart=Volver a Salida no da nada. PD-12
salary=El Día de Pago da $325, pero no en el último mes. PD-16
interest=Los ahorros dan el 10% cada Día de Pago. PD-16
loanInterest=Un préstamo cuesta el 20% cada Día de Pago, en efectivo. PD-16
billsPaid=Todas las facturas vencen el Día de Pago. PD-08 PD-16
ticketsGone=Un boleto solo vale en su mes. PD-09
dealsGone=Un Trato sin vender al final no vale nada. PD-06
wins=Decide el efectivo más ahorros o menos préstamo. PD-17
shared=Decide el efectivo más ahorros o menos préstamo; iguales comparten. PD-17
other=Aquí se llevan las cuentas junto a tu juego impreso. PD-18
`,
        rows: `
balance={p0}|{$1}
table=Pay Day
onDay=Día {n0}
atStart=Salida
lands={p0}:|{w2}
takenBack=El dado ya se vio.
statement={p0}: cuenta|Tiene
salary=Sueldo +{$1}|{$3}
interest=Interés +{$1}|{$3}
loanInterest=Interés -{$1}|{$3}
useLoan=Préstamo {$2}|
lastLoan=Préstamo {$2}|
useSavings=Ahorros +{$2}|
drawSavings=Ahorros +{$2}|
lastSavings=Ahorros +{$2}|
billsPaid=Fact. -{$1}|{$3}
savingsAre=Ahorros {$1}|{$3}
loanIs=Préstamo {$1}|{$3}
ticketsGone=Boletos nulos|{$3}
dealsGone=Tratos -{n1}|{$3}
newMonth=Mes {n1}|{$3}
finished=Total|{$1}
held={w0}|-\${n1}
asset={w0}|\${n1}
holdsNothing={p0} no tiene cartas.
cash=Efectivo|{$0}
savings=Ahorros|{$0}
loan=Préstamo|{$0}
brings=Interés|{$0}
owed=Facturas|{$0}
worth=Total|{$0}
pot=Bote|{$0}
`,
        names: spanishNames(),
        about: `
0=Pay Day, de la CASA y no impreso: el calendario, sus sumas, las cartas de Correo y Trato y sus textos.
1=También de la CASA: 2 a 4 jugadores, 1 a 12 meses, apuestas de $10 en $10, el Modo.
2=El mes: bloques son Correo, un paquete un Trato, un aro un Comprador, un sol el Ahorro de luz.
3=Marca: Elección; pica: Póker; estrella: Sorteo; + y -: sumas; flecha: Salida. Lo claro es quien mueve.
4=¿Tienes la caja impresa? Juega con su tablero y cartas: Partida nueva, Modo.
`,
    }
}
