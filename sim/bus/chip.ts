/** What the host says to the simulated chip over the bus: role bindings, settings. */
import {
    ANNOUNCE,
    GET_REGISTER,
    concat,
    encodeFrame,
    fromHex,
    type Packet,
} from "./frames"

const SERVICE_ROLE_MANAGER = 0x1e4b7e66
const SERVICE_SETTINGS = 0x1107dc4a
const SERVICE_PROGRAM_MANAGER = 0x1134ea2b

const ROLE_SET = 0x81
const SETTING_SET = 0x81
const SETTING_DELETE = 0x84
const PROGRAM_HASH = 0x181

/** The SetRole command ignores the last 7 bytes of the name: its handler takes the size of a padded C structure off. */
const ROLE_PADDING = 7

/** The chip that runs the program, as seen from the bus. */
export class ChipClient {
    private services: number[] = []

    /** `device` is the chip's identifier, 16 hexadecimal digits; `send` puts a frame on the bus. */
    constructor(
        readonly device: string,
        private readonly send: (frame: Uint8Array) => void
    ) {}

    /** Learns the chip's services from its announcement; other packets are ignored. */
    handle({ service, code, data }: Packet): void {
        if (service !== 0 || code !== ANNOUNCE) return
        const view = new DataView(data.buffer, data.byteOffset, data.length)
        this.services = Array.from({ length: data.length >> 2 }, (_, i) =>
            i ? view.getUint32(4 * i, true) : 0
        )
    }

    /** Whether the chip has announced itself. */
    get ready(): boolean {
        return this.services.length > 0
    }

    /** Asks for the hash of the program in flash. */
    askProgramHash(): void {
        this.command(
            SERVICE_PROGRAM_MANAGER,
            GET_REGISTER | PROGRAM_HASH,
            new Uint8Array(0)
        )
    }

    /** The hash in `packet`, if it is the answer to `askProgramHash`; 0 when there is no program. */
    programHash({ service, code, data }: Packet): number | undefined {
        if (
            this.services[service] !== SERVICE_PROGRAM_MANAGER ||
            code !== (GET_REGISTER | PROGRAM_HASH)
        )
            return undefined
        return new DataView(
            data.buffer,
            data.byteOffset,
            data.length
        ).getUint32(0, true)
    }

    /** Binds the role `name` to a service of another device; nothing happens while the program has no such role. */
    setRole(name: string, device: string, service: number): void {
        const role = new TextEncoder().encode(name)
        const padding = new Uint8Array(ROLE_PADDING)
        this.command(
            SERVICE_ROLE_MANAGER,
            ROLE_SET,
            concat(fromHex(device), Uint8Array.of(service), role, padding)
        )
    }

    /** Writes a setting, or deletes it when `value` is undefined. */
    setSetting(key: string, value: Uint8Array | undefined): void {
        const name = new TextEncoder().encode(key)
        if (value)
            this.command(
                SERVICE_SETTINGS,
                SETTING_SET,
                concat(name, Uint8Array.of(0), value)
            )
        else this.command(SERVICE_SETTINGS, SETTING_DELETE, name)
    }

    private command(
        serviceClass: number,
        code: number,
        data: Uint8Array
    ): void {
        const service = this.services.indexOf(serviceClass)
        if (service < 0)
            throw new Error(
                `the chip announced no service 0x${serviceClass.toString(16)}`
            )
        this.send(
            encodeFrame({
                device: this.device,
                command: true,
                service,
                code,
                data,
            })
        )
    }
}
