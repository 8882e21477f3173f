/** What rows and titles of Pay Day have room for, where that is not the largest sum. */

/** More than the bills of Pay Day's months; of what its accounts tell, more than cash and interest have come to. */
export const BILLS = "$999"
const CASH = "$9,999"
const INTEREST = "$999"

/** A row with the most that it is to have room for, where that is not the largest sum. */
export function fitted(id: string, key: string, text: string): string {
    if (id !== "pay-day") return text
    // before what it says the name gives way
    if (key === "lands") return text.replace("{p0}:", "")
    if (!text.includes("{$3}")) return text
    return text
        .replace("{$3}", CASH)
        .replace("{$1}", /nterest/.test(key) ? INTEREST : CASH)
}
