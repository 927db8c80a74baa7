// How large everything is. On a large screen all of it grows, not the board alone: letters, chart and columns are drawn as in a smaller
// window, magnified. Nor is anything smaller than the size of letters that the reader has chosen in the browser asks for.

/** A window from here on has more room than letters of the usual size need. */
const kFullWidth = 1600;
const kFullHeight = 900;
/** Half of what the window grows goes into the size of things, half into how much there is of them. */
const kPart = 0.6;
const kSteps = 8; // to one: few sizes of letters, for few letters to draw anew while a window is dragged larger
const kMost = 2;
/** What browsers call medium unless the reader chooses another size, in CSS pixels. */
const kUsualSize = 16;
/** The workbench is never narrower (page.css), and no letters are so large that it had to be scrolled sideways for them. */
const kLeastWidth = 300;

const stepped = (zoom: number): number => Math.min(kMost, Math.round(kSteps * zoom) / kSteps);

/** How much larger than usual everything is in a window of that size, in CSS pixels. */
function roomZoom(width: number, height: number): number {
    const room = Math.min(width / kFullWidth, height / kFullHeight);
    return room > 1 ? stepped(room ** kPart) : 1;
}

/** The same where the reader wants letters that much larger than usual. */
export function zoomOf(width: number, height: number, wanted = 1): number {
    const fitting = Math.min(stepped(wanted), Math.floor((kSteps * width) / kLeastWidth) / kSteps);
    return Math.max(1, roomZoom(width, height), fitting);
}

/** How much larger than usual the reader wants letters to be; at least as large. */
export function readersZoom(): number {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return size > kUsualSize ? size / kUsualSize : 1;
}

/** That of what is drawn on a canvas. */
export function zoomOn(canvas: HTMLElement): number {
    return zoomOf(canvas.clientWidth, canvas.clientHeight, readersZoom());
}

/** For the elements around what is drawn (page.css), which follow. */
export function showZoom(zoom: number): void {
    const { style } = document.documentElement;
    if (style.getPropertyValue("--zoom") !== String(zoom)) style.setProperty("--zoom", String(zoom));
}

/** Tells when the reader chooses another size of letters. */
export function watchReadersSize(changed: () => void): void {
    const letter = document.createElement("div");
    letter.className = "reader-letter";
    document.body.append(letter);
    new ResizeObserver(changed).observe(letter);
}
