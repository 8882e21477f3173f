import { DeviceWords } from "./strings"

/** Every word that the device itself says, in Spanish; see `englishStrings`. SELECT and ROLL are what the buttons are called. */
export function spanishStrings(): DeviceWords {
    return {
        titles: `
menu=Menú de mesa
leave=¿Lo dejamos?
leaver=¿Quién se va?
leaves=¿Se va {p0}?
games=Pocket Treasurer
setUp=Partida nueva
saved=Hay una partida
display=Pantalla
settings=Ajustes
names=Nombres
name=Nombre: {p0}
mySet=Mis cifras
eraseSet=¿Borrar cifras?
winners=Ganadores
forget=¿Olvidar todo?
lost=Datos perdidos
stuck=Partida parada
code=Código de juego
allAgree=¿De acuerdo?
these={p0}: ¿estas?
hasWon=¡Gana {p0}!
sharedWin=¡Ganan juntos!
endedEarly=Acabada antes
`,
        labels: `
player={q0}
undo=Deshacer
why=¿Por qué?
about=Acerca de
quit=Salir
leaves=Se va un jugador
staysAfterAll=No, se queda
goesOn=Sí, {p0} se va
endsAll=Sí, fin y recuento
saveAndQuit=Guardar y salir
endNow=Acabar y clasificar
playOnAfterAll=Seguir jugando
keepIt=Dejarla
eraseIt=Nueva (borra esta)
continue=Continuar
start=Empezar
players=Jugadores {n0}
display=Pantalla
ssd1306=SSD1306 128x64
sh1106=SH1106 128x64
ssd1306Short=SSD1306 128x32
sh1106Short=SH1106 128x32
upright=Sin girar
turned=Girada 180
brightness=Brillo {n0}
dimAfter=Atenuar: {n0} s
dimNever=Sin atenuar
offAfter=Apagar: {n0} min
offNever=Sin apagar
rackRests=Atril: se apaga
rackStays=Atril: encendido
settings=Ajustes
names=Nombres
nameOf={n0}: {p0}
nameDone=Listo
dropLetter=Borrar una letra
howMany=Cuántas: {n0}
eraseSet=Borrar mis cifras
winners=Ganadores
language=Idioma/Language: ES
forget=Olvidar todo
keepAll=No, conservar
yesErase=Sí, borrar
leaveThem=No, se quedan así
chooseAnew=Sí, elegir de nuevo
`,
        notes: `
selectNext=SELECT:más
holdForMenu=mant:menú
holdToGoBack=mantén:volver
rollTo=ROLL:
goOn=sigue
take=ok
selectDigit=SELECT:+1
selectStep=SELECT:más
selectBack=SELECT:no
done=fin
lay=echa
p=J
player=Jugador
atMost=Máximo {$1}
fromTo={n0} a {n1}
dollarsFromTo={$0} a {$1}
setOf=Cifras:
winnerNumber=J{n0}
winnerShared=Empate
takenBack=Se deshizo una elección tras verse los dados. Siguen igual.
next=Lee lo que ha pasado; ROLL sigue. Mantén SELECT para deshacer.
leaveLater=Sigue primero: quien se va podrá decirlo en la próxima pregunta.
endLater=Sigue primero: la partida se podrá acabar en la próxima pregunta.
codeElsewhere=Las {n0} elecciones de esta partida no caben en la pantalla. Su código está en la consola.
nothingToUndo=No queda ninguna elección que deshacer.
othersSecret=Lo que otros eligieron en secreto sigue oculto. Ahora solo se deshace lo tuyo.
revealed=Esas elecciones se mostraron a la vez. Si todos aceptan, se repiten.
damaged=La partida guardada está dañada y no se lee. Se conserva hasta que elijas.
partDamaged=Parte de lo guardado está dañada. Se sigue desde lo último legible.
lost=La corriente se fue al guardar y se llevó todo lo guardado. Se pueden jugar partidas nuevas.
otherGame=Lo guardado es de otro juego. Se conserva hasta que elijas.
outdated=Lo guardado es de otra versión. Se conserva hasta que elijas.
houseSet=Cifras en juego: de la casa.
ownSet=Cifras en juego: las mías.
setUnreadable=Mis cifras están dañadas y no se leen. Hasta que se pongan otra vez valen las de la casa.
lineUnreadable=Esta línea de .env.local no se entiende y no se usa.
namesUnreadable=Los nombres están dañados y no se leen. Hasta que se pongan otra vez hay números.
noWinners=Todavía no ha ganado nadie.
winnersUnreadable=La lista de ganadores está dañada y no se lee. El próximo empieza otra.
eraseSet=Así vuelven las cifras de la casa, o las de .env.local.
forget=Partidas, nombres, cifras, ganadores y ajustes se borran para siempre.
stuck=Su registro no sigue las reglas. Se conserva; ábrela otra vez o empieza una nueva.
about=Pocket Treasurer hace de dados, banca y atril de precios en juegos de dinero de antaño.
`,
    }
}
