// The browser and the page under test. Tests wait for states, never for time: `until` polls what the page says of itself.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, afterEach, before } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "../../../web/server.mjs";
import { borrowBrowser } from "./borrow.mjs";
import { kLaunch } from "./launch.mjs";

const kPatienceMilliseconds = 90_000; // what comes at all comes sooner, on the busiest machine
const kPollMilliseconds = { first: 4, most: 60 }; // what lasts is asked for more and more seldom: an answer takes work, too
/** A quarter of the pixels, laid out the same: drawing in software is most of what a script takes. What judges pixels asks for 1. */
const kCoarse = 0.5;

/** The folder of the built page, from the command line. */
export const site = process.argv[2] ?? process.env.SHUNT_SITE;
if (!site || !existsSync(`${site}/index.html`)) throw new Error("usage: node NAME.test.mjs FOLDER_OF_THE_PAGE");

/**
 * A browser and a host of the page; `stop` ends both, and before them what was given to `later`. The host isolates the page, so that the
 * solver has threads, unless it is `plain`. The browser is borrowed where some are lent (../browsers.mjs), unless it is to be the script's
 * `own` or is asked for with options; else it is started. `kind`: of browser, as playwright knows it.
 */
export async function startBrowser({ plain = false, own = false, ...options } = {}, kind = chromium) {
    const host = await serve(site, { plain });
    const borrowed = !own && Object.keys(options).length === 0 ? await borrowBrowser(kind) : undefined;
    const browser = borrowed?.browser ?? (await kind.launch({ ...kLaunch, ...options }));
    const closers = [];
    const later = (close) => closers.push(close);
    const stop = async () => {
        for (const close of closers) await close();
        await (borrowed ? borrowed.giveBack() : browser.close());
        await host.close();
    };
    return { browser, address: host.address, later, stop };
}

/** What closes the pages that are open, and fails where one has complained. */
const leftOpen = new Set();

/** Has a page closed when the test is over, unless the test closes it itself; then it must not have complained. */
export function closedAfterTest(page, complaints) {
    const context = page.context();
    const quietly = async () => {
        await context.close();
        assert.deepEqual(complaints, [], "the page complained");
    };
    leftOpen.add(quietly);
    context.on("close", () => leftOpen.delete(quietly));
}

/**
 * What startBrowser() gives, for all tests of a script. A tab that a test leaves open is closed, and must not have complained: a test whose
 * page may complain closes it itself.
 */
export function browserOfTests(options, kind) {
    const host = {};
    before(async () => Object.assign(host, await startBrowser(options, kind)));
    afterEach(async () => {
        const ends = await Promise.allSettled([...leftOpen].map((close) => close()));
        for (const { status, reason } of ends) if (status === "rejected") throw reason;
    });
    after(() => host.stop());
    return host;
}

/** The bytes of a file that the page has the browser save. */
export async function bytesOf(download) {
    const parts = [];
    for await (const part of await download.createReadStream()) parts.push(part);
    return Buffer.concat(parts);
}

/** Polls `probe` until it returns something true; the error tells what was seen last. */
export async function eventually(what, probe) {
    const end = Date.now() + kPatienceMilliseconds;
    for (let pause = kPollMilliseconds.first; ; pause = Math.min(1.5 * pause, kPollMilliseconds.most)) {
        const seen = await probe();
        if (seen) return seen;
        if (Date.now() > end) assert.fail(`waited in vain until ${what}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/** Console errors and failed requests that the machine, not the page, is to blame for. */
function isNoise(text) {
    return /GPU stall|software WebGL|GL Driver Message/.test(text);
}

/** Names of what stands in the column of answers, which scrolls. */
const kInAnswers = /^(metric:|mover:|solve|own\.|solution\.|solutions\.|census|scale:|more$|find\.|table|depth:)/;

/**
 * One tab that shows the page, and what it complained about. Without service workers, unless a test is about them: they would answer
 * what tests route, and fetch the whole page for every tab.
 */
export class Tab {
    static async open(browser, address, { fragment = "", prepare, ...contextOptions } = {}) {
        const usual = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: kCoarse, serviceWorkers: "block" };
        const context = await browser.newContext({ ...usual, ...contextOptions });
        const tab = new Tab(await context.newPage());
        await prepare?.(tab.page, context);
        await tab.page.goto(address + fragment);
        return tab;
    }

    /** Opens the page and waits until it is interactive. */
    static async ready(browser, address, options) {
        const tab = await Tab.open(browser, address, options);
        await tab.untilReady();
        // A browser keeps what the test before has copied.
        if (options?.permissions?.includes("clipboard-write")) await tab.page.evaluate(() => navigator.clipboard.writeText(""));
        return tab;
    }

    constructor(page) {
        this.page = page;
        this.complaints = [];
        page.on("pageerror", (error) => this.complaints.push(String(error)));
        page.on("console", (message) => {
            if (message.type() === "error" && !isNoise(message.text())) this.complaints.push(message.text());
        });
        closedAfterTest(page, this.complaints);
    }

    close() {
        return this.page.context().close();
    }

    async untilReady() {
        const state = () => this.page.evaluate(() => document.documentElement.dataset.state);
        const failure = () => this.page.evaluate(() => document.getElementById("failure")?.innerText);
        await eventually("the page is interactive", async () => (await state()) !== "loading");
        assert.equal(await state(), "ready", await failure());
    }

    state() {
        return this.page.evaluate(() => shunt.state());
    }

    async widgets() {
        return (await this.page.evaluate(() => shunt.mirror())).widgets;
    }

    async widget(id) {
        return (await this.widgets()).find((widget) => widget.id === id);
    }

    /** The widget once it is there. */
    awaitWidget(id) {
        return eventually(`there is ${id}`, () => this.widget(id));
    }

    /** The job of a title in the list of jobs, once it is there. */
    async job(title) {
        return eventually(`there is a job ${title}`, async () =>
            (await this.widgets()).find(({ id, label }) => /^job:\d+$/.test(id) && title.test(label)),
        );
    }

    /** Presses Cancel, or another button of a job: "cancel", "again". */
    async pressJob(title, button = "cancel") {
        await this.click(`${(await this.job(title)).id}.${button}`);
    }

    /** Cancels the search that runs through the mirror: at once, without waiting for the mouse or for a frame to be drawn. */
    cancelAtOnce() {
        return this.page.evaluate(() => document.querySelector('[data-id$=".cancel"]').click());
    }

    /** The piece with a name, from "piece NAME, ..." labels. */
    async piece(name) {
        return eventually(`there is piece ${name}`, async () =>
            (await this.widgets()).find((widget) => widget.id.startsWith("piece:") && widget.label.startsWith(`piece ${name},`)),
        );
    }

    /** Takes a piece as keys do, for arrows to slide it: the focus comes to it, Enter takes it. */
    async take(name) {
        const { id } = await this.piece(name);
        await this.page.locator(`[data-id="${id}"]`).focus();
        if (`piece:${(await this.state()).selected_piece}` !== id) await this.page.keyboard.press("Enter");
    }

    /** Polls the state until `holds(state)` and it is drawn: the picture and the mirror follow a frame later. Returns that state. */
    async until(what, holds) {
        let last;
        try {
            const state = await eventually(what, async () => ((last = await this.state()), holds(last) ? last : undefined));
            await this.drawn();
            return state;
        } catch (error) {
            const { text: _text, ...rest } = last ?? {};
            error.message += `; the state was ${JSON.stringify(rest)}`;
            throw error;
        }
    }

    /** The state once all positions are counted: those of small puzzles by themselves, of others because it is asked for. */
    async counted() {
        await eventually(
            "positions are counted, or offered to be",
            async () => (await this.state()).census !== null || (await this.widget("census.copy")) !== undefined,
        );
        if ((await this.state()).census === null) await this.click("census");
        return this.until("all positions are counted", ({ census, job }) => census !== null && job === null);
    }

    /** What the page has copied since the tab was opened, with permission for the clipboard. */
    copied() {
        return eventually("a text is copied", () => this.page.evaluate(() => navigator.clipboard.readText()));
    }

    /** Two pictures later. */
    async drawn() {
        await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }

    /** Clicks the middle of a widget with the mouse, once it is there, enabled and at rest; turns the wheel where a list hides it. */
    async click(id) {
        // On a phone the bar has no place for every task: the others are in a sheet.
        const [, task] = /^task:(find|tilings|npuzzle)$/.exec(id) ?? [];
        if (task && (await this.widget("tasks.more"))) {
            await this.click("tasks.more");
            return this.click(`more:${task}`);
        }
        const widget = await eventually(`${id} can be pressed`, async () => {
            const found = await this.widget(id);
            if (!found || found.state?.disabled) return undefined;
            if (!(await this.scrolledIntoView(found))) return undefined;
            await this.drawn(); // what has just been opened is scrolled to
            const still = await this.widget(id);
            return still?.x === found.x && still.y === found.y ? still : undefined;
        });
        await this.page.mouse.click(...centre(widget), { delay: 30 });
        return widget;
    }

    /** Whether something in a list or in the column of answers lies inside it; if not, turns the wheel towards it. */
    async scrolledIntoView(row) {
        const container = row.id.startsWith("puzzle:") ? "library" : kInAnswers.test(row.id) ? "answers" : undefined;
        const list = container && (await this.widget(container));
        if (!list) return true;
        const above = list.y - row.y;
        const below = row.y + row.h - (list.y + list.h);
        if (Math.max(above, below) <= 1) return true;
        await this.page.mouse.move(...centre(list));
        await this.page.mouse.wheel(0, above > 0 ? -above : below);
        return false;
    }

    /** Drags with the left button along points, each reached in `steps` events. */
    async drag(points, steps = 8) {
        const { mouse } = this.page;
        await mouse.move(...points[0]);
        await mouse.down();
        for (const point of points.slice(1)) await mouse.move(...point, { steps });
        await mouse.up();
    }

    /** Messages between page and worker: {at, to, type, id, detail}. */
    messages() {
        return this.page.evaluate(() => shunt.messages);
    }

    /** Fails when the page reported an error of its own. */
    assertQuiet() {
        assert.deepEqual(this.complaints, [], "the page complained");
    }
}

/** Middle of a widget. */
export function centre({ x, y, w, h }) {
    return [x + w / 2, y + h / 2];
}

/** The middle of a piece moved by whole cells; `unit` is the side of a cell. */
export function shifted([x, y], unit, columns, rows) {
    return [x + unit * columns, y + unit * rows];
}
