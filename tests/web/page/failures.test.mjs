// When the page cannot start it says which part is missing and what helps.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

/** What the page says instead of starting, after `prepare` has broken something. */
async function failureWith(prepare, look = async () => undefined) {
    const tab = await Tab.open(host.browser, `${host.address}/#puzzle=pennant`, { prepare });
    const text = await eventually("the page says why", () =>
        tab.page.evaluate(() => document.querySelector("#failure[role=alert]")?.innerText),
    );
    assert.equal(await tab.page.evaluate(() => document.documentElement.dataset.state), "failed");
    assert.equal(await tab.page.getByRole("button", { name: "Reload" }).isVisible(), true);
    await look(tab.page);
    await tab.page.unrouteAll({ behavior: "ignoreErrors" }); // the frame may still be loading
    await tab.close();
    return text;
}

test("without WebGL 2", async () => {
    const text = await failureWith(
        (page) =>
            page.addInitScript(() => {
                const original = HTMLCanvasElement.prototype.getContext;
                HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
                    return kind === "webgl2" ? null : original.call(this, kind, ...rest);
                };
            }),
        async (page) => {
            const board = page.frameLocator("#failure iframe");
            await board.locator("shunt-puzzle").evaluate((puzzle) => puzzle.move("5 R"));
            await board.getByRole("button", { name: "Undo", disabled: false }).click();
            await board.getByRole("button", { name: "Hint" }).click();
            await board
                .getByText(/59 → 58 to go$/)
                .first()
                .waitFor();
        },
    );
    assert.match(text, /WebGL 2/);
});

test("without WebAssembly", async () => {
    const text = await failureWith((page) => page.addInitScript(() => delete globalThis.WebAssembly));
    assert.match(text, /WebAssembly/);
});

test("with a content security policy that forbids WebAssembly", async () => {
    const text = await failureWith((page) =>
        page.route("**/", async (route) => {
            const response = await route.fetch();
            const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
            await route.fulfill({ response, headers });
        }),
    );
    assert.match(text, /policy/);
    assert.match(text, /'wasm-unsafe-eval'/);
});

for (const file of ["workbench.wasm", "workbench.js", "puzzles.json"]) {
    test(`without ${file}`, async () => {
        const text = await failureWith((page) => page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: "" })));
        assert.ok(text.includes(file), text);
    });
}

test("without JavaScript", async () => {
    const tab = await Tab.open(host.browser, `${host.address}/`, { javaScriptEnabled: false });
    const text = await tab.page.locator("noscript").innerText();
    assert.match(text, /has JavaScript switched off/);
    assert.match(text, /ist JavaScript abgeschaltet/);
    await tab.close();
});
