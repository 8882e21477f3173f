import { GameEntry } from "../../engine/game"
import { GetRichQuick } from "./rules"

export const GET_RICH_QUICK: GameEntry = {
    id: "get-rich-quick",
    mark: 3,
    name: "Get Rich Quick",
    make: () => new GetRichQuick(),
}
