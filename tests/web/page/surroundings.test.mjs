// What the page shows around the canvas by itself, under node: theme and notices.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";
import { installDocument } from "../support/fake_document.mjs";
import { FakeClock, settled } from "../support/fake_worker.mjs";

const { Theme } = await importSource("page/theme");
const { Notices } = await importSource("dom/notices");

/** A theme, and what it was said to have become. */
function theme() {
    const changes = [];
    return { theme: new Theme((dark) => changes.push(dark)), changes };
}

test("the theme follows the system until somebody chooses", () => {
    const { root, system, storage } = installDocument();
    const { theme: chosen, changes } = theme();
    assert.deepEqual([chosen.dark, root.dataset.theme], [false, "light"]);
    system.turn(true);
    assert.deepEqual([chosen.dark, root.dataset.theme], [true, "dark"]);
    chosen.choose(false);
    assert.deepEqual([chosen.dark, storage.kept.get("shunt.theme")], [false, "light"]);
    system.turn(false);
    system.turn(true);
    assert.equal(chosen.dark, false, "the choice stays");
    assert.equal(changes.at(-1), false);
});

test("choosing what the system has means to follow it again", () => {
    const { system, storage } = installDocument();
    const { theme: chosen } = theme();
    chosen.choose(true);
    assert.equal(storage.kept.get("shunt.theme"), "dark");
    chosen.choose(false);
    assert.equal(storage.kept.size, 0);
    system.turn(true);
    assert.equal(chosen.dark, true);
});

test("a theme that was chosen is there the next time, and one that was forced is not", () => {
    const { storage } = installDocument();
    theme().theme.choose(true);
    assert.equal(theme().theme.dark, true);
    theme().theme.force("light");
    assert.equal(theme().theme.dark, true);
    storage.kept.set("shunt.theme", "purple");
    assert.equal(theme().theme.dark, false);
});

test("without storage a choice lasts as long as the page", () => {
    const { storage } = installDocument();
    storage.refuses = true;
    const { theme: chosen } = theme();
    chosen.choose(true);
    assert.equal(chosen.dark, true);
});

function notices() {
    const { body } = installDocument();
    const made = new Notices(body);
    const toast = body.find(".toast");
    return { notices: made, toast, shown: () => (toast.hidden ? "" : toast.children[0].textContent), live: body.find("#live") };
}

test("an error stays until it is closed, and interrupts; news goes by itself, and waits", async (context) => {
    const clock = new FakeClock();
    context.mock.method(globalThis, "setTimeout", (action, milliseconds) => clock.after(milliseconds, action));
    context.mock.method(globalThis, "clearTimeout", (cancel) => cancel?.());
    const { notices: made, toast, shown } = notices();
    made.notice("Copied.", "info");
    assert.deepEqual([shown(), toast.getAttribute("role")], ["Copied.", "status"]);
    await clock.pass(5000);
    assert.equal(shown(), "");
    made.notice("Copied.", "info");
    made.notice("No.", "error");
    assert.equal(toast.getAttribute("role"), "alert");
    await clock.pass(60_000);
    assert.equal(shown(), "No.", "not taken away by the clock of the news before it");
    toast.find(".toast-close").click();
    assert.equal(shown(), "");
});

test("what a message offers is done once, and gone with the message", async (context) => {
    const clock = new FakeClock();
    context.mock.method(globalThis, "setTimeout", (action, milliseconds) => clock.after(milliseconds, action));
    context.mock.method(globalThis, "clearTimeout", (cancel) => cancel?.());
    const { notices: made, toast, shown } = notices();
    let undone = 0;
    made.notice("Deleted.", "info", [{ label: "Undo", run: () => ++undone }]);
    await clock.pass(9000);
    assert.equal(shown(), "Deleted.", "longer than news without an offer");
    toast.find(".toast-action").click();
    assert.deepEqual([undone, shown()], [1, ""]);
    made.notice("Copied.", "info");
    assert.equal(toast.find(".toast-action"), undefined, "the next message does not offer it");
});

test("everything that is announced at once is heard", async () => {
    const { notices: made, live } = notices();
    made.announce("piece 2: down");
    made.announce("Solved in 81 moves.");
    await settled();
    assert.equal(live.textContent, "piece 2: down Solved in 81 moves.");
    made.announce("Undone.");
    await settled();
    assert.equal(live.textContent, "Undone.");
});

test("the same announcement again changes what stands there, so it is heard again", async () => {
    const { notices: made, live } = notices();
    const texts = [];
    for (let turn = 0; turn < 3; ++turn) {
        made.announce("Undone.");
        await settled();
        texts.push(live.textContent);
    }
    assert.deepEqual(
        texts.map((text) => text.trim()),
        ["Undone.", "Undone.", "Undone."],
    );
    assert.notEqual(texts[0], texts[1]);
    assert.notEqual(texts[1], texts[2]);
});

test("what the workbench refuses in an action can be had, with its place, instead of shown; news is shown all the same", () => {
    const { notices: made, shown } = notices();
    const errors = made.errorsOf(() => {
        made.told("Line 2, column 3: no.", "error", 2, 3);
        made.told("Nothing of it.", "error", 0, 0);
        made.told("By the way.", "info", 0, 0);
    });
    const faults = [{ sentence: "Line 2, column 3: no.", place: { line: 2, column: 3 } }, { sentence: "Nothing of it." }];
    assert.deepEqual([errors, shown()], [faults, "By the way."]);
    assert.throws(() =>
        made.errorsOf(() => {
            throw new Error("broken");
        }),
    );
    made.told("Shown.", "error", 0, 0);
    assert.equal(shown(), "Shown.");
});
