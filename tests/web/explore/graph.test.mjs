// Explore's graph with its worker and its script: by mouse, wheel, keys and after a lost context; nothing of it is loaded before.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { coloursAt } from "../support/pixels.mjs";
import { violations } from "../support/violations.mjs";

const host = browserOfTests();

/** A tab that shows the graph of a small puzzle or of Klotski. */
async function drawn(puzzle, options = {}, shows = "start") {
    const loaded = [];
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=${puzzle}&view=explore&settings=graph`, options);
    tab.page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await tab.awaitWidget(`graph.draw:${shows}`);
    assert.ok(!loaded.some((path) => path.includes("graph")), "nothing is loaded before it is wanted");
    await tab.click(`graph.draw:${shows}`);
    await tab.awaitWidget("graph");
    return tab;
}

/** Something of the drawing, as the page has it. */
const inside = (tab, probe, ...values) =>
    tab.page.evaluate(
        ([source, given]) => {
            const host = document.querySelector('[data-id="graph"]');
            return host?.shadowRoot
                ? new Function("host", "root", "given", `return (${source})(host, root, ...given)`)(host, host.shadowRoot, given)
                : undefined;
        },
        [probe.toString(), values],
    );

const settled = (tab) => eventually("it is settled", () => inside(tab, (host) => host.dataset.laid === "settled"));
/** Where the start is drawn, in pixels of the window. */
const startPlace = (tab) =>
    inside(tab, (host, root) => {
        const [x, y] = root.querySelector(".mark").style.transform.match(/-?\d+/g).map(Number);
        const box = host.getBoundingClientRect();
        return { x: box.x + x, y: box.y + y };
    });
const tip = (tab) => inside(tab, (_, root) => (root.querySelector(".tip").hidden ? "" : root.querySelector(".tip").textContent));

test("the graph of Klotski is laid out, tells of the position below the pointer, and leads to it", async () => {
    const tab = await drawn("klotski");
    await settled(tab);
    assert.match((await tab.widget("explore.sentence")).label, /^25,955 positions, and every move between them/);
    const { x, y } = await startPlace(tab);
    await tab.page.mouse.move(x, y);
    await eventually("the start is told", async () => /0 from the start81 to a goal8 positions next to it/.test(await tip(tab)));
    await tab.page.mouse.down();
    await tab.page.mouse.up();
    const shown = await tab.until("its position is shown", ({ sample }) => sample?.depth === 0);
    assert.deepEqual(shown.sample, { depth: 0, index: 0, total: 1 });
});

test("drag, wheel, buttons and keys move what is seen, and a lost context is drawn again", async () => {
    const tab = await drawn("klotski", { reducedMotion: "reduce", deviceScaleFactor: 1 });
    await settled(tab);
    const before = await startPlace(tab);
    await tab.page.mouse.move(before.x + 120, before.y - 90);
    await tab.page.mouse.down();
    await tab.page.mouse.move(before.x + 180, before.y - 60, { steps: 4 });
    await tab.page.mouse.up();
    await eventually("it was dragged", async () => Math.abs((await startPlace(tab)).x - before.x - 60) < 3);
    await tab.page.keyboard.press("0");
    await eventually("0 shows all", async () => Math.abs((await startPlace(tab)).x - before.x) < 3);
    await tab.page.mouse.wheel(0, -300);
    await eventually("the wheel makes it larger", async () => Math.abs((await startPlace(tab)).x - before.x) > 20);
    await tab.page.mouse.dblclick(before.x + 120, before.y - 90);
    await eventually("a double click shows all", async () => Math.abs((await startPlace(tab)).x - before.x) < 3);
    await tab.page.mouse.move(5, 5);
    await tab.page.keyboard.press("ArrowRight");
    await eventually("keys show a position", async () => /\d+ from the start/.test(await tip(tab)));
    await inside(tab, (_, root) => {
        const context = root.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
        context.loseContext();
        setTimeout(() => context.restoreContext(), 0);
    });
    await eventually("the context is back", () =>
        inside(tab, (_, root) => !root.querySelector("canvas").getContext("webgl2").isContextLost()),
    );
    await inside(tab, (_, root) => root.querySelector('[aria-pressed="true"]').click());
    const around = [...Array(81).keys()].map((i) => [before.x - 4 + (i % 9), before.y - 4 + Math.floor(i / 9)]);
    await eventually("it is painted", async () => new Set((await coloursAt(tab.page, around)).map(String)).size > 3);
});

test("the wheel over a graph that has not the focus scrolls what it stands in", async () => {
    const tab = await drawn("klotski", { reducedMotion: "reduce", viewport: { width: 1100, height: 480 } });
    await settled(tab);
    const sentenceTop = () => tab.page.evaluate(() => document.querySelector(`[data-id="explore.sentence"]`).getBoundingClientRect().y);
    const top = await sentenceTop();
    const { x, y } = await inside(tab, (host) => {
        const box = host.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + 120 };
    });
    await tab.page.mouse.move(x, y);
    await tab.page.mouse.wheel(0, 60);
    await eventually("the cards are scrolled", async () => (await sentenceTop()) !== top);
});

/** Looks for a position as a reader does; what is said of it. */
async function find(tab, text) {
    const field = tab.page.locator('[data-id="graph"] input[type="search"]');
    await field.fill(text);
    await field.press("Enter");
    return inside(tab, (_, root) => root.querySelector(".find .failed").textContent);
}

test("a position is found by its text, and what is wrong with a text is said with its place", async () => {
    const tab = await drawn("klotski", { reducedMotion: "reduce", deviceScaleFactor: 1 });
    await settled(tab);
    assert.equal(await find(tab, "4226/4226/1553/1783/.90."), "", "twins are told by no name");
    await tab.until("a position two moves on is shown", ({ sample }) => sample?.depth === 2);
    assert.equal(await find(tab, "1223/1223/4556/47866/9..0"), "row 4, column 5: the board has no cell here that a piece could use");
    assert.equal((await tab.state()).task, "explore", "what is typed there is no key of the page");
    const legend = () => inside(tab, (_, root) => root.querySelector(".legend").textContent);
    for (const [name, words] of [
        ["dead ends", /5,?161 dead ends/],
        ["place of a piece", /where the first cell of 2 is/],
    ]) {
        await inside(tab, (_, root, label) => [...root.querySelectorAll("button")].find((one) => one.textContent === label).click(), name);
        await eventually(`the legend tells of it: ${name}`, async () => words.test(await legend()));
    }
    await tab.page.locator('[data-id="graph"] select').selectOption("5");
    await eventually("another piece is told", async () => /where the first cell of 5 is/.test(await legend()));
});

test("groups of positions are drawn, told of and found as groups", async () => {
    const tab = await drawn("klotski", { reducedMotion: "reduce", deviceScaleFactor: 1 }, "quotient");
    await settled(tab);
    assert.match(
        await inside(tab, (_, root) => root.querySelector("canvas").ariaLabel),
        /^Graph of 2,413 groups of positions, with 6,737 lines/,
    );
    assert.match(await inside(tab, (_, root) => root.querySelector(".mark:nth-of-type(2)").textContent), /first goal, 81 moves/);
    assert.equal(await find(tab, "1223/1223/4556/4.86/97.0"), "", "other places of units are the same group");
    await tab.until("its position nearest to the start is shown", ({ sample }) => sample?.depth === 0);
    assert.match(
        await tip(tab),
        /at least 0 from the startat least 79 to a goal15 positions in this group\d+ groups of positions next to it/,
    );
    const pieces = await inside(tab, (_, root) => [...root.querySelectorAll("option")].map(({ value }) => value));
    assert.deepEqual(pieces, ["2", "5"], "small pieces stand somewhere else in every position of a group");
});

test("a graph whose worker fails says so", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski&view=explore&settings=graph`);
    await tab.page.route("**/graph_worker.js*", (route) => route.abort());
    await tab.awaitWidget("graph.draw:start");
    await tab.click("graph.draw:start");
    await tab.awaitWidget("graph");
    const words = () => inside(tab, (_, root) => root.querySelector('.laying [role="alert"]')?.textContent ?? "");
    await eventually("it is said", async () => /^The layout of the graph ended early: its worker was lost/.test(await words()));
    await tab.close();
});

for (const [width, height, colorScheme, shows] of [
    [1440, 900, "light", "start"],
    [390, 844, "dark", "quotient"],
]) {
    test(`axe finds nothing wrong with a graph: ${width} x ${height}, ${colorScheme}, ${shows}`, async () => {
        const tab = await drawn("klotski", { colorScheme, reducedMotion: "reduce", viewport: { width, height } }, shows);
        await settled(tab);
        await find(tab, "1223/");
        assert.deepEqual(await violations(tab.page), []);
        const pictures = process.env.SHUNT_PICTURES;
        if (pictures) await tab.page.screenshot({ path: `${pictures}/graph-${shows}-${width}-${colorScheme}.png` });
        await tab.close();
    });
}
