// embed.html in frames of other people's pages: with and without an origin of its own, under their policies, isolated and not; and what
// it says to the page around.
import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "../../../web/server.mjs";
import { browserOfTests, eventually, site } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { violations } from "../support/violations.mjs";
import { startBlog } from "../support/widget_page.mjs";

const host = browserOfTests();

const later = (server) => (host.later(server.close), server.address);
const plainHost = async () => later(await serve(site, { plain: true }));
/** A host that lets other origins read its files, as the big static hosts do. */
const hostForAll = async (plain) => later(await serveChanged({ plain, headers: { "Access-Control-Allow-Origin": "*" } }));

const frameOf = (address, attributes = "", fragment = "#puzzle=pennant") =>
    `<iframe id="embed" title="puzzle" width="420" height="620" ${attributes} src="${address}/embed.html${fragment}"></iframe>`;

async function openFrame(blog, context = {}) {
    const page = await (await host.browser.newContext({ viewport: { width: 800, height: 900 }, ...context })).newPage();
    await page.goto(blog);
    const frame = await eventually("the frame is there", () => page.frames().find((found) => found.url().includes("embed.html")));
    await eventually("it is ready", () => frame.evaluate(() => document.documentElement.dataset.state === "ready"));
    return { page, frame, close: () => page.context().close() };
}

/** Plays, then solves; what the solver said. */
async function playAndSolve(frame) {
    return frame.evaluate(async () => {
        const puzzle = document.querySelector("shunt-puzzle");
        if (!puzzle.move("5 R")) throw new Error("it cannot be played");
        puzzle.undo();
        return puzzle.solve().then(
            ({ length }) => length,
            ({ message }) => message,
        );
    });
}

const kIsolated = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
for (const [kind, blogHeaders, address, attributes] of [
    ["a plain host", {}, plainHost, ""],
    ["an isolating host in a page that is not", {}, async () => host.address, ""],
    ["an isolating host in an isolated page", kIsolated, async () => host.address, 'allow="cross-origin-isolated"'],
    ["a plain host without an origin, which may read nothing", {}, plainHost, 'sandbox="allow-scripts"'],
    ["a plain host that everybody may read, without an origin", {}, () => hostForAll(true), 'sandbox="allow-scripts"'],
    ["an isolating host that everybody may read, without an origin", {}, () => hostForAll(false), 'sandbox="allow-scripts"'],
    ["a plain host in a page with a strict policy", { "Content-Security-Policy": "default-src 'self'; frame-src *" }, plainHost, ""],
]) {
    test(`a frame of ${kind} plays and solves`, async () => {
        const { frame, close } = await openFrame(await startBlog(host, frameOf(await address(), attributes), { headers: blogHeaders }));
        assert.equal(await playAndSolve(frame), 59);
        await close();
    });
}

test("a frame of a host that forbids WebAssembly plays, and says why it does not solve", async () => {
    const policy = { "Content-Security-Policy": "default-src 'self'; script-src 'self'; worker-src 'self' blob:" };
    for (const attributes of ["", 'sandbox="allow-scripts"']) {
        const shunt = await serveChanged({ plain: true, headers: { ...policy, "Access-Control-Allow-Origin": "*" } });
        host.later(shunt.close);
        const { frame, close } = await openFrame(await startBlog(host, frameOf(shunt.address, attributes)));
        const reason = "This page does not allow WebAssembly ('wasm-unsafe-eval'), so there are no hints. You can still play.";
        assert.equal(await playAndSolve(frame), reason, attributes);
        await close();
    }
});

test("axe has nothing to say", async () => {
    const page = await host.browser.newPage();
    await page.goto(`${host.address}/embed.html#puzzle=klotski`);
    await page.getByRole("button", { name: "Hint" }).waitFor();
    assert.deepEqual(await violations(page, { without: ["page-has-heading-one"] }), []);
    await page.close();
});

/** In the page around: what the frame says, and a way to call it. */
async function listen(page) {
    await page.evaluate(() => {
        globalThis.heard = [];
        addEventListener("message", ({ data }) => heard.push(data));
        globalThis.call = (id, method, ...args) =>
            document.querySelector("iframe").contentWindow.postMessage({ shunt: "call", v: 1, id, method, args }, "*");
    });
    return (what, holds) => eventually(what, async () => (await page.evaluate(() => heard)).find(holds));
}

test("page and frame talk: calls, answers, events, height", async () => {
    const blog = await startBlog(host, "");
    const page = await host.browser.newPage();
    await page.goto(blog);
    const hear = await listen(page);
    const origin = new URL(blog).origin;
    await page.evaluate(
        (html) => (document.querySelector("main").innerHTML = html),
        frameOf(host.address, "", `#puzzle=rush-hour-1&controls=hint&origin=${encodeURIComponent(origin)}`),
    );
    await hear("it is ready", ({ shunt, detail }) => shunt === "ready" && detail.name === "Rush Hour, card 1");
    const { height } = await hear("its height", ({ shunt }) => shunt === "resize");
    assert.ok(height > 300 && height < 700, `${height}`);
    await page.evaluate(() => (call(7, "hint"), call("eight", "move", "nonsense"), call(9, "explode")));
    const { value } = await hear("the hint", ({ id }) => id === 7);
    assert.equal(value.toGo, 9);
    assert.equal((await hear("no move", ({ id }) => id === "eight")).value, false);
    assert.match((await hear("no method", ({ id }) => id === 9)).message, /there is no method "explode"; there are state, move/);
    await page.evaluate((move) => call(10, "move", move), value.move);
    assert.equal((await hear("it moved", ({ shunt }) => shunt === "move")).detail.made, 1);
    await page.evaluate(() => call(11, "load", "none"));
    assert.match((await hear("it is refused", ({ shunt }) => shunt === "error")).detail.message, /There is no puzzle "none"/);
    assert.ok((await page.evaluate(() => heard)).every(({ v }) => v === 1));
    await page.close();
});

test("a frame that is meant for another origin says nothing, and hears nothing", async () => {
    const blog = await startBlog(host, frameOf(host.address, "", "#puzzle=klotski&origin=https://somebody.test"));
    const { page, frame, close } = await openFrame(blog);
    await listen(page);
    await page.evaluate(() => call(1, "move", "9 R"));
    await frame.evaluate(() => document.querySelector("shunt-puzzle").solve());
    assert.deepEqual(await page.evaluate(() => heard), []);
    assert.equal(await frame.evaluate(() => document.querySelector("shunt-puzzle").state().made), 0);
    await close();
});

test("twenty frames on a page play and solve, each without WebGL", async () => {
    const { page, close } = await openFrame(await startBlog(host, Array.from({ length: 20 }, () => frameOf(host.address)).join("")));
    const frames = await eventually("all are there", () => {
        const found = page.frames().filter((frame) => frame.url().includes("embed.html"));
        return found.length === 20 ? found : undefined;
    });
    for (const frame of frames) {
        await eventually("it is ready", () => frame.evaluate(() => document.documentElement.dataset.state === "ready"));
        assert.equal(await frame.evaluate(() => document.querySelectorAll("canvas").length), 0);
        assert.equal(await playAndSolve(frame), 59);
    }
    await close();
});
