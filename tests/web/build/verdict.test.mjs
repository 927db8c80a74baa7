// The live verdict of the task Build, with the real solver: that it is there, and never that of another drawing.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { centre, eventually, startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const verdict = async (tab) => (await tab.widget("verdict"))?.label ?? "";
const says = (tab, pattern) => eventually(`the verdict says ${pattern}`, async () => pattern.test(await verdict(tab)));

/** Build with Klotski in it, and its verdict. */
async function build(options) {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, options);
    await tab.click("task:build");
    await says(tab, /^81 moves, proved shortest/);
    return tab;
}

test("Klotski: the first answer is there after an edit, and the rest follows", async () => {
    const tab = await build();
    const rows = async (id) => (await tab.widget(`verdict.${id}`))?.label ?? "";
    await eventually("all is known", async () => /256/.test(await rows("solutions")));
    assert.match(await rows("each"), /116 step · 90 slide · 81 move/);
    assert.match(await rows("reachable"), /25,955 of 65,880/);
    assert.match(await rows("farthest"), /124 moves/);
    // A row more and back again. How soon the answer is there is a matter of the machine: tests/bench/verdict.mjs measures it.
    await tab.click("build.rows.more");
    await says(tab, /^(?!81 )(≥ )?[0-9,]+ moves/);
    await tab.click("build.undo");
    await says(tab, /^81 moves, proved shortest/);
    assert.deepEqual(
        (await tab.state()).jobs.filter(({ status }) => status === "failed"),
        [],
    );
    tab.assertQuiet();
    await tab.close();
});

test("a small change is shown on the board while it is looked at, taken in one step, and undone in one", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=metric-demo`, { deviceScaleFactor: 1 });
    await tab.click("task:build");
    await says(tab, /^1 move, proved shortest/);
    await eventually("all changes are tried", async () =>
        /^73 small changes tried, 16 make it longer$/.test((await tab.widget("ideas.summary"))?.label ?? ""),
    );
    const { x, y, w, h } = await tab.widget("build.board");
    const picture = async () => (await tab.page.screenshot({ clip: { x, y, width: w, height: h } })).toString("base64");
    const before = await picture();
    const [left, top] = centre(await tab.widget("ideas:0"));
    await tab.page.mouse.move(left, top);
    await eventually("the board shows the change", async () => (await picture()) !== before);
    await tab.page.mouse.move(5, 5);
    await eventually("the board is as before", async () => (await picture()) === before);
    await tab.page.focus('[data-id="ideas:0.take"]');
    await eventually("the board shows the change", async () => (await picture()) !== before);
    await tab.click("ideas:0.take");
    await says(tab, /^3 moves, proved shortest/);
    await tab.click("build.undo");
    await says(tab, /^1 move, proved shortest/);
    tab.assertQuiet();
    await tab.close();
});

/** Build with a puzzle from its text. */
function buildOf(text, options) {
    return Tab.ready(host.browser, `${host.address}/#view=build&text=${encodeURIComponent(text)}`, options);
}

test("of a puzzle too large to finish some solution is found, and shown in Play", async () => {
    const tiles = "metric: step\nboard:\ndfc9\n82ba\n4761\n35.e\ngoal:\n1234\n5678\n9abc\ndef.\n";
    const tab = await buildOf(tiles, { permissions: ["clipboard-read", "clipboard-write"] });
    await says(tab, /^≥ [0-9]+ steps, not proved; [0-9,]+ positions searched in/);
    const row = async (id) => (await tab.widget(`verdict.${id}`))?.label ?? "";
    assert.match(await row("memory"), /^memory: [0-9]/);
    assert.match(await row("further"), /^Search further, up to/);
    await tab.click("verdict.command");
    await eventually(
        "the command is copied",
        async () =>
            (await tab.page.evaluate(() => navigator.clipboard.readText())) === `shunt solve --metric step - << 'END'\n${tiles}END\n`,
    );
    await tab.click("verdict.any.button");
    await eventually("a solution is told", async () => /not proved shortest: [0-9,]+ steps$/.test(await row("any")));
    assert.match(await verdict(tab), /^≥ [0-9]+ steps, not proved/, "what was proved stays");
    await eventually("it can be watched", async () => (await tab.widget("verdict.any.button"))?.label === "Watch");
    await tab.click("verdict.any.button");
    await tab.until("it is shown in Play", ({ task, on_show: shown }) => task === "play" && shown !== null);
    const { x, y, w, h } = await tab.awaitWidget("player.scrub");
    await tab.drag([
        [x + w * 0.2, y + h / 2],
        [x + w + 40, y + h / 2],
    ]);
    await tab.until("its end is shown", ({ solved, on_show: shown }) => solved && shown.step > 0);
    tab.assertQuiet();
    await tab.close();
});
