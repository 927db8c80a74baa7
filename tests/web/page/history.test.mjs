// The browser's history: Back, Forward and reload bring back task, puzzle and play; Share gives what is on the screen.
import assert from "node:assert/strict";
import test from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const hash = (tab) => tab.page.evaluate(() => location.hash);
const length = (tab) => tab.page.evaluate(() => history.length);

/** Goes to a task by its tab. */
async function go(tab, task) {
    await tab.click(`task:${task}`);
    return tab.until(`${task} is shown`, (state) => state.task === task);
}

/** Plays by the keyboard: selects a piece by its name, moves it. */
async function play(tab, name, key) {
    const before = (await tab.state()).position;
    await tab.take(name);
    await tab.page.keyboard.press(key);
    return tab.until(`${name} has moved`, (state) => state.position !== before);
}

const open = async (tab, id) => {
    await tab.click(`puzzle:${id}`);
    return tab.until(`${id} is open`, (state) => state.puzzle_id === id);
};

test("Back and Forward go through puzzles, and the play of each is there", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await eventually("the entry is written", () => tab.page.evaluate(() => history.state !== null));
    const entries = await length(tab);
    const moved = await play(tab, "7", "ArrowDown").then(() => play(tab, "0", "ArrowLeft"));
    await open(tab, "pennant");
    assert.equal(await length(tab), entries + 1, "a puzzle is an entry, moves are none");
    const pennant = (await tab.state()).position;

    await tab.page.goBack();
    const back = await tab.until("Klotski is back", (state) => state.puzzle_id === "klotski");
    assert.equal(back.position, moved.position, "with its last move, however soon the other puzzle was opened");
    assert.deepEqual(back.counts, moved.counts);
    await tab.click("undo");
    await tab.until("the play can be undone", (state) => state.counts.step === 1);
    await tab.click("redo");

    await tab.page.goForward();
    const forward = await tab.until("Pennant is back", (state) => state.puzzle_id === "pennant");
    assert.equal(forward.position, pennant);
});

test("the brand is a link to the first puzzle, and Back leads from there to what was open", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=pennant`);
    await go(tab, "find");
    const brand = tab.page.getByRole("link", { name: "Shunt" });
    assert.equal(await brand.count(), 1);
    await brand.focus();
    await tab.page.keyboard.press("Enter");
    await tab.until("the first puzzle is open", (state) => state.task === "play" && state.puzzle_id === "klotski");
    const played = await play(tab, "7", "ArrowDown");
    await tab.click("brand");
    await tab.drawn();
    assert.equal((await tab.state()).position, played.position, "what is open there stays");
    await tab.page.goBack();
    await tab.until("Find is back", (state) => state.task === "find");
});

test("a reload brings back the task, its settings, the puzzle behind it and the play", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=pennant`);
    const played = await play(tab, "5", "ArrowRight");
    await go(tab, "find");
    await tab.click("find.way:evolve");
    const { settings } = await tab.until("Find is set", (state) => state.settings !== "");
    await eventually("the address says so", async () => (await hash(tab)).includes("settings="));
    await tab.page.reload();
    await tab.untilReady();
    const state = await tab.until("Find is back", (seen) => seen.task === "find" && seen.puzzle_id === "pennant");
    assert.equal(state.settings, settings);
    assert.equal(state.position, played.position);
});

test("Share gives the link to what is on the screen, and says what it holds", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const told = { play: /"Klotski" at its start/, find: /Find/, tilings: /Tilings/, npuzzle: /15-puzzle/ };
    for (const [task, words] of Object.entries(told)) {
        await go(tab, task);
        await tab.click("share");
        await tab.page.waitForSelector("#share-dialog[open]");
        assert.match(await tab.page.textContent("#share-dialog label"), words);
        const link = await tab.page.inputValue("#share-link");
        assert.equal(link, `${host.address}/${task === "play" ? "#puzzle=klotski" : `#view=${task}`}`);
        await tab.page.keyboard.press("Escape");
    }
    await tab.close();

    const other = await Tab.ready(host.browser, `${host.address}/#view=npuzzle&settings=1%202%203/4%205%206/7%200%208`);
    const wanted = "1 2 3/4 5 6/7 0 8";
    const state = await other.until(
        "the board of the link is shown",
        ({ task, npuzzle }) => task === "npuzzle" && npuzzle.board === wanted,
    );
    assert.equal(state.puzzle_id, "klotski", "a puzzle is there to play");
    other.assertQuiet();
    await other.close();
});

test("a long puzzle is compressed in address and link, and a very long link is warned of", async () => {
    const cell = (row, column) => ((row * 7 + column * 13) % 11 < 8 ? "#" : ".");
    const row = (index) => Array.from({ length: 40 }, (_, column) => cell(index, column)).join("");
    const text = `name: Large\nboard:\n1${".".repeat(39)}\n${Array.from({ length: 40 }, (_, index) => row(index)).join("\n")}\n`;
    const tab = await Tab.ready(host.browser, `${host.address}/#text=${encodeURIComponent(text)}`);
    await tab.until("it is open", (state) => state.title === "Large");
    await eventually("the address is short", async () => (await hash(tab)).startsWith("#packed="));
    assert.ok((await hash(tab)).length < text.length);
    await tab.page.reload();
    await tab.untilReady();
    assert.equal((await tab.until("it is open again", (state) => state.title === "Large")).text, text);
    await tab.click("share");
    await tab.page.waitForSelector("#share-dialog[open]");
    assert.match(await tab.page.inputValue("#share-link"), /#packed=/);
});

/** What a reader sees, and what his next press would be about. */
async function screen(tab) {
    const { task, puzzle_id, settings, position, play: line } = await tab.state();
    return JSON.stringify({ task, settings, ...(task === "play" ? { puzzle_id, position, line } : {}) });
}

const shows = (tab, what, wanted) => eventually(`${what}: ${wanted}`, async () => (await screen(tab)) === wanted);

/** Goes to a task, opens a puzzle or moves a piece. */
async function step(tab, choice, roll) {
    if (choice === 0) return go(tab, ["find", "npuzzle", "tilings", "play"][roll(4)]);
    if (choice === 1) return open(tab, ["klotski", "pennant", "quzzle", "hughes"][roll(4)]);
    const movable = (await tab.widgets()).filter(({ id, label }) => id.startsWith("piece:") && /can move/.test(label));
    const piece = movable[roll(movable.length)];
    const way = /can move (\w+)/.exec(piece.label)[1];
    return play(tab, /piece (\S+?),/.exec(piece.label)[1], `Arrow${way[0].toUpperCase()}${way.slice(1)}`);
}

/** Back and Forward, where the step made an entry, and a reload: each shows what was there. */
async function thereAndBack(tab, what, before, pushed) {
    const now = await screen(tab);
    await eventually("the entry holds it", () => tab.page.evaluate(() => history.state?.play === shunt.state().play));
    if (pushed) {
        await tab.page.goBack();
        await shows(tab, `${what}, back`, before);
        await tab.page.goForward();
        await shows(tab, `${what}, forward`, now);
    }
    await tab.page.reload();
    await tab.untilReady();
    await shows(tab, `${what}, reload`, now);
}

// SHUNT_WALKS=20 takes as many walks as the goals of the page name; each takes half a minute.
const kWalks = Number(process.env.SHUNT_WALKS ?? effort(1, 2));
for (let seed = 1; seed <= kWalks; ++seed) {
    test(`walk ${seed}: twenty random steps, each with Back, Forward and reload, and the same screen comes back`, async () => {
        let state = seed;
        const roll = (most) => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0), (state >>> 8) % most);
        const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
        for (let count = 0; count < 20; ++count) {
            const choice = roll(3);
            if (choice > 0) await go(tab, "play");
            const before = await screen(tab);
            const entries = await length(tab);
            await step(tab, choice, roll);
            await tab.until("the address is written", () => true);
            if ((await screen(tab)) !== before)
                await thereAndBack(tab, `walk ${seed}, step ${count}`, before, (await length(tab)) > entries);
        }
    });
}

test("a metric is in the address as soon as it is chosen: a reload at once brings it back", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await eventually("the entry is written", () => tab.page.evaluate(() => history.state !== null));
    // A reload can come before any timer does.
    await tab.page.evaluate(() => void (window.setTimeout = () => 0));
    await tab.click("metric:slide");
    await tab.until("it is chosen", (state) => state.metric === "slide");
    await tab.page.reload();
    await tab.untilReady();
    await tab.until("it is chosen still", (state) => state.metric === "slide");
});
