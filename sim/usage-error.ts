/** A mistake in what a person gave: an option, a file, a code. The message is one line that says what would do. */
export class UsageError extends Error {
    override name = "UsageError"
}
