// What part of a drawing is seen: places of nodes to pixels of the window and back.

import { boxOf, type Box } from "./box";

export interface Point {
    x: number;
    y: number;
}

/** Pixels at the edges of the window that something else covers. */
export interface Covered {
    top: number;
    bottom: number;
}

const kMargin = 28;
const kMostPixels = 120;

export class Camera {
    /** Of the window, in pixels. */
    width = 1;
    height = 1;
    private covered: Covered = { top: 0, bottom: 0 };
    /** Pixels of the window to 1 of the places. */
    private scale = 1;
    /** The place in the middle. */
    private middle: Point = { x: 0, y: 0 };
    /** What all is in. */
    private box: Box = boxOf(new Float32Array());
    /** Whether the reader has chosen what is seen: if not, everything is, however the nodes move. */
    chosen = false;

    resize(width: number, height: number, covered: Covered = { top: 0, bottom: 0 }): void {
        [this.width, this.height] = [Math.max(1, width), Math.max(1, height)];
        this.covered = covered;
        if (!this.chosen) this.fit();
    }

    /** The nodes are elsewhere. */
    moved(places: Float32Array): void {
        if (places.length === 0) return;
        this.box = boxOf(places);
        if (!this.chosen) this.fit();
    }

    /** Shows everything, in what nothing else covers. */
    fit(): void {
        const { left, top, right, bottom } = this.box;
        const room = (pixels: number): number => Math.max(1, pixels - 2 * kMargin);
        const [wide, high] = [Math.max(1e-6, right - left), Math.max(1e-6, bottom - top)];
        const free = this.height - this.covered.top - this.covered.bottom;
        this.scale = this.limited(Math.min(room(this.width) / wide, room(free) / high));
        const lower = (this.covered.top - this.covered.bottom) / 2;
        this.middle = { x: (left + right) / 2, y: (top + bottom) / 2 - lower / this.scale };
        this.chosen = false;
    }

    /** Goes so many pixels along. */
    pan(dx: number, dy: number): void {
        this.middle = { x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale };
        this.chosen = true;
    }

    /** Makes everything larger, or smaller; what is at a pixel stays there. */
    zoom(factor: number, at: Point): void {
        const before = this.placeAt(at);
        this.scale = this.limited(this.scale * factor);
        const after = this.placeAt(at);
        this.middle = { x: this.middle.x + before.x - after.x, y: this.middle.y + before.y - after.y };
        this.chosen = true;
    }

    private limited(scale: number): number {
        const span = Math.max(this.box.right - this.box.left, this.box.bottom - this.box.top, 1e-6);
        return Math.min(kMostPixels, Math.max(Math.min(kMostPixels, 80 / span), scale));
    }

    get pixelsPerUnit(): number {
        return this.scale;
    }

    pixelOf(x: number, y: number): Point {
        return { x: this.width / 2 + (x - this.middle.x) * this.scale, y: this.height / 2 + (y - this.middle.y) * this.scale };
    }

    placeAt({ x, y }: Point): Point {
        return { x: this.middle.x + (x - this.width / 2) / this.scale, y: this.middle.y + (y - this.height / 2) / this.scale };
    }

    /** For WebGL: a place times the first two numbers, plus the last two, is in clip space. */
    get clip(): [number, number, number, number] {
        const [sx, sy] = [(2 * this.scale) / this.width, (-2 * this.scale) / this.height];
        return [sx, sy, -this.middle.x * sx, -this.middle.y * sy];
    }
}
