// Twin: in the simulator, an I2C bus that hands every transaction to the host.

import * as ds from "@devicescript/core"
import { Bus } from "./bus"

const NOTHING = hex``

/**
 * Every transaction becomes one twin message, however long: its topic is `i2c/` and the address as two
 * lowercase hex digits (`i2c/3c`), its data exactly the bytes written after the address. Messages go one
 * way: no device is ever missing, and what is read is zeros.
 */
export class TwinBus implements Bus {
    private address = -1
    private topic: string

    async xfer(
        devAddr: number,
        writeBuf: Buffer,
        numRead?: number
    ): Promise<Buffer> {
        if (devAddr !== this.address) {
            this.address = devAddr
            this.topic = `i2c/${Buffer.from([devAddr]).toString("hex")}`
        }
        await ds._twinMessage(this.topic, writeBuf)
        return numRead ? Buffer.alloc(numRead) : NOTHING
    }
}
