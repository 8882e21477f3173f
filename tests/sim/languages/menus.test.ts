/** The device's own pages in both languages: English at the left, Spanish at the right. */
import { expect, test } from "vitest"
import { GAME } from "../owner"
import { TO_SETTINGS } from "../menu"
import { Both } from "./both"

/** A page of the settings, by how many lines it stands below the first. */
const line = (below: number) => `${TO_SETTINGS}${"s".repeat(below)}r`

test("main menu and settings", async () => {
    const both = await Both.start(GAME)
    expect(both.shown()).toMatchInlineSnapshot(`
      "|[Pocket Treasurer  1/2]   |[Pocket Treasurer  1/2]
      |→ Rich Uncle              |→ Rich Uncle
      |  Settings                |  Ajustes
      |                          |
      |                          |
      |                          |
      |                          |
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press(TO_SETTINGS)).toMatchInlineSnapshot(`
      "|[Settings          1/7]   |[Ajustes           1/7]
      |→ Names                   |→ Nombres
      |  Set: Rich Uncle         |  Cifras: Rich Uncle
      |  Winners                 |  Ganadores
      |  Display                 |  Pantalla
      |  Language/Idioma: EN     |  Idioma/Language: ES
      |  About                   |  Acerca de
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    // to the last line, which the first page has no room for
    expect(await both.press("ssssss")).toMatchInlineSnapshot(`
      "|[Settings          7/7]   |[Ajustes           7/7]
      |  Set: Rich Uncle         |  Cifras: Rich Uncle
      |  Winners                 |  Ganadores
      |  Display                 |  Pantalla
      |  Language/Idioma: EN     |  Idioma/Language: ES
      |  About                   |  Acerca de
      |→ Forget everything       |→ Olvidar todo
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
})

test("names", async () => {
    const both = await Both.start(GAME)
    expect(await both.press(line(0))).toMatchInlineSnapshot(`
      "|[Names             1/8]   |[Nombres           1/8]
      |→ 1: P1                   |→ 1: J1
      |  2: P2                   |  2: J2
      |  3: P3                   |  3: J3
      |  4: P4                   |  4: J4
      |  5: P5                   |  5: J5
      |  6: P6                   |  6: J6
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("r")).toMatchInlineSnapshot(`
      "|[Name: P1          1/8]   |[Nombre: J1        1/8]
      |→ ABCDEF                  |→ ABCDEF
      |  GHIJKL                  |  GHIJKL
      |  MNOPQR                  |  MNOPQR
      |  STUVWX                  |  STUVWX
      |  YZÑ                     |  YZÑ
      |  ÁÉÍÓÚÜ                  |  ÁÉÍÓÚÜ
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("sssssss")).toMatchInlineSnapshot(`
      "|[Name: P1          8/8]   |[Nombre: J1        8/8]
      |  MNOPQR                  |  MNOPQR
      |  STUVWX                  |  STUVWX
      |  YZÑ                     |  YZÑ
      |  ÁÉÍÓÚÜ                  |  ÁÉÍÓÚÜ
      |  Done                    |  Listo
      |→ Erase a letter          |→ Borrar una letra
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("ssssssr")).toMatchInlineSnapshot(`
      "|[Name: P1          1/6]   |[Nombre: J1        1/6]
      |→ Á                       |→ Á
      |  É                       |  É
      |  Í                       |  Í
      |  Ó                       |  Ó
      |  Ú                       |  Ú
      |  Ü                       |  Ü
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
})

test("my set: its lines, digits, how many, erasing", async () => {
    const both = await Both.start(GAME)
    expect(await both.press(line(1))).toMatchInlineSnapshot(`
      "|[My set           1/23]   |[Mis cifras       1/23]
      |→ How many: 12            |→ Cuántas: 12
      |  Price $2,000            |  Precio $2,000
      |  Price $3,000            |  Precio $3,000
      |  Price $4,000            |  Precio $4,000
      |  Price $5,000            |  Precio $5,000
      |  Price $6,000            |  Precio $6,000
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("r")).toMatchInlineSnapshot(`
      "|[How many: 12         ]   |[Cuántas: 12          ]
      |                          |
      |                          |
      |  [1]2                    |  [1]2
      |                          |
      |1 to 16                   |1 a 16
      |                          |
      |[SELECT:+1   ROLL:next]   |[SELECT:+1  ROLL:sigue]"
    `)
    expect(await both.press("Ssr")).toMatchInlineSnapshot(`
      "|[Price $2,000         ]   |[Precio $2,000        ]
      |                          |
      |                          |
      |$ [0]2,000                |$ [0]2,000
      |                          |
      |$500 to $20,000           |$500 a $20,000
      |                          |
      |[SELECT:+1   ROLL:next]   |[SELECT:+1  ROLL:sigue]"
    `)
    // dividends, then what the Board says
    expect(await both.press("Sssssssssssssss")).toMatchInlineSnapshot(`
      "|[My set          16/23]   |[Mis cifras      16/23]
      |  Price $10,000           |  Precio $10,000
      |  Price $11,000           |  Precio $11,000
      |  Price $12,000           |  Precio $12,000
      |  RETAIL $500             |  TIENDA $500
      |  FOODS $1,000            |  COMIDA $1,000
      |→ RAILS $1,500            |→ TRENES $1,500
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("sssss")).toMatchInlineSnapshot(`
      "|[My set          21/23]   |[Mis cifras      21/23]
      |  RAILS $1,500            |  TRENES $1,500
      |  STEEL $2,000            |  ACERO $2,000
      |  OILS $2,500             |  CRUDO $2,500
      |  BLUE C $3,000           |  BLUE C $3,000
      |  At 22: -$2,000          |  Con 22: -$2,000
      |→ At 66: $3,000           |→ Con 66: $3,000
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("r")).toMatchInlineSnapshot(`
      "|[At 66: $3,000        ]   |[Con 66: $3,000       ]
      |                          |
      |                          |
      |$[+]03,000                |$[+]03,000
      |                          |
      |-$20,000 to $20,000       |-$20,000 a $20,000
      |                          |
      |[SELECT:+1   ROLL:next]   |[SELECT:+1  ROLL:sigue]"
    `)
    expect(await both.press("Sssr")).toMatchInlineSnapshot(`
      "|Then the numbers are      |Así vuelven las
      |those of the house        |cifras de la casa, o
      |again, or of              |las de .env.local.
      |.env.local.               |
      |[Erase my set?     1/2]   |[¿Borrar cifras?   1/2]
      |→ No, keep it             |→ No, conservar
      |  Yes, erase              |  Sí, borrar
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("sr")).toMatchInlineSnapshot(`
      "|[My set          23/23]   |[Mis cifras      23/23]
      |  OILS $2,500             |  CRUDO $2,500
      |  BLUE C $3,000           |  BLUE C $3,000
      |  At 22: -$2,000          |  Con 22: -$2,000
      |  At 66: $3,000           |  Con 66: $3,000
      |  Bugles: house           |  Bugles: de la casa
      |→ Erase my set            |→ Borrar mis cifras
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
})

test("winners, display, about", async () => {
    const both = await Both.start(GAME)
    expect(await both.press(line(2))).toMatchInlineSnapshot(`
      "|[Winners              ]   |[Ganadores            ]
      |No game has been won      |Todavía no ha ganado
      |yet.                      |nadie.
      |                          |
      |                          |
      |                          |
      |                          |
      |[hold:back     ROLL:ok]   |[mantén:volver ROLL:ok]"
    `)
    expect(await both.press("rsr")).toMatchInlineSnapshot(`
      "|[Display           1/6]   |[Pantalla          1/6]
      |→ SSD1306 128x64          |→ SSD1306 128x64
      |  Upright                 |  Sin girar
      |  Brightness 3            |  Brillo 3
      |  Dim after 30 s          |  Atenuar: 30 s
      |  Off after 2 min         |  Apagar: 2 min
      |  Rack: goes off          |  Atril: se apaga
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    // ROLL gives each line its next choice: brighter, never dim, never off, the rack stays
    expect(await both.press("ssrsrrsrrrsr")).toMatchInlineSnapshot(`
      "|[Display           6/6]   |[Pantalla          6/6]
      |  SSD1306 128x64          |  SSD1306 128x64
      |  Upright                 |  Sin girar
      |  Brightness 4            |  Brillo 4
      |  Never dim               |  Sin atenuar
      |  Never off               |  Sin apagar
      |→ Rack: stays on          |→ Atril: encendido
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("Sssr")).toMatchInlineSnapshot(`
      "|[About             1/4]   |[Acerca de         1/4]
      |Pocket Treasurer is       |Pocket Treasurer hace
      |dice, bank and            |de dados, banca y
      |Market-Price rack for     |atril de precios en
      |money games of old.       |juegos de dinero de
      |                          |antaño.
      |                          |
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("s")).toMatchInlineSnapshot(`
      "|[About             2/4]   |[Acerca de         2/4]
      |Rich Uncle, HOUSE and     |Rich Uncle, de la
      |not printed: Bugles,      |CASA: Bugles,
      |Board sums, most          |Tablero, casi todo
      |prices and dividends,     |precio y dividendo,
      |color names, long         |colores y totales
      |totals.                   |largos.
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("s")).toMatchInlineSnapshot(`
      "|[About             3/4]   |[Acerca de         3/4]
      |Own a printed box?        |¿Tienes la caja
      |Play with its Board       |impresa? Juega con su
      |and Bugles: New game,     |Tablero y sus Bugles:
      |Mode.                     |Partida nueva, Modo.
      |                          |
      |                          |
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
    expect(await both.press("s")).toMatchInlineSnapshot(`
      "|[About             4/4]   |[Acerca de         4/4]
      |Numbers in play:          |Cifras en juego: de
      |house.                    |la casa.
      |                          |
      |                          |
      |                          |
      |                          |
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
})

test("forget everything", async () => {
    const both = await Both.start(GAME)
    expect(await both.press(line(6))).toMatchInlineSnapshot(`
      "|Saved games, names,       |Partidas, nombres,
      |sets, winners and         |cifras, ganadores y
      |settings go for good.     |ajustes se borran
      |                          |para siempre.
      |[Forget all?       1/2]   |[¿Olvidar todo?    1/2]
      |→ No, keep it             |→ No, conservar
      |  Yes, erase              |  Sí, borrar
      |[SELECT:next   ROLL:ok]   |[SELECT:más    ROLL:ok]"
    `)
})
