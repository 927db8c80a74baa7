// node neighbours.test.mjs SITE SHUNT: the small changes that the page lists are those of `shunt neighbours`, single ones and, for the
// same seed, pairs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { libraryText } from "../support/library.mjs";

const shunt = process.argv[3] ?? process.env.SHUNT;
if (!shunt) throw new Error("usage: node neighbours.test.mjs SITE SHUNT");

const host = browserOfTests();

/** What the command lists of the changes that help: ["words: length", ...], and how many were tried. */
function listed(text, words) {
    const { stdout, stderr } = spawnSync(shunt, ["neighbours", "-", "--limit", "6", ...words], { input: text, encoding: "utf8" });
    const tried = /^([0-9,]+) changes tried/m.exec(stdout)?.[1];
    assert.ok(tried, stderr);
    const solved = !/the puzzle itself has no solution/.test(stdout);
    const rows = [...stdout.matchAll(solved ? /^ +([0-9,]+) +\+([1-9][0-9,]*) {2}(.+)$/gm : /^ +([0-9,]+) {9}()(.+)$/gm)];
    return { tried, list: rows.map(([, length, , change]) => `${change}: ${length}`) };
}

/** What the page lists, once it has tried so many changes. */
async function shown(tab, tried) {
    await eventually("all changes are tried", async () => {
        const summary = (await tab.widget("ideas.summary"))?.label ?? "";
        return summary.startsWith(`${tried} `) && !(await tab.widget("ideas.stop"));
    });
    const rows = (await tab.widgets()).filter(({ id, role }) => role === "text" && /^ideas:\d+$/.test(id));
    return rows.map(({ label }) => label.replace(/ (move|step|slide)s?$/, ""));
}

const puzzles = [
    ["a small puzzle", libraryText("metric-demo")],
    ["one with a gate and walls", "metric: step\nboard:\nAAB#\nC.B.\nD..=\n\ngoal:\n....\nAA..\n....\n\ngate: AB\n"],
    ["one without a solution", "metric: move\nboard:\n1.#2\n33#.\n\ngoal:\n..#1\n..#.\n"],
];

for (const [name, text] of puzzles) {
    test(`${name}: the page lists what the command lists`, async () => {
        const tab = await Tab.ready(host.browser, `${host.address}/#view=build&text=${encodeURIComponent(text)}`);
        const single = listed(text, []);
        const page = await shown(tab, single.tried);
        assert.ok(page.length > 0);
        assert.deepEqual(page, single.list.slice(0, page.length));
        const pairs = listed(text, ["--pairs", "200", "--seed", "2"]);
        await tab.click("ideas.more");
        const both = await shown(tab, pairs.tried);
        assert.ok(both.length > 0);
        assert.deepEqual(both, pairs.list.slice(0, both.length));
    });
}
