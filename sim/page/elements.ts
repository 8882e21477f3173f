/** The page's elements, by their ids. */

/** The element of that id; its absence is a fault of the page. */
export function find<T extends HTMLElement = HTMLElement>(id: string): T {
    const element = document.getElementById(id)
    if (!element) throw new Error(`the page has no #${id}`)
    return element as T
}

/** Tells the user one line, below the handheld; empty takes it away. */
export function tell(message: string, bad = false): void {
    const status = find("status")
    status.textContent = message
    status.classList.toggle("bad", bad)
}

/** Asks before something is lost; `yes` names what will be done. */
export async function ask(question: string, yes: string): Promise<boolean> {
    const dialog = find<HTMLDialogElement>("dialog")
    const button = dialog.querySelector<HTMLButtonElement>("[value=yes]")
    find("question").textContent = question
    if (button) button.textContent = yes
    dialog.returnValue = ""
    dialog.showModal()
    await new Promise(resolve =>
        dialog.addEventListener("close", resolve, { once: true })
    )
    return dialog.returnValue === "yes"
}
