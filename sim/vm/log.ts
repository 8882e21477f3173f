/** The virtual machine's log, line by line: what the program prints, and what there is to say when it stops. */

/** Lines of an exception and its stack that are kept. */
const TROUBLE_LINES = 40

/** Who wants to know. */
export interface LogListener {
    /** A program starts. */
    started: () => void
    /** The settings store could not be read, and was formatted. */
    storeLost: () => void
    /** A program has made a role, which is not bound yet. */
    roleMade: () => void
    printed: (line: string) => void
}

/** Reads the log. */
export class VmLog {
    private trouble: string[] = []

    constructor(private readonly listener: LogListener) {}

    /** Takes a line; what the program prints begins with "> ". */
    take(line: string): void {
        if (line.startsWith("* start:")) {
            this.trouble = []
            this.listener.started()
        } else if (line.startsWith("jdif: create role"))
            this.listener.roleMade()
        else if (line.startsWith("fstor: mount failure"))
            this.listener.storeLost()
        else if (line.startsWith("> ")) this.listener.printed(line.slice(2))
        else if (/^[!*] /.test(line))
            this.trouble = [...this.trouble, line].slice(-TROUBLE_LINES)
    }

    /** `reason`, then the exception and its stack, a line each. */
    explain(reason: string): string {
        return [reason, ...this.trouble].join("\n")
    }
}
