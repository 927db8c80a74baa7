// Characters drawn as strokes, for browsers that give random pixels for what is read back from a canvas (protection against
// fingerprinting): how much of a texel a stroke covers is worked out here, and nothing is read. The strokes are the simplex Roman that
// A. V. Hershey published in 1967 (U.S. National Bureau of Standards), as the package hersheytext has it. Same contract as glyphs.ts.

export { kBuild as build } from "../words/build";
import { futural } from "hersheytext/hersheytext.json";
import { sizeOf, smoothed, type GlyphSource, type Ink, type Shape } from "./glyphs";

interface Point {
    x: number;
    y: number;
}
type Segment = readonly [Point, Point];

/** In the units of the strokes: the baseline, the height of capitals, half the width of a blank. */
const kBaseline = 22;
const kCapital = 21;
const kBlank = 8;
/** Height of capitals in ems, as of the faces that it stands in for. */
const kCapitalEms = 0.72;
const kFirst = 33;
/** Characters of the page that are no ASCII, by ones that look like them. */
const kAlike: Readonly<Record<string, string>> = {
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "×": "x",
    "·": ".",
    "•": "*",
    "≥": ">",
    "≤": "<",
    "→": ">",
    "←": "<",
};
/** Drawn otherwise than by Hershey, whose "I" is his "l": pieces have both names. */
const kOwn: Readonly<Record<string, { d: string; o: number }>> = { I: { d: "M2,1 L8,1 M5,1 L5,22 M2,22 L8,22", o: 5 } };
/** What stands for everything else: a box. */
const kBox = "M3,3 L15,3 15,22 3,22 3,3";

/** "M5,1 L5,15 6,16": lines from point to point. */
function segmentsOf(path: string, shift: number): Segment[] {
    const segments: Segment[] = [];
    let last: Point | undefined;
    for (const [, begin, x, y] of path.matchAll(/(M?)L?(-?\d+),(-?\d+)/g)) {
        const point = { x: Number(x) + shift, y: Number(y) };
        if (begin === "" && last) segments.push([last, point]);
        last = point;
    }
    return segments;
}

function drawingOf(character: string): { segments: Segment[]; advance: number } {
    const drawn = { segments: [] as Segment[], advance: 0 };
    for (const letter of kAlike[character] ?? character.normalize("NFD")[0] ?? character) {
        const known = kOwn[letter] ?? futural.chars[letter.charCodeAt(0) - kFirst];
        const blank = letter.trim() === "";
        const { d, o } = known ?? { d: blank ? "" : kBox, o: blank ? kBlank : 9 };
        drawn.segments.push(...segmentsOf(d, drawn.advance));
        drawn.advance += 2 * o;
    }
    return drawn;
}

function distance({ x, y }: Point, [a, b]: Segment): number {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
    return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
}

/** A character in pixels: from the pen on the baseline, y downwards. */
interface Drawn {
    segments: Segment[];
    advance: number;
    /** Half the width of a stroke. */
    half: number;
    ink: Ink;
}

function drawn(weight: number, size: number, stretch: number, code: number): Drawn {
    const { segments, advance } = drawingOf(String.fromCodePoint(code));
    const unit = (size * kCapitalEms) / kCapital;
    const half = Math.max(0.55, (size * (0.03 + weight / 11000)) / 2);
    const place = ({ x, y }: Point): Point => ({ x: x * unit, y: (y - kBaseline) * unit });
    const placed = segments.map(([a, b]) => [place(a), place(b)] as const);
    const [xs, ys] = [placed.flat().map(({ x }) => x), placed.flat().map(({ y }) => y)];
    const empty = { left: 0, top: 0, right: 0, bottom: 0, pen: 0 };
    const ink = {
        left: Math.floor((Math.min(...xs) - half) * stretch) - 1,
        top: Math.floor(Math.min(...ys) - half) - 1,
        right: Math.ceil((Math.max(...xs) + half) * stretch) + 1,
        bottom: Math.ceil(Math.max(...ys) + half) + 1,
        pen: 0,
    };
    return { segments: placed, advance: advance * unit, half, ink: placed.length === 0 ? empty : ink };
}

class StrokeGlyphs implements GlyphSource {
    capital(): number {
        return kCapitalEms;
    }

    shape(weight: number, size: number, stretch: number, character: number): Shape {
        const { advance, ink } = drawn(weight, size, stretch, character);
        const { width, height } = sizeOf(ink, stretch);
        return [advance, (ink.left - (stretch - 1) / 2) / stretch, ink.top, width, height];
    }

    cover(weight: number, size: number, stretch: number, character: number): Uint8Array {
        const { segments, half, ink } = drawn(weight, size, stretch, character);
        const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
        if (width === 0) return new Uint8Array();
        const coverOf = (column: number, row: number): number => {
            const middle = { x: (ink.left + column + 0.5) / stretch, y: ink.top + row + 0.5 };
            const nearest = Math.min(...segments.map((segment) => distance(middle, segment)));
            return Math.round(255 * Math.min(1, Math.max(0, 0.5 + half - nearest)));
        };
        const cover = Uint8Array.from({ length: width * height }, (_, i) => coverOf(i % width, Math.floor(i / width)));
        return smoothed(cover, width, stretch);
    }
}

/** One for the page. */
export const glyphs: GlyphSource = new StrokeGlyphs();
