/** What the tests use of jacdac-ts, whose package gives modules no types. */
declare module "jacdac-ts" {
    export class Packet {
        static fromFrame(
            frame: Uint8Array,
            timestamp: number,
            skipCrc: boolean
        ): Packet[]
        readonly deviceIdentifier: string
        readonly isCommand: boolean
        readonly serviceIndex: number
        readonly serviceCommand: number
        readonly data: Uint8Array
    }
}
