/**
 * Reads a virtual machine's heap out of its memory, by the structures of the runtime's `gc_alloc.c` (2.16.4): a record of
 * six words, the fourth of which is the allocations so far, then the one chunk: a word, the chunk's end, and its blocks.
 * Each block begins with a word: its size in words, and a tag in the highest byte.
 */

/** In words, from the record's first. */
const CHUNK = 1
const ALLOCATIONS = 2
const CHUNK_NEXT = 6
const CHUNK_END = 7
const BLOCKS = 8

const WORD = 4
const SIZE_MASK = 0xffffff
const TAG_SHIFT = 24
const TAG_FREE = 0x01
const TAG_FINAL = 0x4f

/** How full a heap is; in bytes, the blocks' own words included. */
export interface HeapUse {
    size: number
    used: number
    /** The largest block that could be had. */
    largestFree: number
}

/** The heap of one machine. */
export class Heap {
    private at = 0

    constructor(private readonly exports: WebAssembly.Exports) {}

    /** Finds the heap, which is there once a program has started. */
    locate(): void {
        const words = this.words
        if (this.at > 0 && isHeap(words, this.at)) return
        let at = 1
        while (at < words.length && !isHeap(words, at)) at++
        if (at === words.length) throw new Error("no program has a heap yet")
        this.at = at
    }

    /** Blocks allocated since the program started; 0 while the heap is not located. */
    get allocations(): number {
        return this.at === 0 ? 0 : (this.words[this.at + ALLOCATIONS] ?? 0)
    }

    /** Walks the heap, which must be located. What is used includes what a collection would free. */
    use(): HeapUse {
        const words = this.words
        const use = { size: 0, used: 0, largestFree: 0 }
        let block = this.at + BLOCKS
        for (;;) {
            const header = words[block] ?? 0
            const tag = header >>> TAG_SHIFT
            if (tag === TAG_FINAL) return use
            const bytes = (header & SIZE_MASK) * WORD
            use.size += bytes
            if (tag !== TAG_FREE) use.used += bytes
            else use.largestFree = Math.max(use.largestFree, bytes)
            block += header & SIZE_MASK
        }
    }

    /** From now on garbage is collected at every allocation, or only when the heap needs it. */
    collectAlways(always: boolean): void {
        const set = this.exports["jd_em_devs_enable_gc_stress"] as (
            on: number
        ) => void
        set(always ? 1 : 0)
    }

    private get words(): Uint32Array {
        const { buffer } = this.exports["memory"] as WebAssembly.Memory
        return new Uint32Array(buffer)
    }
}

/** The chunk follows the record at once, and is the only one. */
function isHeap(words: Uint32Array, at: number): boolean {
    const chunk = (at + CHUNK_NEXT) * WORD
    if (words[at + CHUNK] !== chunk || words[at + CHUNK_NEXT] !== 0)
        return false
    const end = words[at + CHUNK_END] ?? 0
    return end > chunk && (words[end / WORD] ?? 0) >>> TAG_SHIFT === TAG_FINAL
}
