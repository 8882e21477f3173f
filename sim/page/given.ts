/** The settings of `.env.defaults` and `.env.local` where the page was built; `prepare.ts` puts them beside the programs. */

const FILES = import.meta.glob<[string, string | null][]>(
    "../../built/page/settings.json",
    { import: "default", eager: true }
)

/** By key, for `Device.powerOn`; undefined deletes. */
export const GIVEN = Object.values(FILES)
    .flat()
    .map(([key, text]): [string, Uint8Array | undefined] => [
        key,
        text === null ? undefined : new TextEncoder().encode(text),
    ])
