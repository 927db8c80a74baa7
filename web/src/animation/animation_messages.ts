// What the page and the worker that encodes animations say to each other.

export type AnimationFormat = "gif" | "apng";

/** First the size, with images that have all colours; then the frames in their order, each shown for one tick; then `encode`. */
export type AnimationTask =
    | { type: "begin"; width: number; height: number; tick: number; samples: ArrayBuffer[] } // pixels, milliseconds
    | { type: "frame"; pixels: ArrayBuffer } // RGBA, row after row, opaque
    | { type: "encode"; format: AnimationFormat };

/** The bytes of the file, or why there is none. */
export type Encoded = { bytes: ArrayBuffer } | { fault: string };
