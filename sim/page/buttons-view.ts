/** The two buttons: wokwi's elements, by mouse, touch and keys, with the long press filling up. */
import "@wokwi/elements/dist/esm/pushbutton-element.js"
import type { PushbuttonElement } from "@wokwi/elements/dist/esm/pushbutton-element.js"
import type { ButtonName } from "../host"

/** The keys that press a button wherever the focus is, unless it is on something that takes them itself. */
const KEYS: Record<string, ButtonName> = {
    KeyS: "select",
    KeyR: "roll",
    Space: "roll",
}

/** What takes letters, and what takes the space bar. */
const TAKES_TEXT = "input:not([type=radio], [type=checkbox]), textarea"
const TAKES_SPACE =
    "button, a, input, summary, textarea, [tabindex], wokwi-pushbutton"

/** One button on the page. */
export class ButtonView {
    private down = false

    /** `name` is what a screen reader calls it; `told` hears of each press and release. */
    constructor(
        private readonly element: PushbuttonElement,
        name: string,
        private readonly told: (down: boolean) => void
    ) {
        // the element would say its color too, and print its label in gray
        void element.updateComplete.then(() =>
            element.shadowRoot
                ?.querySelector("button")
                ?.setAttribute("aria-label", name)
        )
        element.addEventListener("button-press", () => this.set(true))
        element.addEventListener("button-release", () => this.set(false))
        element.addEventListener("keydown", event => this.key(event, true))
        element.addEventListener("keyup", event => this.key(event, false))
        element.addEventListener("contextmenu", event => event.preventDefault())
        // else a touch is followed by mouse events, which the element takes for a second press
        const options = { passive: false }
        for (const type of ["touchstart", "touchend", "touchcancel"] as const)
            element.addEventListener(type, event => this.touch(event), options)
    }

    /** Presses it, or lets it go. */
    set(down: boolean): void {
        if (down === this.down) return
        this.down = down
        this.element.pressed = down
        this.element.parentElement?.classList.toggle("pressed", down)
        this.told(down)
    }

    private touch(event: TouchEvent): void {
        if (event.cancelable) event.preventDefault()
        if (event.type === "touchcancel") this.set(false)
    }

    /** The element knows the space bar only. */
    private key(event: KeyboardEvent, down: boolean): void {
        if (event.code === "Enter" && !event.repeat) this.set(down)
    }
}

/** Lets the keys press the buttons; whatever is held is let go when the page is left. */
export function listenToKeys(views: Record<ButtonName, ButtonView>): void {
    const listen = (event: KeyboardEvent, down: boolean) => {
        const button = KEYS[event.code]
        const modified = event.ctrlKey || event.metaKey || event.altKey
        if (!button || modified || event.repeat) return
        if (down && isTaken(event)) return
        if (event.code === "Space" && !isTaken(event)) event.preventDefault()
        views[button].set(down)
    }
    addEventListener("keydown", event => listen(event, true))
    addEventListener("keyup", event => listen(event, false))
    const release = () => Object.values(views).forEach(view => view.set(false))
    addEventListener("blur", release)
    document.addEventListener("visibilitychange", release)
}

function isTaken({ target, code }: KeyboardEvent): boolean {
    const selector = code === "Space" ? TAKES_SPACE : TAKES_TEXT
    return target instanceof Element && target.matches(selector)
}
