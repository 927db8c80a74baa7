// Single characters drawn with the browser's own text, for the workbench's atlas of glyphs: whatever script the system can
// show has glyphs, and no font is loaded. The contract is `glyphs` in ui/app/bridge.hpp.

/** The faces of the page: Inter where the reader has it, else the system's own. page.css names the same. */
const kFamilies = "Inter, system-ui, sans-serif";
const kReferenceSize = 200; // pixels, large enough for exact proportions
const kDigits = [..."0123456789"];

/** Advance, left, top in pixels from the pen on the baseline, y downwards; width and height of the picture in texels. */
export type Shape = [advance: number, left: number, top: number, width: number, height: number];

/** Extent of the ink in texels; `pen` is where the pen stands. */
export interface Ink {
    left: number;
    top: number;
    right: number;
    bottom: number;
    pen: number;
}

/** Whoever draws them. */
export interface GlyphSource {
    /** Height of capital letters in ems. */
    capital(weight: number): number;
    /** `size` in device pixels per em, `stretch` texels per pixel from left to right. */
    shape(weight: number, size: number, stretch: number, character: number): Shape;
    /** How much of each texel of shape() is covered, 0 to 255, row by row. */
    cover(weight: number, size: number, stretch: number, character: number): Uint8Array;
}

const kProbe = 16; // pixels, each way
const kNear = 40; // of 255: what browsers round, and the slight noise that some add, can still be read

/** Whether what is read back from a canvas is something else than what was drawn there. */
export function readsNoise(): boolean {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = kProbe;
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, kProbe / 2, kProbe);
    const { data } = context.getImageData(0, 0, kProbe, kProbe);
    let wrong = 0;
    for (let pixel = 0; pixel < kProbe * kProbe; ++pixel) {
        const expected = pixel % kProbe < kProbe / 2 ? 255 : 0;
        if (Math.abs(data[4 * pixel + 3]! - expected) > kNear) ++wrong;
    }
    return wrong > (kProbe * kProbe) / 50;
}

export class Glyphs implements GlyphSource {
    private readonly context: CanvasRenderingContext2D;
    private readonly digitAdvances = new Map<string, number>();

    constructor() {
        const canvas = document.createElement("canvas");
        this.context = canvas.getContext("2d", { willReadFrequently: true })!;
    }

    /** Height of capital letters in ems. */
    capital(weight: number): number {
        this.use(weight, kReferenceSize);
        return this.context.measureText("H").actualBoundingBoxAscent / kReferenceSize;
    }

    /** `size` in device pixels per em, `stretch` texels per pixel from left to right. */
    shape(weight: number, size: number, stretch: number, character: number): Shape {
        this.use(weight, size);
        const { advance, ink } = this.measure(String.fromCodePoint(character), stretch);
        const { width, height } = sizeOf(ink, stretch);
        return [advance, (ink.left - (stretch - 1) / 2) / stretch, ink.top, width, height];
    }

    /** How much of each texel of shape() is covered, 0 to 255, row by row. */
    cover(weight: number, size: number, stretch: number, character: number): Uint8Array {
        this.use(weight, size);
        const text = String.fromCodePoint(character);
        const { ink } = this.measure(text, stretch);
        if (ink.right === ink.left) return new Uint8Array();
        return smoothed(this.draw(text, stretch, ink), ink.right - ink.left, stretch);
    }

    private use(weight: number, size: number): void {
        this.context.font = `${weight} ${size}px ${kFamilies}`;
        this.context.textRendering = "geometricPrecision"; // advances in proportion to the size, not in whole pixels
        this.context.fillStyle = "#fff";
    }

    /** With the font in use. Digits are as wide as the widest, and stand in the middle of that: columns of numbers line up. */
    private measure(text: string, stretch: number): { advance: number; ink: Ink } {
        const metrics = this.context.measureText(text);
        const advance = kDigits.includes(text) ? this.digitAdvance() : metrics.width;
        const pen = ((advance - metrics.width) / 2) * stretch;
        const [left, right] = [-metrics.actualBoundingBoxLeft, metrics.actualBoundingBoxRight];
        const [top, bottom] = [-metrics.actualBoundingBoxAscent, metrics.actualBoundingBoxDescent];
        if (right <= left || bottom <= top) return { advance, ink: { left: 0, top: 0, right: 0, bottom: 0, pen } };
        // One texel more all around: smoothing may reach beyond the measured outline.
        const ink = {
            left: Math.floor(pen + left * stretch) - 1,
            top: Math.floor(top) - 1,
            right: Math.ceil(pen + right * stretch) + 1,
            bottom: Math.ceil(bottom) + 1,
            pen,
        };
        return { advance, ink };
    }

    private digitAdvance(): number {
        const { font } = this.context;
        const known = this.digitAdvances.get(font);
        if (known !== undefined) return known;
        const widest = Math.max(...kDigits.map((digit) => this.context.measureText(digit).width));
        this.digitAdvances.set(font, widest);
        return widest;
    }

    /** The alpha of each texel within the ink, row by row. */
    private draw(text: string, stretch: number, ink: Ink): Uint8Array {
        const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
        const { canvas, font } = this.context;
        if (canvas.width < width || canvas.height < height) {
            canvas.width = Math.max(canvas.width, width);
            canvas.height = Math.max(canvas.height, height);
            this.context.font = font; // a new size makes a canvas forget
            this.context.textRendering = "geometricPrecision";
            this.context.fillStyle = "#fff";
        }
        this.context.setTransform(1, 0, 0, 1, 0, 0);
        this.context.clearRect(0, 0, width, height);
        this.context.setTransform(stretch, 0, 0, 1, ink.pen - ink.left, -ink.top);
        this.context.fillText(text, 0, 0);
        const { data } = this.context.getImageData(0, 0, width, height);
        return Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 3]!);
    }
}

export function sizeOf(ink: Ink, stretch: number): { width: number; height: number } {
    const width = ink.right - ink.left;
    return { width: width === 0 ? 0 : width + stretch - 1, height: ink.bottom - ink.top };
}

/** Each texel the mean of `stretch` neighbours, so that whoever takes one per pixel sees the cover of a whole pixel. */
export function smoothed(alpha: Uint8Array, width: number, stretch: number): Uint8Array {
    const wide = width + stretch - 1;
    const height = alpha.length / width;
    const result = new Uint8Array(wide * height);
    for (let y = 0; y < height; ++y) {
        for (let x = 0; x < wide; ++x) {
            let sum = 0;
            for (let i = Math.max(0, x - stretch + 1); i <= Math.min(x, width - 1); ++i) sum += alpha[y * width + i]!;
            result[y * wide + x] = Math.round(sum / stretch);
        }
    }
    return result;
}
