/** A number from 0 to `n` - 1 that looks random but follows from the others. */
export function pick(n: number, ...from: number[]): number {
    let hash = 0x9e3779b9
    for (const value of from) {
        hash = Math.imul(hash ^ value, 0x85ebca6b)
        hash ^= hash >>> 13
        hash = Math.imul(hash, 0xc2b2ae35)
        hash ^= hash >>> 16
    }
    return (hash >>> 0) % n
}
