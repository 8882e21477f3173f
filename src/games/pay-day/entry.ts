import { GameEntry } from "../../engine/game"
import { PayDay } from "./rules"

export const PAY_DAY: GameEntry = {
    id: "pay-day",
    name: "Pay Day",
    make: () => new PayDay(),
}
