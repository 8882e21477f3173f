/** What somebody gave, on a command line or in a page, does not fit; the message is one line. */
export class UsageError extends Error {
    override name = "UsageError"
}
