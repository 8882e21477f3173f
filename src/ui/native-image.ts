/**
 * An image as the runtime has it: of the library's class only what is used here, since its module brings drawing and SPI
 * along, half a kilobyte of code.
 *
 * @devsNative Image
 */
export declare class Image {
    private constructor()

    /** Whether both have the same pixels. */
    equals(other: Image): boolean

    /** An image of `bpp` bits a pixel over `init`, from byte `offset` on; it is not copied. */
    static alloc(
        width: number,
        height: number,
        bpp: 1 | 4,
        init: Buffer,
        offset: number
    ): Image
}
