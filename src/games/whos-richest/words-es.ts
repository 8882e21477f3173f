import { GameWords } from "../../engine/game"

/** Every word of Who's the Richest, in Spanish; see `words.ts`. */
export function spanishWords(): GameWords {
    return {
        titles: `
trump={p0}: ¿triunfo?
toWin={w3} {n1}: {$2}
toNone={w3} {n1}: {$2}
toLose={w3} {n1}:-{$2}
toScore={w3} {n1}: {s2}
chance=¿Prob. {w1}?
balances=Saldos
answers=Aciertos
chances=Probabilidad
notes=Billetes
`,
        labels: `
throw={p0}
ratio=1:{n0}
fraction=1/{n0}
decimal=.{c0}
whole=1.00
percent={n0}%
balances=Saldos
answers=Aciertos
chances=Probabilidad
notes=Billetes de inicio
turns=Turnos cada uno: {n0}
individual=Elige: un jugador
group=Elige: el grupo
money=Dinero
points=Puntos
moneyClass=Dinero, en clase
pointsClass=Puntos, en clase
byDice=Empieza: a dados
startsFirst=Empieza: {p0}
`,
        acts: `
`,
        hints: `
`,
        told: `
allThrow=Todos tiran dos dados. Reparte primero quien saca más.
threw={p0} saca {n1}.
throwAgain=Los de {n0} tiran otra vez.
starts={p0} reparte primero.
pickMisses={p0}, intento {n1}: en {w3}, {w2}.
pickEarns=¡Intento {n1}! {p3} paga {$2} a {p0}.
pickEven={p0}: intento {n1}. Nadie paga.
pickPays=Intento {n1}. {p0} paga {$2} a {p3}.
bankPays=¡Intento {n1}! La banca paga {$2} a {p0}.
paysBank=Intento {n1}. {p0} paga {$2} a la banca.
pickScores={p0}: intento {n1}, {s2}. En total {s3}.
right=¡Bien! 1:{n1} 1/{n1} .{c2} {n2}%
wrong=No, es 1:{n1} 1/{n1} .{c2} {n2}%
rightSure=¡Bien! 1:1 1/1 1.00 100%
wrongSure=No, es 1:1 1/1 1.00 100%
sumOfTwo={s0} {s1} = {s2}
sum={s0} {s1} {s2} = {s3}
tied=Empate, puesto {n0}: {g1}. ¡Otra cada uno!
bankDeals=La banca reparte a {p0} y paga. Triunfo: {w1}.
wins=¡La fortuna es de {p0}!
takenBack=Se deshizo algo, pero lo visto sigue igual.
`,
        headlines: `
notes=CADA UNO RECIBE
notesOfOne=CADA UNO RECIBE
`,
        stories: `
notes={n0} billetes de $400, {n1} de $300, {n2} de $200 y {n3} de $100: $800 por cada turno.
notesOfOne={n2} billetes de $200 y {n3} de $100: $800 por el turno.
`,
        why: `
story=Los mismos turnos para cada uno, y el mismo dinero. Estos billetes, si juegas con papel. WTR-02 WTR-03
throw=Todos tiran dos dados. Reparte primero quien saca más; si empatan, tiran otra vez. WTR-04
threw=Todos tiran dos dados. Reparte primero quien saca más; si empatan, tiran otra vez. WTR-04
throwAgain=Todos tiran dos dados. Reparte primero quien saca más; si empatan, tiran otra vez. WTR-04
starts=Quien saca más reparte primero y elige el último: turnos iguales para todos. WTR-02 WTR-04 WTR-08
trump=Quien reparte nombra triunfo una de las nueve cartas; luego se ponen boca abajo. WTR-05 WTR-14
other=Levanta cartas hasta dar con el triunfo. Intentos 1-4: 400 a 100 o +4 a +1; 6-9 cuestan lo mismo. WTR-06 07 09
chance=El triunfo es una de las cartas aún tapadas, todas por igual. WTR-13
pickMisses=No es el triunfo: queda a la vista. Sigue el mismo jugador; en grupo, el siguiente. WTR-05 06 09
pickScores=Solo quien elige gana puntos, o los pierde. WTR-07
pickEarns=Quien reparte y quien elige se pagan, según el intento. Luego reparte quien elige; en grupo, el de la derecha. WTR-07 a 09
pickEven=Al quinto intento nadie paga. Luego reparte quien elige; en grupo, el de la derecha. WTR-07 a 09
pickPays=Quien reparte y quien elige se pagan, según el intento. Lo que falta lo presta la banca. WTR-07 WTR-12
bankPays=En un empate reparte la banca, y paga según el intento. WTR-07 WTR-11
paysBank=En un empate también se paga a la banca, según el intento; ella presta lo que falte. WTR-07 11 12
right=Se cuenta aparte de lo ganado. WTR-13
wrong=Se cuenta aparte de lo ganado. WTR-13
rightSure=Se cuenta aparte de lo ganado. WTR-13
wrongSure=Se cuenta aparte de lo ganado. WTR-13
sum=Los puntos se suman con su signo: los de antes, la elección anterior y esta. WTR-13
sumOfTwo=Los puntos se suman con su signo: los de antes y esta elección. WTR-13
bankDeals=En un empate reparte y paga la banca; el último triunfo nombrado se queda. WTR-11
tied=Los empatados eligen otra vez; la banca reparte y paga. Nadie pasa a los de arriba. WTR-11
wins=Tras turnos iguales gana quien más tiene. "emp.": con elecciones que solo ordenan. WTR-02 10 11
`,
        rows: `
money={p0}|{$1}
points={p0}|{s1}
moneyTie={p0} emp.|{$1}
pointsTie={p0} emp.|{s1}
round={n0}/{n1}
tie=emp.
tryMoney={n0}: {$1}
tryPoints={n0}: {s1}
chance=¿Prob. de {w1}?
trump=Nombra el triunfo de {p1}: {w3}
toWin=Busca {w3}. Intento {n1}: gana {$2}.
toNone=Busca {w3}. Intento {n1}: nadie paga.
toLose=Busca {w3}. Intento {n1}: paga {$2}.
toScore=Busca {w3}. Intento {n1}: {s2}.
answers={p0}|{n1} de {n2}
chanceAt=Int. {n0}|1/{n1} .{c2} {n2}%
chanceSure=Int. {n0}|1/1 1.00 100%
note={$0}|x {n1}
noteSum=Cada uno|{$0}
`,
        names: `
1=círculo
2=cuadrado
3=triángulo
4=estrella
5=corazón
6=rombo
7=cruz
8=luna
9=hexágono
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
0=Who's the Richest, de la CASA: formas salvo el círculo, 9 a 12 turnos, preguntas de clase.
1=CASA: en un empate reparte la banca y el triunfo queda. Un saldo puede bajar de $0: presta la banca.
`,
    }
}
