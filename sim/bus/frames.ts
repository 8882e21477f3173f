/**
 * Jacdac frames, the packets between a program and its services. A frame is: CRC-16 (2 bytes), size of what follows the
 * header (1), flags (1), device identifier (8), then packets, each: size (1), service index (1), command (2), data,
 * padded to 4 bytes. Numbers are little-endian. (Jacdac protocol reference, "Jacdac link layer" and "Packet format".)
 */

/** One packet of a frame. */
export interface Packet {
    /** 16 hexadecimal digits: the target of a command, the sender of a report. */
    device: string
    /** True for a command, false for a report (register values, events, announcements). */
    command: boolean
    service: number
    code: number
    data: Uint8Array
}

const HEADER = 12
const FLAG_COMMAND = 1
const FLAG_MULTICAST = 4

/** A size no frame can have marks a twin message. */
const TWIN_SIZE = 0xff
const TWIN_TOPIC = 16

export const GET_REGISTER = 0x1000
export const SET_REGISTER = 0x2000
export const EVENT = 0x8000
/** Code of an announcement, on service 0. */
export const ANNOUNCE = 0x00

/** A packet's service and code, for people. */
export function nameOf({ service, code }: Packet): string {
    return `service ${service}, command 0x${code.toString(16)}`
}

/** CRC-16/CCITT, start 0xffff, as the protocol defines it. */
export function crc16(bytes: Uint8Array): number {
    let crc = 0xffff
    for (const byte of bytes) {
        let x = (crc >> 8) ^ byte
        x ^= x >> 4
        crc = ((crc << 8) ^ (x << 12) ^ (x << 5) ^ x) & 0xffff
    }
    return crc
}

/** `bytes` as lowercase hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
    return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join(
        ""
    )
}

/** The bytes of an even count of hexadecimal digits. */
export function fromHex(hex: string): Uint8Array {
    return Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16))
}

/** A number as `size` bytes, least significant first; `value` is 0 or more. */
export function littleEndian(value: number, size: 1 | 2 | 4): Uint8Array {
    const view = new DataView(new ArrayBuffer(4))
    view.setUint32(0, value, true)
    return new Uint8Array(view.buffer, 0, size)
}

/** Several byte arrays in one. */
export function concat(...parts: Uint8Array[]): Uint8Array {
    const joined = new Uint8Array(
        parts.reduce((sum, part) => sum + part.length, 0)
    )
    let at = 0
    for (const part of parts) {
        joined.set(part, at)
        at += part.length
    }
    return joined
}

/** A frame with one packet, CRC included; at most 232 bytes of data fit. */
export function encodeFrame({
    device,
    command,
    service,
    code,
    data,
}: Packet): Uint8Array {
    if (data.length > 232)
        throw new Error(
            `a packet of ${data.length} bytes does not fit in a frame`
        )
    const size = (4 + data.length + 3) & ~3
    const frame = new Uint8Array(HEADER + size)
    frame[2] = size
    frame[3] = command ? FLAG_COMMAND : 0
    frame.set(fromHex(device), 4)
    frame.set([data.length, service, code & 0xff, code >> 8], HEADER)
    frame.set(data, HEADER + 4)
    frame.set(littleEndian(crc16(frame.subarray(2)), 2))
    return frame
}

/** The packets of a frame; none for a message to all services of a class. The CRC is not looked at: the VM sets none. */
export function decodeFrame(frame: Uint8Array): Packet[] {
    const flags = frame[3] ?? 0
    if (flags & FLAG_MULTICAST) return []
    const device = toHex(frame.subarray(4, HEADER))
    const packets: Packet[] = []
    let at = HEADER
    const end = Math.min(frame.length, HEADER + (frame[2] ?? 0))
    while (at + 4 <= end) {
        const [size = 0, service = 0, low = 0, high = 0] = frame.subarray(
            at,
            at + 4
        )
        const data = frame.slice(at + 4, at + 4 + size)
        packets.push({
            device,
            command: (flags & FLAG_COMMAND) !== 0,
            service,
            code: low | (high << 8),
            data,
        })
        at += (4 + size + 3) & ~3
    }
    return packets
}

/** Topic and data of a twin message, or undefined for a frame. */
export function decodeTwin(
    frame: Uint8Array
): { topic: string; data: Uint8Array } | undefined {
    if (frame[2] !== TWIN_SIZE) return undefined
    const end = frame.indexOf(0, TWIN_TOPIC)
    if (end < 0) return undefined
    return {
        topic: new TextDecoder().decode(frame.subarray(TWIN_TOPIC, end)),
        data: frame.slice(end + 1),
    }
}
