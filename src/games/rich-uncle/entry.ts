import { GameEntry } from "../../engine/game"
import { RichUncle } from "./rules"

export const RICH_UNCLE: GameEntry = {
    id: "rich-uncle",
    name: "Rich Uncle",
    make: () => new RichUncle(),
}
