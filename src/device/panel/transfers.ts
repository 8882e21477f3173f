// Transfers: the buffers in which windows of the frame go to the panel.

/** Data bytes of the largest transfer; larger windows take several. */
export const MOST = 512

/**
 * Data bytes of each transfer. Chosen for the windows that whole games send, so that padding adds a twentieth to them;
 * multiples of 4, so that a small table finds the one to take.
 */
const SIZES = [
    8,
    12,
    24,
    32,
    56,
    68,
    84,
    100,
    128,
    168,
    220,
    260,
    296,
    384,
    MOST,
]

/**
 * An I2C transfer sends a whole buffer. So there is one buffer of each of a few sizes, allocated once; what it has beyond
 * its window the caller fills with bytes that do no harm.
 */
export class Transfers {
    /** By size, smallest first. Each begins with the header. */
    readonly buffers: Buffer[] = []
    /** Which buffer is the smallest for n data bytes, 1 to `most`: at index (n + 3) >> 2. */
    readonly index: Buffer

    /**
     * @param header what comes before the data: commands, each byte behind a control byte 80h, and the data's 40h
     * @param most data bytes of the largest transfer, one of the sizes
     */
    constructor(header: Buffer, most: number) {
        this.index = Buffer.alloc((most >> 2) + 1)
        let from = 0
        for (const size of SIZES) {
            if (size > most) break
            const buffer = Buffer.alloc(header.length + size)
            buffer.blitAt(0, header, 0, header.length)
            this.index.fillAt(from, MOST, this.buffers.length)
            from = (size >> 2) + 1
            this.buffers.push(buffer)
        }
    }
}
