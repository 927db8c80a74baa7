// The N-puzzle with real input: sizes, shuffles, sliding, typing, parity, solving, the player.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { solveProgram } from "../../../web/src/worker/highs_solve.mjs";
import { bytesOf, centre, eventually, startBrowser, Tab } from "../support/browser.mjs";

/** HiGHS under node, as another solver. */
const loadHighs = async () => (await import("highs")).default();

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

/** A tab that shows the N-puzzle. */
async function openTask(options) {
    const tab = await Tab.ready(host.browser, `${host.address}/`, options);
    await tab.click("task:npuzzle");
    await tab.until("the N-puzzle is shown", (state) => state.task === "npuzzle");
    return tab;
}

const board = (text) => (state) => state.npuzzle.board === text;

/** Replaces what the text field holds, as a user does. */
async function type(tab, text) {
    await tab.awaitWidget("npuzzle.text");
    const field = tab.page.locator('[data-id="npuzzle.text"]');
    await field.click();
    await field.press("ControlOrMeta+a");
    await tab.page.keyboard.type(text);
}

/** Clicks a widget that may be scrolled out of sight: what gets the focus comes into view. */
async function clickInSight(tab, id) {
    await tab.awaitWidget(id);
    await tab.page.locator(`[data-id="${id}"]`).focus();
    await eventually(`${id} is in sight`, async () => {
        const widget = await tab.widget(id);
        return widget.y >= 0 && widget.y + widget.h <= tab.page.viewportSize().height;
    });
    await tab.click(id);
}

/** Solves the board and waits for an answer of so many steps; by that method, where another has answered the same board before. */
async function solve(tab, length, method) {
    await tab.click("npuzzle.solve");
    const { npuzzle } = await tab.until(
        `the answer is ${length} (step)`,
        ({ npuzzle: { job, answer } }) => job === "" && answer !== null && (method === undefined || answer.method === method),
    );
    assert.equal(npuzzle.answer.status, "solved");
    assert.equal(npuzzle.answer.length, length);
    assert.equal(npuzzle.answer.letters.length, length);
    // Drawn as well: what is below has moved.
    const drawn = async () => (await tab.widget("npuzzle.answer")).label.startsWith(String(length)) && (await tab.widget("npuzzle.copy"));
    await eventually("the answer is drawn", drawn);
    return npuzzle;
}

test("a board is typed, solved with proof, played to the goal, and its letters are copied", async () => {
    const tab = await openTask({ reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });
    await type(tab, "6 4 7/8 5 0/3 2 1");
    await tab.until("the board is typed", board("6 4 7/8 5 0/3 2 1"));
    const { answer } = await solve(tab, 31);
    assert.match((await tab.widget("npuzzle.answer")).label, /^31 steps, proved shortest/);
    await tab.click("npuzzle.copy");
    assert.equal(await tab.copied(), answer.letters);
    await tab.click("npuzzle.player.forward");
    await tab.until("a step is shown", (state) => state.npuzzle.step === 1);
    const scrub = await tab.widget("npuzzle.player.scrub");
    await tab.page.mouse.click(scrub.x + scrub.w - 4, scrub.y + scrub.h / 2);
    await tab.until("the goal is shown", (state) => state.npuzzle.step === 31 && state.npuzzle.board === "1 2 3/4 5 6/7 8 0");
    await tab.click("npuzzle.player.play");
    await tab.until("it plays from the beginning", (state) => state.npuzzle.playing && state.npuzzle.step < 31);
    await tab.click("npuzzle.player.play");
    await tab.until("it rests", (state) => !state.npuzzle.playing);
    tab.assertQuiet();
    await tab.close();
});

test("hints alone, by the key, lead to the goal in as few steps as a shortest solution has", async () => {
    const tab = await openTask({ reducedMotion: "reduce" });
    await type(tab, "2 5 3/1 0 6/4 7 8");
    await tab.until("the board is typed", board("2 5 3/1 0 6/4 7 8"));
    await tab.page.locator('[data-id="tile:5"]').focus();
    await tab.page.keyboard.press("h");
    assert.match((await tab.awaitWidget("npuzzle.hinted")).label, /^Hint: tile 5: down$/);
    assert.equal((await tab.widget("npuzzle.hint")).label, "Make it");
    assert.equal((await tab.state()).npuzzle.answer, null, "a hint gives no more away");
    await tab.click("npuzzle.hint");
    for (let steps = 1; steps < 6; ++steps) {
        await tab.until(`${steps} steps are made`, () => tab.widget("npuzzle.hinted").then((hinted) => hinted === undefined));
        assert.equal((await tab.widget("npuzzle.made")).label, `${steps} ${steps === 1 ? "step" : "steps"} so far`);
        await tab.click("npuzzle.hint");
        await tab.awaitWidget("npuzzle.hinted");
        await tab.click("npuzzle.hint");
    }
    await tab.until("it is solved", board("1 2 3/4 5 6/7 8 0"));
    assert.ok((await tab.widget("npuzzle.hint")).state.disabled);
    tab.assertQuiet();
    await tab.close();
});

test("numbered tiles of Play open in the 15-puzzle, Back leads to them, and its board opens in Play", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=8-puzzle`);
    await tab.click("solve.tiles");
    await tab.until("its board is shown", (state) => state.task === "npuzzle" && state.npuzzle.board === "8 6 7/2 5 4/3 0 1");
    await tab.page.goBack();
    await tab.until("the puzzle is back", (state) => state.task === "play" && state.puzzle_id === "8-puzzle");
    await tab.page.goForward();
    await tab.until("the tiles are back", (state) => state.task === "npuzzle");
    await tab.page.keyboard.press("ArrowLeft");
    await tab.until("tile 1 has gone left", board("8 6 7/2 5 4/3 1 0"));
    await tab.click("npuzzle.play");
    await tab.until("it is a puzzle of Play", (state) => state.task === "play" && state.position === "867\n254\n31.\n");
    tab.assertQuiet();
    await tab.close();
});

test("every search finds the same length", async () => {
    const tab = await openTask();
    for (const method of ["bfs", "ida"]) {
        await tab.click(`npuzzle.method:${method}`);
        await solve(tab, 31, method);
        await tab.page.keyboard.press("ArrowLeft");
        await tab.until("tile 1 has gone left", board("8 6 7/2 5 4/3 1 0"));
        await tab.click("npuzzle.restart");
        await tab.until("the board is back", board("8 6 7/2 5 4/3 0 1"));
    }
    await tab.close();
});

test("tiles slide by mouse and keys, one step is undone, and the state outlives another task", async () => {
    const tab = await openTask();
    await type(tab, "1 2 3/4 0 5/7 8 6");
    await tab.until("the board is typed", board("1 2 3/4 0 5/7 8 6"));
    await tab.click("tile:5");
    await tab.until("tile 5 has gone left", board("1 2 3/4 5 0/7 8 6"));
    assert.ok((await tab.widget("tile:1")).state.disabled, "tile 1 is away from the gap");
    await tab.page.keyboard.press("ArrowUp");
    await tab.until("the board is solved", board("1 2 3/4 5 6/7 8 0"));
    await tab.page.keyboard.press("Control+z");
    await tab.until("one step is undone", board("1 2 3/4 5 0/7 8 6"));
    await tab.click("task:play");
    await tab.until("the first task is shown", (state) => state.task === "play");
    await tab.click("task:npuzzle");
    const state = await tab.until("the N-puzzle is back", (seen) => seen.task === "npuzzle");
    assert.equal(state.npuzzle.board, "1 2 3/4 5 0/7 8 6");
    tab.assertQuiet();
    await tab.close();
});

test("a wrong board is explained while it is typed, and parity is told at once", async () => {
    const tab = await openTask();
    await type(tab, "1 2 3/4 5 5/7 8 0");
    await tab.until("the fault is told", (state) => /tile 5 stands twice.*tile 6 is missing/.test(state.npuzzle.fault));
    assert.equal(await tab.page.locator('[data-id="npuzzle.text"]').getAttribute("aria-invalid"), "true");
    assert.ok((await tab.widget("npuzzle.solve")).state.disabled);
    await type(tab, "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0");
    await tab.until("the board is unsolvable", (state) => state.npuzzle.fault === "" && !state.npuzzle.solvable);
    assert.match((await tab.widget("npuzzle.parity")).label, /Unsolvable: .*even instead of odd/);
    assert.ok((await tab.widget("npuzzle.solve")).state.disabled);
    await tab.click("npuzzle.swap");
    await tab.until("the swap makes it solvable", (state) => state.npuzzle.solvable);
    await tab.close();
});

test("a shuffle to an exact depth needs exactly so many steps", async () => {
    const tab = await openTask();
    await tab.click("npuzzle.columns:4");
    await tab.until("the board is 3x4", board("1 2 3 4/5 6 7 8/9 10 11 0"));
    await tab.click("npuzzle.shuffle");
    await tab.until("it is shuffled", (state) => state.npuzzle.board !== "1 2 3 4/5 6 7 8/9 10 11 0" && state.npuzzle.solvable);
    await tab.click("npuzzle.rows:2");
    await tab.until("the board is 2x4", board("1 2 3 4/5 6 7 0"));
    await tab.click("npuzzle.depth:exact");
    const slider = await tab.awaitWidget("npuzzle.depth");
    assert.equal(slider.state.max, 36);
    await tab.page.locator('[data-id="npuzzle.depth"]').focus();
    await tab.page.keyboard.press("End");
    await tab.page.keyboard.press("ArrowLeft");
    await eventually("35 steps are asked for", async () => (await tab.widget("npuzzle.depth")).state.value === 35);
    await tab.click("npuzzle.shuffle");
    await tab.until("it is shuffled", (state) => state.npuzzle.job === "" && state.npuzzle.board !== "1 2 3 4/5 6 7 0");
    await solve(tab, 35);
    await tab.close();
});

/** The browser's database: the sizes of what is kept, by name. */
const kept = (tab) =>
    tab.page.evaluate(
        () =>
            new Promise((resolve, reject) => {
                const request = indexedDB.open("keyval-store");
                request.onerror = () => reject(request.error);
                request.onsuccess = () => {
                    const sizes = {};
                    if (!request.result.objectStoreNames.contains("keyval")) return resolve(sizes);
                    const cursor = request.result.transaction("keyval").objectStore("keyval").openCursor();
                    cursor.onsuccess = () => {
                        if (!cursor.result) return resolve(sizes);
                        sizes[cursor.result.key] = cursor.result.value.length;
                        cursor.result.continue();
                    };
                };
            }),
    );

/** Replaces what is kept by three bytes that mean nothing. */
const damage = (tab, name) =>
    tab.page.evaluate(
        (key) =>
            new Promise((resolve, reject) => {
                const request = indexedDB.open("keyval-store");
                request.onsuccess = () => {
                    const change = request.result.transaction("keyval", "readwrite");
                    change.objectStore("keyval").put(new Uint8Array([1, 2, 3]), key);
                    change.oncomplete = () => resolve();
                    change.onerror = () => reject(change.error);
                };
            }),
        name,
    );

test("pattern tables are kept by the browser; damaged ones are built anew", async () => {
    const tab = await openTask();
    const solveFarCorner = async () => {
        await type(tab, "0 1 2 3/5 6 7 4/9 10 11 8/13 14 15 12");
        await tab.until("the board is typed", board("0 1 2 3/5 6 7 4/9 10 11 8/13 14 15 12"));
        await solve(tab, 6);
    };
    const again = async () => {
        await tab.page.reload();
        await tab.untilReady();
        await tab.click("task:npuzzle");
        await solveFarCorner();
    };
    await solveFarCorner();
    const [name, bytes] = await eventually("tables are kept", async () => Object.entries(await kept(tab))[0]);
    assert.match(name, /^tiles-4x4/);
    await again();
    assert.deepEqual(await kept(tab), { [name]: bytes });
    await damage(tab, name);
    await again();
    await eventually("they are whole again", async () => (await kept(tab))[name] === bytes);
    tab.assertQuiet();
    await tab.close();
});

test("a search that takes long tells what it knows, and stops when asked", async () => {
    const tab = await openTask();
    await type(tab, "0 24 23 22 21/20 19 18 17 16/15 14 13 12 11/10 9 8 7 6/5 4 3 2 1");
    await tab.until("the board is typed", (state) => state.npuzzle.board.startsWith("0 24 23"));
    await tab.click("npuzzle.solve");
    await tab.until("it searches", (state) => state.npuzzle.job === "solve");
    await tab.awaitWidget("row.tile.nodes");
    await tab.click("npuzzle.stop");
    const { npuzzle } = await tab.until("it has stopped", (state) => state.npuzzle.job === "" && state.npuzzle.answer !== null);
    assert.equal(npuzzle.answer.status, "cancelled");
    assert.equal(npuzzle.answer.length, -1);
    assert.ok(npuzzle.answer.at_least > 0);
    await tab.close();
});

test("integer programs find the same length, T after T, and go to other solvers and back", async () => {
    const tab = await openTask();
    await type(tab, "2 5 3/1 0 6/4 7 8");
    const { answer } = await solve(tab, 6);
    await tab.click("npuzzle.programs");
    for (const [formulation, mode] of [
        ["printed", "plne"],
        ["flow", "plm"],
    ]) {
        await clickInSight(tab, `program.formulation:${formulation}`);
        await clickInSight(tab, `program.mode:${mode}`);
        await clickInSight(tab, "program.solve");
        // What was solved before stays until this one is begun.
        const done = ({ npuzzle: { programs, answer: found } }) =>
            !programs.running && programs.status === "solved" && found?.method === mode;
        const { npuzzle } = await tab.until(`${formulation} is solved`, done);
        assert.equal(npuzzle.programs.length, answer.length);
        assert.equal(npuzzle.programs.attempts.at(-1).outcome, "walk");
        assert.equal(npuzzle.programs.attempts.at(-1).steps, 6);
        assert.equal(npuzzle.programs.attempts.length, formulation === "printed" ? 6 : 1);
    }
    const [download] = await Promise.all([tab.page.waitForEvent("download"), clickInSight(tab, "program.save")]);
    assert.equal(download.suggestedFilename(), "3x3-flow-plm-T6.lp");
    const lp = (await bytesOf(download)).toString();
    assert.match(lp, /Subject To/);
    const solution = solveProgram(await loadHighs(), { text: lp });
    const [chooser] = await Promise.all([tab.page.waitForEvent("filechooser"), clickInSight(tab, "program.open")]);
    await chooser.setFiles({ name: "answer.sol", mimeType: "text/plain", buffer: Buffer.from(solution) });
    const state = await tab.until("the file is read", ({ npuzzle }) => npuzzle.answer?.method === "file");
    assert.equal(state.npuzzle.answer.best, 6);
    tab.assertQuiet();
    await tab.close();
});

test("a program that takes long is stopped at once", async () => {
    const tab = await openTask();
    await tab.click("npuzzle.programs");
    await clickInSight(tab, "program.formulation:printed");
    await clickInSight(tab, "program.solve");
    await tab.until("several programs are solved", ({ npuzzle }) => npuzzle.programs.attempts.length >= 3);
    await tab.cancelAtOnce();
    await tab.until("it has stopped", ({ npuzzle }) => !npuzzle.programs.running && npuzzle.programs.status === "cancelled");
    await tab.close();
});

test("on a phone a tap slides a tile, and everything is within reach", async () => {
    const tab = await openTask({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const tile = await tab.awaitWidget("tile:3");
    await tab.page.touchscreen.tap(...centre(tile));
    await tab.until("tile 3 has gone right", board("8 6 7/2 5 4/0 3 1"));
    await tab.page.touchscreen.tap(...centre(await tab.awaitWidget("npuzzle.solve")));
    await tab.until("it is solved", ({ npuzzle }) => npuzzle.answer?.status === "solved");
    for (const widget of await tab.widgets()) {
        if (widget.state?.disabled === undefined && !widget.id.startsWith("tile")) continue;
        assert.ok(widget.x >= 0 && widget.x + widget.w <= 390.5, `${widget.id} is beside the screen`);
    }
    tab.assertQuiet();
    await tab.close();
});
