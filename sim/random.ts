/**
 * A repeatable source of bytes for the virtual machine: the splitmix32 sequence of `seed` (a whole number, taken modulo
 * 2^32), 4 bytes a step. Two sources of one seed give the same bytes however they are asked for in multiples of 4.
 */
export function seededRandom(seed: number): (count: number) => Uint8Array {
    let state = seed >>> 0
    const next = () => {
        state = (state + 0x9e3779b9) >>> 0
        let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
        z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
        return (z ^ (z >>> 15)) >>> 0
    }
    return count => {
        const words = Uint32Array.from({ length: Math.ceil(count / 4) }, next)
        return new Uint8Array(words.buffer, 0, count)
    }
}

/** The platform's own source. */
export function platformRandom(count: number): Uint8Array {
    return crypto.getRandomValues(new Uint8Array(count))
}
