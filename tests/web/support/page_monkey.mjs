// A monkey in the real page: it presses whatever has a role, by mouse and as assistive technology does, types, drags, resizes, goes back,
// reloads, loses the connection and the drawing surface, and opens the page in a second tab. What it does depends on the seed and on what
// is on the screen.
import { centre, eventually, Tab } from "./browser.mjs";

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomFrom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let word = Math.imul(state ^ (state >>> 15), state | 1);
        word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
        return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
    };
}

export const kSizes = [
    [390, 844],
    [768, 1024],
    [1440, 900],
    [2560, 1440],
];
const kPressed = new Set(["button", "tab", "link", "option", "gridcell", "checkbox", "radio", "menuitem", "slider", "switch", "row"]);
const kKeys = [
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "Enter",
    " ",
    "Escape",
    "Tab",
    "Home",
    "End",
    "Delete",
    "Control+z",
    "Control+y",
    ..."1234567hursltgmwpeo?",
];
const kTyped = ["", "7 D, 8 L", "Klotski", "4x4", "A name", "3", "name: A\nboard:\nAA.\nB..\ngoal:\n.AA\n...\n", "<b>&amp;", "99999"];
const kLinks = [
    "#puzzle=klotski",
    "#puzzle=pennant",
    "#puzzle=8-puzzle",
    "#view=find",
    "#view=tilings",
    "#view=build",
    "#view=npuzzle",
    "#view=library",
];

/** Whether an element of the page can be pressed by a person: it is seen, able, and leads nowhere else. */
const kInDialog = "button:enabled, input:enabled, select:enabled, textarea:enabled, summary, a[href^='#']";

export class PageMonkey {
    constructor(tab, seed) {
        this.tab = tab;
        this.random = randomFrom(seed);
        this.acts = [
            [40, () => this.press()],
            [12, () => this.activate()],
            [14, () => this.key()],
            [10, () => this.drag()],
            [5, () => this.type()],
            [3, () => this.wheel()],
            [2, () => this.resize()],
            [2, () => this.goBack()],
            [2, () => this.reload()],
            [1, () => this.follow()],
            [1, () => this.losesSurface()],
            [1, () => this.offline()],
            [1, () => this.secondTab()],
        ];
    }

    below(count) {
        return Math.floor(this.random() * count);
    }

    pick(list) {
        return list[this.below(list.length)];
    }

    /** Does something; resolves to what it was, in words. */
    async act() {
        if (this.random() < 0.6 && (await this.page.locator("dialog[open]").count())) return this.inDialog();
        let at = this.below(this.acts.reduce((sum, [weight]) => sum + weight, 0));
        const [, act] = this.acts.find(([weight]) => (at -= weight) < 0);
        return act();
    }

    get page() {
        return this.tab.page;
    }

    async widgets(accepts) {
        const { width, height } = this.page.viewportSize();
        const isSeen = ({ x, y, w, h }) => x + w / 2 >= 0 && y + h / 2 >= 0 && x + w / 2 < width && y + h / 2 < height;
        return (await this.tab.widgets()).filter((widget) => accepts(widget) && isSeen(widget));
    }

    async press() {
        const widget = this.pick(await this.widgets(({ role, state }) => kPressed.has(role) && !state?.disabled));
        if (!widget) return "nothing to press";
        const how = this.pick([...Array(8).fill({}), { button: "right" }, { clickCount: 2 }]);
        await this.page.mouse.click(...centre(widget), how);
        return `pressed ${widget.id}`;
    }

    async activate() {
        const widget = this.pick((await this.tab.widgets()).filter(({ role, state }) => kPressed.has(role) && !state?.disabled));
        if (!widget) return "nothing to activate";
        await this.page.evaluate((id) => document.querySelector(`#mirror [data-id="${CSS.escape(id)}"]`)?.click(), widget.id);
        return `activated ${widget.id}`;
    }

    async key() {
        const key = this.pick(kKeys);
        await this.page.keyboard.press(key);
        return `key ${key}`;
    }

    async drag() {
        const { width, height } = this.page.viewportSize();
        const from = this.pick(await this.widgets(({ id }) => /^(piece|cell|shape)/.test(id)));
        const start = from ? centre(from) : [this.below(width), this.below(height)];
        const end = [start[0] + this.below(400) - 200, start[1] + this.below(400) - 200];
        await this.tab.drag([start, end], 4);
        return `dragged ${from?.id ?? start} to ${end}`;
    }

    async type() {
        const field = this.pick(await this.page.locator("#mirror input:visible, #mirror textarea:visible").all());
        if (!field) return "no field";
        const text = this.pick(kTyped);
        await field.fill(text, { timeout: 2000, force: true }).catch(() => undefined); // it may be gone by then
        if (this.random() < 0.5) await this.page.keyboard.press("Enter");
        return `typed ${JSON.stringify(text)}`;
    }

    async wheel() {
        const { width, height } = this.page.viewportSize();
        await this.page.mouse.move(this.below(width), this.below(height));
        await this.page.mouse.wheel(0, this.below(1200) - 600);
        return "wheel";
    }

    async resize() {
        const [width, height] = this.pick(kSizes);
        await this.page.setViewportSize({ width, height });
        return `resized to ${width} x ${height}`;
    }

    async goBack() {
        const back = this.random() < 0.7;
        await this.page.evaluate((steps) => history.go(steps), back ? -1 : 1);
        await this.ready();
        return back ? "back" : "forward";
    }

    async follow() {
        const link = this.pick(kLinks);
        await this.page.evaluate((fragment) => (location.hash = fragment), link);
        return `followed ${link}`;
    }

    /** Reloads; what was on the screen has to be there again, and every draft. */
    async reload() {
        const [before, drafts] = [await this.settled(), await this.drafts()];
        await this.page.reload();
        await this.ready();
        const lost = await this.lost(before, drafts).catch((fault) => fault.message);
        if (lost) throw new Error(`lost by a reload: ${lost}`);
        return "reloaded";
    }

    /** What of an earlier state is not there any more, once the page has had its time; "" where nothing is missing. */
    async lost(before, drafts) {
        await eventually("the page is as it was", async () => {
            const now = shownOf(await this.tab.state());
            return Object.keys(before).every((key) => now[key] === before[key]);
        }).catch(async () => {
            const now = shownOf(await this.tab.state());
            const other = Object.keys(before).filter((key) => now[key] !== before[key]);
            throw new Error(other.map((key) => `${key}: ${before[key]} -> ${now[key]}`).join("; "));
        });
        const now = await this.drafts();
        const gone = Object.keys(drafts).filter((id) => now[id] !== drafts[id]);
        return gone.length === 0 ? "" : `drafts ${gone.map((id) => `${id}: ${drafts[id]} -> ${now[id]}`)}`;
    }

    /** What a reload has to bring back, once it has rested for some pictures. */
    async settled() {
        await this.page.keyboard.press("Escape"); // a piece in the hand is nobody's, yet
        let last;
        return eventually("the page rests", async () => {
            await this.tab.drawn();
            const shown = shownOf(await this.tab.state());
            const same = JSON.stringify(shown) === JSON.stringify(last);
            last = shown;
            return same ? shown : undefined;
        });
    }

    /** The puzzles of all drafts that are kept, by their names in the store. */
    drafts() {
        return this.page.evaluate(async () => {
            const open = (name) =>
                new Promise((resolve, reject) => {
                    const request = indexedDB.open(name);
                    request.onsuccess = () => resolve(request.result);
                    request.onerror = () => reject(request.error);
                });
            const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => /draft/.test(name));
            const kept = {};
            for (const name of names) {
                const database = await open(name);
                const values = database.transaction("values").objectStore("values").getAll();
                await new Promise((resolve) => (values.onsuccess = resolve));
                for (const { id, text } of values.result) kept[id] = text;
                database.close();
            }
            return kept;
        });
    }

    async losesSurface() {
        await this.page.evaluate(() => {
            const surface = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
            surface?.loseContext();
            globalThis.lostSurface = surface;
        });
        const isLost = () => this.page.evaluate(() => document.getElementById("canvas").getContext("webgl2").isContextLost());
        await eventually("the surface is lost", isLost);
        // Not before the page has heard of it: a browser that is busy tells it late.
        const restore = () => this.page.evaluate(() => globalThis.lostSurface?.restoreContext());
        await eventually("there is another", async () => !(await isLost()) || void (await restore()));
        return "lost the surface";
    }

    /** Without a connection for a few acts, a reload among them where the page is kept. */
    async offline() {
        const context = this.page.context();
        const isKept = await this.page.evaluate(() => navigator.serviceWorker.controller !== null);
        await context.setOffline(true);
        const done = [await this.press(), await this.key(), isKept ? await this.reload() : "no reload"];
        await context.setOffline(false);
        return `offline: ${done.join(", ")}`;
    }

    /** A second tab with the same address, in which something is done; then the first goes on. */
    async secondTab() {
        const first = this.tab;
        const page = await first.page.context().newPage();
        this.tab = new Tab(page);
        await page.goto(first.page.url());
        await this.ready();
        const done = [await this.press(), await this.drag(), await this.key()];
        const { complaints } = this.tab;
        await page.close();
        this.tab = first;
        first.complaints.push(...complaints);
        await first.page.bringToFront();
        return `second tab: ${done.join(", ")}`;
    }

    async inDialog() {
        const places = await this.page.locator("dialog[open]").last().locator(kInDialog).all();
        const place = this.pick(places);
        if (!place || this.random() < 0.25) {
            await this.page.keyboard.press("Escape");
            return "Escape in a dialog";
        }
        const name = await place.evaluate((one) => one.textContent || one.ariaLabel || one.name || one.tagName).catch(() => "gone");
        const kText = "textarea, input:not([type=checkbox], [type=radio], [type=range])";
        const isText = await place.evaluate((one, text) => one.matches(text), kText).catch(() => false);
        const act = isText ? place.fill(this.pick(kTyped), { timeout: 2000 }) : place.click({ timeout: 2000 });
        await act.catch(() => undefined); // it may be gone by then, or a list that takes no click
        return `in a dialog: ${name.slice(0, 40)}`;
    }

    async ready() {
        await eventually("there is a page", () => this.page.evaluate(() => document.readyState === "complete").catch(() => false));
        await this.tab.untilReady();
        await eventually("the workbench can be asked", () => this.page.evaluate(() => "shunt" in globalThis));
    }
}

/** Of a state, what a link or a reload has to bring back. In Build that is what is drawn, whatever is open in Play. */
const shownOf = ({ task, title, position, drawn, metric }) => (task === "build" ? { task, drawn } : { task, title, position, metric });
