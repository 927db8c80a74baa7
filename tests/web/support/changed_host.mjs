// A host of the page with some files changed, also for the workers of workers, whose requests no page sees.
import { createServer } from "node:http";
import { serve } from "../../../web/server.mjs";
import { site } from "./browser.mjs";

const kSent = /^(content-type|cross-origin-.*)$/;

/**
 * Serves the page. `change(file, body)` gives the body to send instead (or a promise of it), or undefined for no answer at all;
 * `headers` are sent besides, or what it gives for a file. Resolves to {address, asked, close()}; `asked`: the files asked for so far.
 */
export async function serveChanged({ plain = false, headers = {}, change = (_file, body) => body } = {}) {
    const inner = await serve(site, { plain });
    const asked = [];
    const server = createServer(async (request, response) => {
        const file = new URL(request.url, inner.address).pathname.slice(1);
        asked.push(file);
        const answer = await fetch(inner.address + request.url);
        const body = await change(file, Buffer.from(await answer.arrayBuffer()));
        if (body === undefined) return request.destroy();
        const sent = Object.fromEntries([...answer.headers].filter(([name]) => kSent.test(name)));
        response.writeHead(answer.status, { ...sent, ...(typeof headers === "function" ? headers(file) : headers) });
        response.end(body);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const close = async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await inner.close();
    };
    return { address: `http://127.0.0.1:${server.address().port}`, asked, close };
}
