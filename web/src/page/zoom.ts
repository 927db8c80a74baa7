// On a large screen everything grows, not the board alone: letters, chart and columns are drawn as in a smaller window, magnified.

/** A window from here on has more room than letters of the usual size need. */
const kFullWidth = 1600;
const kFullHeight = 900;
/** Half of what the window grows goes into the size of things, half into how much there is of them. */
const kPart = 0.6;
const kSteps = 8; // to one: few sizes of letters, for few letters to draw anew while a window is dragged larger
const kMost = 2;

/** How much larger than usual everything is in a window of that size, in CSS pixels. */
export function zoomOf(width: number, height: number): number {
    const room = Math.min(width / kFullWidth, height / kFullHeight);
    if (!(room > 1)) return 1;
    return Math.min(kMost, Math.round(kSteps * room ** kPart) / kSteps);
}

/** That of what is drawn on a canvas. */
export function zoomOn(canvas: HTMLElement): number {
    return zoomOf(canvas.clientWidth, canvas.clientHeight);
}
