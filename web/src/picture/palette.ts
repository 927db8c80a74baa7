// The colours of core/picture/tokens.json, and what is worked out of them (core/picture/palette.hpp).

import tokens from "look/tokens.json";

/** What a board is drawn with. */
export interface Palette {
    readonly frame: string;
    readonly floor: string;
    readonly cell: string;
    readonly shadow: string;
    readonly ink: string;
    readonly quiet: string;
    readonly gate: string;
    readonly lightLabel: string;
    /** Indexed by pieceColours(). */
    readonly pieces: readonly string[];
    /** Of a name on a piece of that colour, `size` units of a cell high. */
    labelOn(colour: number, size: number): string;
}

export type Theme = "light" | "dark";

/** Red, green and blue, 0 to 255. */
export type Channels = readonly number[];

export function channelsOf(hex: string): Channels {
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** `part` of the way from `a` to `b`, 0 to 1. */
function mix(a: string, b: string, part: number): string {
    const to = channelsOf(b);
    const mixed = channelsOf(a).map((from, index) => Math.floor(from + (to[index]! - from) * part + 0.5));
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance, as WCAG defines it. */
export function luminance(channels: Channels): number {
    const linear = channels.map((channel) => {
        const c = channel / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

/** Contrast ratio of two opaque colours as WCAG 2 defines it, 1 to 21. */
function contrast(a: string, b: string): number {
    const [la, lb] = [luminance(channelsOf(a)), luminance(channelsOf(b))];
    return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

/** Whether a colour of an opaque surface, as channels of 0 to 255, is a dark one. */
export function isDark(channels: Channels): boolean {
    return luminance(channels) < 0.18;
}

// WCAG asks for 3 to 1 of large text; white looks calmer on the saturated kinds, so it is taken there.
export const kLargeText = 18.66; // CSS pixels of bold text
const kLargeContrast = 3.2;

/** Whether bold text of `pixels` on a piece should be the light one. */
export function prefersLightLabel(theme: Theme, colour: number, pixels: number): boolean {
    const { pieces, ...others } = tokens[theme];
    const light = contrast(pieces[colour]!, others["light-label"]);
    return light >= (pixels >= kLargeText ? kLargeContrast : contrast(pieces[colour]!, others["dark-label"]));
}

/** The palette for cells of so many CSS pixels. */
export function paletteOf(theme: Theme, cellPixels: number): Palette {
    const { frame, floor, cell, shadow, ink, quiet, pieces, ...others } = tokens[theme];
    const small = (colour: string): string => colour.toLowerCase();
    return {
        frame: small(frame),
        floor: small(floor),
        cell: small(cell),
        shadow: small(shadow),
        ink: small(ink),
        quiet: small(quiet),
        gate: mix(cell, frame, 0.9),
        lightLabel: small(others["light-label"]),
        pieces: pieces.map(small),
        labelOn: (colour, size) =>
            small(others[prefersLightLabel(theme, colour, (size * cellPixels) / 100) ? "light-label" : "dark-label"]),
    };
}
