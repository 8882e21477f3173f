/** The page's entry. */
import { App } from "./app"
import { tell } from "./elements"

void App.start().catch((error: unknown) =>
    tell(`The simulator did not start: ${String(error)}`, true)
)

// offline once loaded; the development server changes its files all the time
if (import.meta.env.PROD && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("service-worker.js").catch(() => {
        // as in a private window, or from a file: it works, but not offline
    })
