/// <reference path="./gifenc.d.ts" />

// Frames as the bytes of a file that plays them again and again. Only what changes from frame to frame is written: boards stand still but
// for one piece.

import { applyPalette, quantize } from "gifenc";
import { GifWriter } from "omggif";
import UPNG from "upng-js";
import type { AnimationFormat } from "./animation_messages";

/** Enough for a board: with more, a file is larger by half, and nobody sees them. */
const kColours = 63;

/** An image by places in the table of colours, shown for so many milliseconds. */
interface Frame {
    places: Uint8Array;
    delay: number;
}

export interface Rect {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** Where two images of that width differ; one pixel where they do not. */
export function changedRect(before: Uint8Array, after: Uint8Array, width: number): Rect {
    let [left, top, right, bottom] = [width, -1, 0, 0];
    for (let at = 0; at < after.length; ++at) {
        if (before[at] === after[at]) continue;
        const [x, y] = [at % width, Math.floor(at / width)];
        [left, right, bottom] = [Math.min(left, x), Math.max(right, x), y];
        if (top < 0) top = y;
    }
    return top < 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
    return a.every((place, at) => place === b[at]);
}

export class Encoder {
    private readonly colours: [number, number, number][];
    private readonly frames: Frame[] = [];

    /** `samples`: RGBA images that have all colours together. */
    constructor(
        private readonly width: number,
        private readonly height: number,
        samples: Uint8Array[],
    ) {
        const all = new Uint8Array(samples.reduce((sum, sample) => sum + sample.length, 0));
        samples.reduce((at, sample) => (all.set(sample, at), at + sample.length), 0);
        this.colours = quantize(all, kColours);
    }

    /** A frame, for so many milliseconds; one that looks like the one before is that one shown longer. */
    add(pixels: Uint8Array, delay: number): void {
        const places = applyPalette(pixels, this.colours);
        const last = this.frames[this.frames.length - 1];
        if (last !== undefined && equal(last.places, places)) last.delay += delay;
        else this.frames.push({ places, delay });
    }

    encode(format: AnimationFormat): ArrayBuffer {
        return format === "gif" ? this.gif() : this.apng();
    }

    private gif(): ArrayBuffer {
        const bytes: number[] = [];
        const size = 2 ** Math.ceil(Math.log2(this.colours.length + 1)); // as GIF wants it, and one place more
        const palette = Array.from({ length: size }, (_, place) => {
            const [red, green, blue] = this.colours[place] ?? [0, 0, 0];
            return (red << 16) | (green << 8) | blue;
        });
        const writer = new GifWriter(bytes, this.width, this.height, { palette, loop: 0 });
        this.frames.forEach(({ places, delay }, number) => {
            const before = this.frames[number - 1]?.places;
            const rect = before ? changedRect(before, places, this.width) : { x: 0, y: 0, width: this.width, height: this.height };
            // In hundredths of a second; the frame stays, and shows through where the next one has the last place.
            const options = { delay: Math.round(delay / 10), disposal: 1, transparent: palette.length - 1 };
            writer.addFrame(rect.x, rect.y, rect.width, rect.height, this.changes(before, places, rect, palette.length - 1), options);
        });
        writer.end();
        return new Uint8Array(bytes).buffer;
    }

    /** The places inside of a rectangle, `same` where they are those of the frame before: long runs of one place take little room. */
    private changes(before: Uint8Array | undefined, places: Uint8Array, { x, y, width, height }: Rect, same: number): number[] {
        const inside: number[] = [];
        for (let row = y; row < y + height; ++row) {
            for (let at = row * this.width + x; at < row * this.width + x + width; ++at)
                inside.push(before !== undefined && before[at] === places[at] ? same : places[at]!);
        }
        return inside;
    }

    /** UPNG finds by itself that the colours are few, and what changes. */
    private apng(): ArrayBuffer {
        const colours = new Uint32Array(this.colours.map(([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0));
        const images = this.frames.map(({ places }) => Uint32Array.from(places, (place) => colours[place]!).buffer);
        const delays = this.frames.map(({ delay }) => delay);
        return UPNG.encode(images, this.width, this.height, 0, delays);
    }
}
