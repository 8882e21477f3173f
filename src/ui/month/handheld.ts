import { Clock } from "../../device/clock"
import { Handheld } from "../handheld"
import { frontBy } from "../table-menu"
import { drawFront, MONTH, showMonth } from "./front"
import { MonthAndDie } from "./pieces"

/** Makes the screens of a program whose games are all played on a month. */
export function monthHandheld(clock: Clock): Handheld {
    frontBy(drawFront, MONTH, showMonth)
    return new Handheld(clock, new MonthAndDie())
}
