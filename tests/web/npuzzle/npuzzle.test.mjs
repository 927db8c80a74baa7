// The N-puzzle with real input, its worker and its files: typed, solved, slid; what the browser keeps of it; programs for other solvers.
import assert from "node:assert/strict";
import test from "node:test";
import { solveProgram } from "../../../web/src/worker/highs_solve.mjs";
import { browserOfTests, bytesOf, eventually, Tab } from "../support/browser.mjs";
import { stored } from "../support/database.mjs";

/** HiGHS under node, as another solver. */
const loadHighs = async () => (await import("highs")).default();

const host = browserOfTests();

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

/** Solves the board and waits for an answer of so many steps. */
async function solve(tab, length) {
    await tab.click("npuzzle.solve");
    const { npuzzle } = await tab.until(`the answer is ${length} (step)`, ({ npuzzle: { job, answer } }) => job === "" && answer !== null);
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
    const scrub = await tab.widget("npuzzle.player.scrub");
    await tab.page.mouse.click(scrub.x + scrub.w - 4, scrub.y + scrub.h / 2);
    await tab.until("the goal is shown", (state) => state.npuzzle.step === 31 && state.npuzzle.board === "1 2 3/4 5 6/7 8 0");
    await tab.click("npuzzle.restart");
    await tab.until("it is typed still", board("6 4 7/8 5 0/3 2 1"));
    await tab.click("tile:1");
    await tab.until("a press slides", board("6 4 7/8 5 1/3 2 0"));
});

/** The sizes of the tables that the browser has, by name. */
const kept = (tab) => stored(tab, "keyval-store", "keyval");

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
});
