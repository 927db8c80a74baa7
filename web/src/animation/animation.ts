// A picture that moves by itself (core/picture/animation.hpp) as a file for places that take no SVG: GIF or APNG. The browser draws the
// picture at one moment after another, a worker makes a file of what it drew (animation_worker.ts).
//
//     SVG ── at 0 s, 0.1 s, ... ──> image ──> pixels ──> worker: colours, what changes, bytes

export { kBuild as build } from "../words/build";
export { speakLike } from "../words/say";
import type { AnimationFormat, AnimationTask, Encoded } from "./animation_messages";
import { svgImage } from "../dom/svg_image";
import { startWorker } from "../jobs/start_worker";
import { say } from "../words/say";

/** Milliseconds between two moments; a GIF counts in hundredths of a second. */
const kTick = 100;
/** Pixels of the longer side, at most. */
const kLongest = 480;

/** What is asked for. */
export interface AnimationRequest {
    svg: string;
    format: AnimationFormat;
    /** Told how far it is with drawing, from 0 to 1; with 1, the file is being made. */
    told(part: number): void;
    /** Ends it: it rejects with the signal's reason then. */
    signal: AbortSignal;
}

/** Milliseconds until the picture begins again; 0 of one that does not move. */
export function durationOf(svg: string): number {
    return Math.round(1000 * Number(/ ([\d.]+)s linear infinite/.exec(svg)?.[1] ?? 0));
}

/** The picture as it is at a moment, still; also for who wants less motion, who has asked for this file. */
export function stillAt(svg: string, moment: number): string {
    const still = `<style>*{animation-play-state:paused!important;animation-delay:-${moment}ms!important}</style>`;
    return svg.replace(/@media \(prefers-reduced-motion:reduce\)\{[^{}]*\{[^{}]*\}\}/, "").replace("</svg>", `${still}</svg>`);
}

/** Draws pictures of one size, one after the other, on the ground of the page. */
class Drawing {
    private readonly context: CanvasRenderingContext2D;

    constructor(width: number, height: number) {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [width, height];
        this.context = canvas.getContext("2d", { willReadFrequently: true })!;
        this.context.fillStyle = getComputedStyle(document.body).backgroundColor;
    }

    async pixels(svg: string): Promise<ArrayBuffer> {
        const { width, height } = this.context.canvas;
        const image = await svgImage(svg);
        this.context.fillRect(0, 0, width, height); // a GIF has no half transparent pixels at round corners
        this.context.drawImage(image, 0, 0, width, height);
        return this.context.getImageData(0, 0, width, height).data.buffer;
    }
}

/** The answer of the worker to what it was told last. */
function answerOf(worker: Worker, signal: AbortSignal): Promise<ArrayBuffer> {
    return new Promise((resolve, reject) => {
        worker.addEventListener("message", ({ data }: MessageEvent<Encoded>) =>
            "bytes" in data ? resolve(data.bytes) : reject(new Error(data.fault)),
        );
        worker.addEventListener("error", () => reject(new Error(say("A part of the page could not be loaded."))));
        signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
}

/** Rejects when the browser cannot draw the picture, when it is ended, and when the worker fails. `base`: the page's folder. */
export async function makeAnimation(base: string, { svg, format, told, signal }: AnimationRequest): Promise<Blob> {
    const { naturalWidth, naturalHeight } = await svgImage(svg);
    const scale = Math.min(1, kLongest / Math.max(naturalWidth, naturalHeight));
    const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
    const drawing = new Drawing(width, height);
    const worker = startWorker(base, "animation_worker.js", "animation");
    const tell = (task: AnimationTask, ...moved: ArrayBuffer[]): void => worker.postMessage(task, moved);
    try {
        const answer = answerOf(worker, signal);
        answer.catch(() => undefined); // awaited at the end
        const end = durationOf(svg);
        const samples = [await drawing.pixels(stillAt(svg, 0)), await drawing.pixels(stillAt(svg, end - 1))];
        tell({ type: "begin", width, height, tick: kTick, samples }, ...samples);
        for (let moment = 0; moment < end; moment += kTick) {
            const pixels = await drawing.pixels(stillAt(svg, moment));
            signal.throwIfAborted(); // before a word of it is told
            tell({ type: "frame", pixels }, pixels);
            told(moment / end);
        }
        tell({ type: "encode", format });
        told(1);
        return new Blob([await answer], { type: format === "gif" ? "image/gif" : "image/apng" });
    } finally {
        worker.terminate();
    }
}
