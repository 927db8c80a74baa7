// node recording.mjs SITE FILE.webp
//
// The recording of ten seconds that README.md begins with: a piece is dragged, the puzzle solved, the bars of its depths grow, and one is
// pointed at. SITE is the built page; the pictures are joined by img2webp (Debian's package webp). The page is asked for one picture after
// the other, so the recording has the same pace on every machine.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBrowser, Tab } from "./support/browser.mjs";

const kFile = process.argv[3];
if (!kFile) throw new Error("usage: node recording.mjs SITE FILE.webp");
const kViewport = { width: 1240, height: 880 };
const kMilliseconds = 100; // a picture
const kQuality = 45;

const folder = mkdtempSync(join(tmpdir(), "shunt-recording-"));
const pictures = [];

/** One more picture of the page, with the mouse drawn into it, which a picture of a browser leaves out. */
async function picture({ page }, count = 1) {
    const path = join(folder, `${pictures.length}.png`);
    await page.screenshot({ path });
    pictures.push({ path, milliseconds: count * kMilliseconds });
}

/** An arrow where the mouse is. */
function drawMouse() {
    const arrow = document.createElement("div");
    arrow.style.cssText =
        "position:fixed;z-index:9;left:-99px;width:18px;height:24px;pointer-events:none;background:#111;" +
        "clip-path:polygon(0 0,100% 68%,52% 68%,78% 100%,60% 100%,38% 72%,0 88%);filter:drop-shadow(0 0 1px #fff)";
    document.body.append(arrow);
    const follow = ({ clientX, clientY }) => Object.assign(arrow.style, { left: `${clientX}px`, top: `${clientY}px` });
    addEventListener("pointermove", follow, { capture: true });
}

/** The mouse on a straight way, a picture at every stop. */
async function glide(tab, from, to, stops) {
    for (let stop = 1; stop <= stops; stop++) {
        const at = (axis) => from[axis] + (to[axis] - from[axis]) * (stop / stops);
        await tab.page.mouse.move(at(0), at(1));
        await picture(tab);
    }
}

const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

async function dragPiece(tab, name, [columns, rows], mouse) {
    const piece = await tab.piece(name);
    const unit = piece.w / Number(/, \d+ by (\d+)/.exec(piece.label)[1]);
    const from = middle(piece);
    const to = [from[0] + columns * unit, from[1] + rows * unit];
    await glide(tab, mouse, from, 6);
    await tab.page.mouse.down();
    await glide(tab, from, to, 7);
    await tab.page.mouse.up();
    await picture(tab, 3);
    return to;
}

async function pressSolve(tab, mouse) {
    const button = middle(await tab.awaitWidget("solve"));
    await glide(tab, mouse, button, 8);
    await tab.page.mouse.click(...button);
    for (let frame = 0; frame < 12; frame++) await picture(tab);
    await tab.until("it is solved", ({ job }) => job === null);
    await picture(tab, 8);
    return button;
}

/** Over the bars, from the start to the farthest positions. */
async function pointAtBars(tab, mouse) {
    const bars = await tab.awaitWidget("chart");
    const at = (part) => [bars.x + part * bars.w, bars.y + 0.7 * bars.h];
    await glide(tab, mouse, at(0.05), 8);
    await glide(tab, at(0.05), at(0.9), 20);
    await picture(tab, 15);
}

const host = await startBrowser({ own: true, plain: true });
const tab = await Tab.ready(host.browser, host.address, { fragment: "/#puzzle=klotski", viewport: kViewport, deviceScaleFactor: 1 });
await tab.page.evaluate(drawMouse);
await picture(tab, 6);
let mouse = await dragPiece(tab, "9", [1, 0], [300, 600]);
mouse = await pressSolve(tab, mouse);
await pointAtBars(tab, mouse);
await host.stop();

const frames = pictures.flatMap(({ path, milliseconds }) => [
    "-lossy",
    "-q",
    String(kQuality),
    "-m",
    "6",
    "-d",
    String(milliseconds),
    path,
]);
execFileSync("img2webp", ["-loop", "0", "-min_size", ...frames, "-o", kFile], { stdio: "ignore" });
rmSync(folder, { recursive: true });
console.log(`${kFile}: ${pictures.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000} s, ${pictures.length} pictures`);
