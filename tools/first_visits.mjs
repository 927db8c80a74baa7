// What visitors call of a module in their first seconds at the page, from a browser that visits it: for split_module.mjs.
import { chromium } from "playwright-core";
import { serve } from "../web/server.mjs";

/** The loaded machine of a build may be slow. */
const kPatienceMilliseconds = 120_000;

/** Windows with all arrangements of panels, a finger or a mouse, and links that come with a visitor. */
const VISITS = [
    { look: { viewport: { width: 1440, height: 900 } }, link: "" },
    { look: { viewport: { width: 768, height: 1024 }, hasTouch: true }, link: "" },
    { look: { viewport: { width: 390, height: 844 }, hasTouch: true }, link: "" },
    { look: { viewport: { width: 844, height: 390 }, hasTouch: true, colorScheme: "dark" }, link: "#puzzle=klotski&metric=step" },
];

/**
 * Visits the page in `site` with `module`, the bytes of an instrumented module, in place of its file `name`, and without the file `later`.
 * Every place is visited twice. Resolves to what the module wrote after each visit. Takes some seconds a visit.
 */
export async function visitFirst({ site, name, later, module, browserPath }) {
    const host = await serve(site, {});
    const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox", "--enable-unsafe-swiftshader"] });
    const profiles = [];
    try {
        for (const { look, link } of VISITS) {
            const context = await browser.newContext({ ...look, serviceWorkers: "block" });
            context.setDefaultTimeout(kPatienceMilliseconds);
            const page = await context.newPage();
            await page.route(`**/${name}`, (route) => route.fulfill({ body: module, contentType: "application/wasm" }));
            await page.route(`**/${later}`, () => {}); // never comes, and is not needed: the instrumented module is whole
            await page.addInitScript(keepExports);
            await page.goto(`${host.address}/${link}`);
            for (const again of [false, true]) {
                if (again) await page.reload(); // what was played is found again
                await play(page);
                profiles.push(await profileOf(page));
            }
            await context.close();
        }
        return profiles;
    } finally {
        await browser.close();
        await host.close();
    }
}

/** Runs in the page before all else: keeps what the instrumented module exports. */
function keepExports() {
    for (const way of ["instantiate", "instantiateStreaming"]) {
        const instantiate = WebAssembly[way];
        WebAssembly[way] = async (...given) => {
            const result = await instantiate.apply(WebAssembly, given);
            const { exports } = result.instance ?? result;
            if (exports.__write_profile) globalThis.instrumented = exports;
            return result;
        };
    }
}

/** Plays as everybody may before the second file is there: by mouse and keys, with a look at every kind of thing on the screen. */
async function play(page) {
    await page.waitForFunction(() => document.documentElement.dataset.state === "ready");
    for (const piece of (await widgets(page, "piece:")).slice(-4)) await drag(page, piece); // some can go down, some aside
    for (const key of ["z", "y", "r", "ArrowRight", "ArrowDown", "Tab", "Enter", "ArrowDown", "Escape"]) await page.keyboard.press(key);
    const kinds = new Map((await widgets(page, "")).map((widget) => [widget.id.split(":")[0], widget]));
    for (const widget of kinds.values()) await page.mouse.move(...middle(widget));
    await page.mouse.wheel(0, 50);
    const { width, height } = page.viewportSize();
    await page.setViewportSize({ width: width - 10, height: height - 10 });
    await drawn(page);
}

const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

/** Drags a piece to each side, and leaves it below its place if it can go there. */
async function drag(page, piece) {
    const [x, y] = middle(piece);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [across, down] of [[1, 0], [-1, 0], [0, -1], [0, 1]]) await page.mouse.move(x + across * piece.h, y + down * piece.h);
    await page.mouse.up();
    await drawn(page);
}

const widgets = (page, beginning) =>
    page.evaluate(async (start) => (await shunt.mirror()).widgets.filter(({ id }) => id.startsWith(start)), beginning);

const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What was called, as the module writes it into its own memory; the visit is over then. */
async function profileOf(page) {
    const text = await page.evaluate(() => {
        const memory = Object.values(globalThis.instrumented).find((one) => one instanceof WebAssembly.Memory);
        const size = globalThis.instrumented.__write_profile(0, memory.buffer.byteLength);
        return Array.from(new Uint8Array(memory.buffer, 0, size), (byte) => String.fromCharCode(byte)).join("");
    });
    return Buffer.from(text, "latin1");
}
