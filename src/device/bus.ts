// Bus: the board's I2C bus, as far as a panel needs it.

import * as ds from "@devicescript/core"

/** An I2C bus; the library's `I2C` is one too, with more than there is room for in a program. */
export interface Bus {
    /** Writes bytes to a device of 7-bit address and reads `numRead` bytes; throws when it does not answer. */
    xfer(address: number, bytes: Buffer, numRead?: number): Promise<Buffer>
}

const NOTHING = hex``

/** The bus on the board's pins. */
export class BoardBus implements Bus {
    async xfer(
        address: number,
        bytes: Buffer,
        numRead?: number
    ): Promise<Buffer> {
        const read = numRead ? Buffer.alloc(numRead) : undefined
        // what the library's class calls; its declaration is not exported
        const transact = (ds as any)._i2cTransaction
        const status: number = await transact(address, bytes, read)
        if (status !== 0)
            throw new Error(`I2C error ${status} at address ${address}`)
        return read || NOTHING
    }
}
