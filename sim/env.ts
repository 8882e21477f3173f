/** The settings of `.env.defaults` and `.env.local`, read as the DeviceScript command line reads them. */

/** Settings by key; undefined deletes the key. A value is JSON text in UTF-8. */
export type Settings = Map<string, Uint8Array | undefined>

/** The settings service takes longer keys no further than this. */
const MAX_KEY = 14

/** What the chip takes in one setting without harm. */
const MAX_VALUE = 192

/** Wireless credentials do not go to the settings. */
const NOT_SETTINGS = new Set(["WIFI_SSID", "WIFI_PWD"])

/**
 * The settings in the texts of the two files, in this order, later lines winning. As in the command line a value is taken
 * as JSON where it is JSON and as a string otherwise, and an empty value deletes. Throws one line naming the key when a key
 * is longer than 14 characters, a value than 192 bytes, or a `#` follows: the command line leaves such a line out.
 */
export function parseEnv(...texts: (string | undefined)[]): Settings {
    const settings: Settings = new Map()
    for (const line of texts.flatMap(text => text?.split(/\r?\n/) ?? [])) {
        const match = /^([^=#]+)=(.*)$/.exec(line)
        const key = match?.[1]?.trim() ?? ""
        if (!key || NOT_SETTINGS.has(key)) continue
        if (line.includes("#"))
            throw new Error(
                `setting ${key}: its line has a #, for which DeviceScript leaves it out; put remarks into lines of their own`
            )
        const value = encode(match?.[2] ?? "")
        if (key.length > MAX_KEY)
            throw new Error(
                `setting ${key}: a key has at most ${MAX_KEY} characters`
            )
        if (value && value.length > MAX_VALUE) {
            throw new Error(
                `setting ${key}: ${value.length} bytes, at most ${MAX_VALUE}`
            )
        }
        settings.set(key, value)
    }
    return settings
}

function encode(text: string): Uint8Array | undefined {
    if (!text) return undefined
    let value: unknown = text
    try {
        value = JSON.parse(text)
    } catch {
        // not JSON: the text itself
    }
    return new TextEncoder().encode(JSON.stringify(value))
}

/** The setting of a host that plays: a handheld without one asks for a language at its first boot. `code` as in `.env.local`. */
export function speaking(code: "en" | "es"): Settings {
    return parseEnv(`language=${code}`)
}
