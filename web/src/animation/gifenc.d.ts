// What is used of the package gifenc 1.0.3, which comes without types.
declare module "gifenc" {
    /** At most so many colours that stand for those of an RGBA image. */
    export function quantize(rgba: Uint8Array, most: number): [number, number, number][];
    /** Of each pixel the place of the nearest colour. */
    export function applyPalette(rgba: Uint8Array, colours: [number, number, number][]): Uint8Array;
}
