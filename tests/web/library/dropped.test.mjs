// What people drop on the page or paste into it, and two tabs that play one puzzle.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { stored } from "../support/database.mjs";

const host = browserOfTests();

const kDoor = "name: A small door\nboard:\nAAB.\nCCB.\n....\ngoal:\n....\n....\n.AA.\n";
const kLane = "name: Lane\nboard:\n1..\ngoal:\n..1\n";

/** Drops files ({name, text, type}) or data ({"text/plain": ...}) on the middle of the page; whether the page wanted it. */
const drop = (tab, { files = [], data = {}, on = "#canvas" }) =>
    tab.page.evaluate(
        ([handed, words, where]) => {
            const dataTransfer = new DataTransfer();
            for (const { name, text, type } of handed) dataTransfer.items.add(new File([text], name, { type: type ?? "text/plain" }));
            for (const [type, text] of Object.entries(words)) dataTransfer.setData(type, text);
            const options = { dataTransfer, bubbles: true, cancelable: true };
            const target = document.querySelector(where);
            const taken = !target.dispatchEvent(new DragEvent("dragover", options));
            return !target.dispatchEvent(new DragEvent("drop", options)) && taken;
        },
        [files, data, on],
    );

const opened = (tab, title) => tab.until(`${title} is open`, (state) => state.title === title);
const said = (tab, words) => tab.page.getByText(words).first().waitFor();

test("a dropped text, a dropped link and a dropped file are opened", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    assert.ok(await drop(tab, { data: { "text/plain": kDoor } }));
    await opened(tab, "A small door");
    const link = "https://another.example/shunt/?utm_source=x#puzzle=pennant&metric=step";
    assert.ok(await drop(tab, { data: { "text/uri-list": `# a comment\r\n${link}\r\n`, "text/plain": link } }));
    const { metric } = await tab.until("Pennant is open", (state) => /^Pennant/.test(state.title));
    assert.equal(metric, "step");
    assert.ok(await drop(tab, { files: [{ name: "lane.txt", text: kLane }] }));
    await opened(tab, "Lane");
    assert.ok(await drop(tab, { data: { "text/plain": `${host.address}/index.html?puzzle=klotski` } }));
    await opened(tab, "Klotski");
    assert.ok(await drop(tab, { files: [{ name: "Pennant.url", text: `[InternetShortcut]\r\nURL=${link}\r\n`, type: "" }] }));
    await tab.until("Pennant is open", (state) => /^Pennant/.test(state.title));
});

test("a link that is pasted is followed, and one to another page is refused by name", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    const paste = (text) =>
        tab.page.evaluate((words) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", words);
            document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }, text);
    await paste(`<${host.address}/embed.html#puzzle=pennant>\n`);
    await tab.until("Pennant is open", (state) => /^Pennant/.test(state.title));
    await tab.page.goBack();
    await opened(tab, "Klotski");
    await paste("https://another.example/puzzles.html");
    await said(tab, /https:\/\/another\.example\/puzzles\.html is a link to another page/);
    assert.equal(await tab.page.locator("#open-text").inputValue(), "https://another.example/puzzles.html", "nothing is lost");
    assert.equal((await tab.state()).title, "Klotski");
});

test("of several files the first that may be a puzzle is opened, and each of the others is refused by name", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    await drop(tab, {
        files: [
            { name: "photo.png", text: "\x89PNG", type: "image/png" },
            { name: "lane.txt", text: kLane },
            { name: "door.txt", text: kDoor },
            { name: "huge.txt", text: "#".repeat(1_000_001) },
        ],
    });
    await opened(tab, "Lane");
    for (const words of [/photo\.png is no text/, /door\.txt was not opened/, /huge\.txt is too large/]) await said(tab, words);
});

test("what can be no puzzle is refused by name, and nothing else changes", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    for (const [file, words] of [
        [{ name: "photo.png", text: "x", type: "image/png" }, /photo\.png is no text/],
        [{ name: "binary", text: "a\0b", type: "" }, /binary is no text/],
        [{ name: "list.pdf", text: "%PDF", type: "application/pdf" }, /list\.pdf is no text/],
        [{ name: "huge.txt", text: "#".repeat(1_000_001) }, /huge\.txt is too large/],
        [{ name: "words.txt", text: "no puzzle at all" }, /words\.txt/],
    ]) {
        await drop(tab, { files: [file] });
        await said(tab, words);
        assert.equal((await tab.state()).title, "Klotski");
        await tab.page.keyboard.press("Escape");
        await tab.page.locator("#open-dialog[open]").waitFor({ state: "detached" });
    }
});

test("texts dropped into a field are the field's", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    await tab.click("open");
    await tab.page.locator("#open-dialog[open]").waitFor();
    assert.equal(await drop(tab, { data: { "text/plain": kLane }, on: "#open-text" }), false);
    assert.equal((await tab.state()).title, "Klotski");
    await tab.close();
});

/** Slides a piece by keys. */
async function slide(tab, name, key, moves) {
    await tab.take(name);
    await tab.page.keyboard.press(key);
    await tab.until(`${name} has moved`, ({ counts }) => counts.step === moves);
}

test("two tabs that play one puzzle lose nothing, and who opens it again may go on with either", async () => {
    const first = await Tab.ready(host.browser, host.address, { fragment: "/#puzzle=klotski" });
    const context = first.page.context();
    const another = async () => {
        const tab = new Tab(await context.newPage());
        await tab.page.goto(`${host.address}/#puzzle=klotski`);
        await tab.untilReady();
        return tab;
    };
    const second = await another();
    const kept = async () =>
        Object.values(await stored(second, "shunt-plays")).flatMap(({ play, others = [] }) => [play, ...others.map((other) => other.play)]);
    await slide(first, "7", "ArrowDown", 1);
    await eventually("the first tab's move is kept", async () => (await kept()).length === 1);
    await slide(second, "9", "ArrowRight", 1);
    await eventually("the second tab's move is kept beside it", async () => (await kept()).length === 2);
    await slide(first, "8", "ArrowLeft", 2);
    await eventually("both lines are kept", async () => (await kept()).some((play) => play.includes(" ")));
    assert.equal((await kept()).length, 2);
    await Promise.all([first.page.close(), second.page.close()]);
    const third = await another();
    await third.page.getByRole("button", { name: "Resume at move 2" }).click();
    await third.until("the longer line is there", ({ counts }) => counts.step === 2);
    third.assertQuiet();
    await context.close();
});
