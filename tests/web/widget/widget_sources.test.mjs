// Where <shunt-puzzle> gets its puzzle from: names, links, texts of other programs; late ones, and those that cannot be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserOfTests, eventually } from "../support/browser.mjs";
import { openPage, stateOf } from "../support/widget_page.mjs";

const host = browserOfTests({ plain: true });

const open = (body, options) => openPage(host.browser, host.address, body, options);
const textOf = async (page, part) => (await page.locator(`shunt-puzzle ${part}`).innerText()).replace(/\s+/g, " ");

test("a puzzle that does not come with the widget is loaded once, when it is named; without it the page says so", async () => {
    const requests = [];
    let answer = (route) => route.abort();
    const prepare = (page) => page.route("**/library.js", (route) => (requests.push(route.request().url()), answer(route)));
    const { page, close } = await open('<shunt-puzzle puzzle="klotski"></shunt-puzzle>', { prepare });
    await stateOf(page);
    assert.deepEqual(requests, []);
    const name = (puzzle) => page.evaluate((named) => (document.querySelector("shunt-puzzle").puzzle = named), puzzle);
    await name("ambush");
    await eventually("it says why", async () => /The file library\.js could not be loaded\./.test(await textOf(page, ".alarm")));
    answer = (route) => route.continue();
    await name("zou-tou-wu-lu");
    assert.equal((await stateOf(page, ({ name: title }) => title !== "Klotski")).name, "No road left");
    await name("ambush");
    await stateOf(page, ({ name: title }) => title === "Ambush");
    assert.equal(requests.length, 2);
    await close();
});

test("a puzzle of another program is read by the module of formats, which comes once when the first is named", async () => {
    const requests = [];
    const { page } = await open('<shunt-puzzle puzzle="klotski"></shunt-puzzle>', {
        prepare: (page) => page.on("request", (request) => requests.push(request.url().replace(/^.*\//, ""))),
    });
    await stateOf(page);
    assert.deepEqual(
        requests.filter((name) => /formats|wasm/.test(name)),
        [],
    );
    const told = await page.evaluate(async () => {
        const widget = document.querySelector("shunt-puzzle");
        const opened = async (puzzle) => {
            widget.puzzle = puzzle;
            await new Promise((resolve) => ["ready", "error"].forEach((name) => widget.addEventListener(name, resolve, { once: true })));
            const { position, metric } = widget.state() ?? {};
            if (position) return `${metric} ${position.split("\n")[0]}`;
            return widget.shadowRoot.querySelector(".alarm").innerText.split(", which")[0];
        };
        const kWords = [
            "4WVE1",
            "#puzzle=eabf.cdgh&metric=step",
            "A B B\nC B B\nD . .\n\n. . .\n. B B\n. B B\n",
            "4x4#1234",
            "NONE",
            "#nonsense",
            "embed.html#puzzle=klotski&metric=foo",
        ];
        const answers = [];
        for (const word of kWords) answers.push(await opened(word));
        widget.puzzle = "3:1,2,3,4,5,6,7,0,8";
        return [...answers, (await widget.solve()).moves.join()];
    });
    assert.deepEqual(told, [
        "move BAAC",
        "step 512",
        "move ABB",
        "Puzzle text, line 1, column 5: as a game of Fifteen (Simon Tatham): a random seed, not a description: " +
            "only the original program can expand it",
        'There is no puzzle "NONE" in the library.',
        'The link says "nonsense"',
        'The link asks for the metric "foo"; there are step, slide, move, super-step, super-slide, super-move.',
        "8 L",
    ]);
    assert.equal(requests.filter((name) => name === "formats.wasm").length, 1);
});

test("what is asked of a puzzle that is still being loaded is answered when it is there", async () => {
    const { page } = await open("");
    const told = await page.evaluate(async () => {
        const named = (puzzle) => Object.assign(document.createElement("shunt-puzzle"), { puzzle });
        const widgets = ["ambush", "ambush", "ambush"].map(named);
        const saidBy = (promise) =>
            promise.then(
                () => "nothing",
                ({ message }) => message,
            );
        const nowhere = await saidBy(widgets[0].solve());
        document.querySelector("main").append(...widgets);
        const former = "analyse"; // older pages
        const [{ length }, { toGo }, { reachable }] = await Promise.all([widgets[0].solve(), widgets[1].hint(), widgets[2][former]()]);
        widgets[0].puzzle = "rush-hour-1";
        const { length: ofNewer } = await widgets[0].solve();
        widgets[0].puzzle = "none-of-that-name";
        const missing = await saidBy(widgets[0].solve());
        return { nowhere, length, toGo, someReachable: reachable > 1000, ofNewer, missing };
    });
    assert.deepEqual(told, {
        nowhere: "The puzzle could not be read.",
        length: 120,
        toGo: 120,
        someReachable: true,
        ofNewer: 9,
        missing: 'There is no puzzle "none-of-that-name" in the library.',
    });
});

test("a puzzle that comes late does not replace what was named meanwhile", async () => {
    let load;
    const held = new Promise((resolve) => (load = resolve));
    const prepare = (page) => page.route("**/library.js", async (route) => (await held, route.continue()));
    const { page, close } = await open("", { prepare });
    await page.evaluate(() => {
        const widget = Object.assign(document.createElement("shunt-puzzle"), { puzzle: "ambush" });
        window.names = [];
        widget.addEventListener("ready", ({ detail }) => window.names.push(detail.name));
        document.querySelector("main").append(widget);
        widget.remove();
        widget.puzzle = "klotski";
        document.querySelector("main").append(widget);
    });
    load();
    await page.waitForFunction(() => globalThis.shuntLibrary);
    assert.deepEqual(await page.evaluate(() => window.names), ["Klotski"]);
    assert.equal((await stateOf(page)).name, "Klotski");
    await close();
});

test("a text that cannot be read is said to be so at its place, and what the author put inside stays", async () => {
    const { page, close } = await open('<shunt-puzzle puzzle="name: x\nboard:\na\tb\n"><a href="/x">Play it there</a></shunt-puzzle>');
    await eventually(
        "it speaks",
        async () => (await textOf(page, "[role=alert]")) === "Puzzle text, line 3, column 2: a tab: use spaces, their number matters",
    );
    assert.equal(await page.getByRole("link", { name: "Play it there" }).isVisible(), true);
    assert.equal(await page.evaluate(() => document.querySelector("shunt-puzzle").state()), undefined);
    await close();
});

test("where the script cannot run, the link inside is seen", async () => {
    const link = '<a class="shunt-link" href="/#puzzle=klotski">K</a>';
    const { page, close } = await open(`<shunt-puzzle puzzle="klotski"><a href="/x">Play Klotski</a></shunt-puzzle>${link}`, {
        prepare: (page) => page.route("**/shunt-puzzle.js", (route) => route.abort()),
    });
    assert.equal(await page.getByRole("link", { name: "Play Klotski" }).isVisible(), true);
    assert.equal(await page.getByRole("link", { name: "K", exact: true }).isVisible(), true);
    await close();
});

test("a link of the class shunt-link becomes a widget", async () => {
    const link = '<a class="shunt-link" data-controls="hint" href="https://somewhere.test/#puzzle=klotski&metric=step">Klotski</a>';
    const { page } = await open(`<p>See ${link}</p>`);
    assert.equal((await stateOf(page)).metric, "step");
    assert.equal(await page.getByRole("button", { name: "Solve" }).count(), 0);
    assert.equal(await page.getByRole("link", { name: "Klotski", exact: true }).count(), 0, "it is kept inside, unseen");
});
