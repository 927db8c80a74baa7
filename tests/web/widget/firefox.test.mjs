// <shunt-puzzle> in Firefox, where that is installed: played by mouse and keys, solved, measured.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serveChanged } from "../support/changed_host.mjs";
import { noFirefox as skip, startFirefox } from "../support/firefox.mjs";
import { dragPiece, startBlog, stateOf } from "../support/widget_page.mjs";

let host;
let shunt;
before(async () => {
    if (skip) return;
    host = await startFirefox({ plain: true });
    shunt = await serveChanged({ plain: true, headers: { "Access-Control-Allow-Origin": "*" } });
    host.later(shunt.close);
});
after(() => host?.stop());

async function openPuzzle(body) {
    const page = await host.browser.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(await startBlog(host, body, { head: `<script type="module" src="${shunt.address}/shunt-puzzle.js"></script>` }));
    await stateOf(page);
    return { page, complaints };
}

test("a puzzle is played by mouse and keys", { skip }, async () => {
    const board = "board:\nAAB.\nCCB.\n....\ngoal:\n....\n....\n.AA.";
    const { page, complaints } = await openPuzzle(`<shunt-puzzle puzzle="${board}"></shunt-puzzle>`);
    await dragPiece(page, "B", [
        [1, 0],
        [1, 3],
    ]);
    assert.equal((await stateOf(page, ({ made }) => made === 1)).position, "AA..\nCC.B\n...B\n");
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    assert.equal((await stateOf(page, ({ made }) => made === 0)).position, "AAB.\nCCB.\n....\n");
    assert.deepEqual(complaints, []);
    await page.close();
});

test("a hint, a solution and the chart come from the solver", { skip }, async () => {
    const { page, complaints } = await openPuzzle('<shunt-puzzle puzzle="klotski"></shunt-puzzle>');
    await page.getByRole("button", { name: "Hint" }).click();
    await page
        .getByText(/81 → 80 to go$/)
        .first()
        .waitFor();
    await page.getByRole("button", { name: "Chart" }).click();
    await page
        .getByText(/25,955/)
        .first()
        .waitFor();
    await page.getByRole("button", { name: "Solve" }).click();
    await page.getByRole("slider", { name: "Move of the solution" }).waitFor();
    assert.equal(await page.evaluate(() => document.querySelector("shunt-puzzle").state().toGo), 81);
    assert.deepEqual(complaints, []);
    await page.close();
});
