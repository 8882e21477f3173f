import { Clock } from "../../device/clock"
import { Handheld } from "../handheld"
import { frontBy } from "../table-menu"
import { showFront } from "./front"
import { MonthAndDie } from "./pieces"

/** Makes the screens of a program whose games are all played on a month. */
export function monthHandheld(clock: Clock): Handheld {
    frontBy(showFront)
    return new Handheld(clock, new MonthAndDie())
}
