import { GameEntry } from "../../engine/game"
import { PayDay } from "./rules"

export const PAY_DAY: GameEntry = {
    id: "pay-day",
    mark: 4,
    name: "Pay Day",
    make: () => new PayDay(),
}
