// Pages of other people with <shunt-puzzle> in them.
import { createServer } from "node:http";
import { closedAfterTest, eventually } from "./browser.mjs";

/** A host of one page with this body, for as long as `host` runs; resolves to its address. */
export async function startBlog(host, body, { head = "", headers = {} } = {}) {
    const html = `<!doctype html><html lang="en"><head><title>blog</title>${head}</head><main>${body}</main></html>`;
    const server = createServer((_request, response) => response.writeHead(200, { "Content-Type": "text/html", ...headers }).end(html));
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    host.later(() => (server.closeAllConnections(), server.close()));
    return `http://localhost:${server.address().port}/`;
}

/** A page with this body, on the host of the widget (`address`); `head`: besides the script. */
export async function openPage(browser, address, body, { head = "", headers = {}, prepare, ...contextOptions } = {}) {
    const context = await browser.newContext({ viewport: { width: 900, height: 900 }, ...contextOptions });
    const page = await context.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error.stack ?? error)));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}
        <script type="module" src="${address}/shunt-puzzle.js"></script></head><body><main><h1>A page</h1>${body}</main></body></html>`;
    await page.route("**/somebody/page.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html, headers }));
    await prepare?.(page);
    await page.goto(`${address}/somebody/page.html`);
    closedAfterTest(page, complaints);
    return { page, complaints, close: () => context.close() };
}

/** The state of the first widget, or of the one that a selector means, once it holds. */
export async function stateOf(page, holds = () => true, selector = "shunt-puzzle") {
    return eventually("the widget is in that state", async () => {
        const state = await page.evaluate((which) => document.querySelector(which)?.state?.(), selector);
        return state && holds(state) ? state : undefined;
    });
}

/** The middle of a piece on the screen, and the side of a cell. */
export async function placeOf(page, name, selector = "shunt-puzzle") {
    return page.evaluate(
        ([which, label]) => {
            const root = document.querySelector(which).shadowRoot;
            const piece = [...root.querySelectorAll(".piece")].find((one) => one.getAttribute("aria-label").startsWith(`${label}, `));
            const { x, y, width, height } = piece.querySelector(".ring").getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2, cell: root.querySelector(".board").getScreenCTM().a * 100 };
        },
        [selector, name],
    );
}

/** Waits until nothing glides any more. */
export async function atRest(page, selector = "shunt-puzzle") {
    await eventually("the pieces are at rest", () =>
        page.evaluate((which) => document.querySelector(which).shadowRoot.getAnimations().length === 0, selector),
    );
}

/** Drags a piece by whole cells along points. */
export async function dragPiece(page, name, ways, selector) {
    await atRest(page, selector);
    const { x, y, cell } = await placeOf(page, name, selector);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [columns, rows] of ways) await page.mouse.move(x + columns * cell, y + rows * cell, { steps: 6 });
    await page.mouse.up();
}
