// The colours of a drawn graph. Lightness rises with the distance on dark ground and falls on light ground, so that the order is seen
// without telling red from green; goals are larger besides.

import { channelsOf } from "../picture/palette";

export interface Shades {
    /** From the nearest to the farthest, each as red, green and blue from 0 to 1. */
    ramp: readonly [number, number, number][];
    goal: [number, number, number];
    deadEnd: [number, number, number];
    edge: [number, number, number, number];
    line: [number, number, number];
    halo: [number, number, number];
}

type Rgb = [number, number, number];

const rgb = (hex: string): Rgb => channelsOf(hex).map((channel) => channel / 255) as Rgb;

const kDark: Shades = {
    ramp: ["#2F5F94", "#3E8FA6", "#5DB39B", "#B9B765", "#F2CF7A"].map(rgb),
    goal: rgb("#F0694A"),
    deadEnd: rgb("#D9B8F2"),
    edge: [...rgb("#A39D92"), 0.13],
    line: rgb("#FFFFFF"),
    halo: rgb("#1B1C1E"),
};
const kLight: Shades = {
    ramp: ["#D9B04C", "#93A94F", "#3F9486", "#2B6C8C", "#28406E"].map(rgb),
    goal: rgb("#C8432B"),
    deadEnd: rgb("#7A3E9D"),
    edge: [...rgb("#6C655A"), 0.16],
    line: rgb("#2A2723"),
    halo: rgb("#FFFCF6"),
};

export function shadesOf(dark: boolean): Shades {
    return dark ? kDark : kLight;
}

/** The colour of a shade from 0 to 1, as the points have it. */
export function shadeAt({ ramp }: Shades, shade: number): Rgb {
    const at = Math.min(1, Math.max(0, shade)) * (ramp.length - 1);
    const [from, to] = [ramp[Math.floor(at)]!, ramp[Math.ceil(at)]!];
    return from.map((channel, i) => channel + (to[i]! - channel) * (at % 1)) as Rgb;
}

export function css([red, green, blue]: Rgb): string {
    return `rgb(${Math.round(255 * red)} ${Math.round(255 * green)} ${Math.round(255 * blue)})`;
}
