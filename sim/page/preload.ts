/** The Vite plugin that lets the browser fetch what the handheld needs while it still reads the page. */
import type { HtmlTagDescriptor, Plugin } from "vite"

/** What the page's entry asks for first, as attributes of a `link` by the names of files. */
const WANTED: readonly [pattern: RegExp, attributes: Record<string, string>][] =
    [
        [/vm-.*\.(txt|wasm)$/, { rel: "preload", as: "fetch" }],
        [/app-.*\.js$/, { rel: "modulepreload" }],
    ]

/** Adds the links to a built page. */
export function preload(): Plugin {
    return {
        name: "preload",
        apply: "build",
        transformIndexHtml: {
            order: "post",
            handler: (_, { bundle = {} }) =>
                Object.keys(bundle).flatMap(linksTo),
        },
    }
}

function linksTo(file: string): HtmlTagDescriptor[] {
    return WANTED.filter(([pattern]) => pattern.test(file)).map(
        ([, attributes]) => ({
            tag: "link",
            attrs: { ...attributes, crossorigin: true, href: `./${file}` },
            injectTo: "head",
        })
    )
}
