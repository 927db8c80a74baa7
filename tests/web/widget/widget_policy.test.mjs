// <shunt-puzzle> under the policies of the pages it stands in, and loaded from another host: play always works; the solver works, or says
// exactly what forbids it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserOfTests } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { openPage, startBlog, stateOf } from "../support/widget_page.mjs";

const host = browserOfTests({ plain: true });

const later = (server) => (host.later(server.close), server.address);
const policyHost = async (policy, plain = true) => later(await serveChanged({ plain, headers: { "Content-Security-Policy": policy } }));
const strangerHost = async (headers) => later(await serveChanged({ plain: true, headers }));

const kPuzzle = '<shunt-puzzle puzzle="pennant"></shunt-puzzle>';

/** Plays, then solves; the length, or why there is none. */
async function playAndSolveIn(page) {
    await stateOf(page);
    const { drawn, outcome } = await page.evaluate(async () => {
        const puzzle = document.querySelector("shunt-puzzle");
        if (!puzzle.move("5 R")) throw new Error("it cannot be played");
        puzzle.undo();
        const drawn = getComputedStyle(puzzle.shadowRoot.querySelector(".piece .ring")).fill;
        const outcome = await puzzle.solve().then(
            ({ length }) => length,
            ({ message }) => message,
        );
        return { drawn, outcome };
    });
    assert.match(drawn, /^rgb\((?!0, 0, 0)/, "it has its colours");
    await page.context().close();
    return outcome;
}

/** In a page of the host that has the script. */
async function playAndSolve(address, headers) {
    const { page } = await openPage(host.browser, address, kPuzzle, { headers });
    return playAndSolveIn(page);
}

/** In a page of another host. */
async function playAndSolveElsewhere(address, headers) {
    const page = await (await host.browser.newContext()).newPage();
    await page.goto(await startBlog(host, kPuzzle, { headers, head: `<script type="module" src="${address}/shunt-puzzle.js"></script>` }));
    return playAndSolveIn(page);
}

const kAllowed = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'";
const kForbidden = "default-src 'self'; script-src 'self'; object-src 'none'";
const kNoHints = "so there are no hints. You can still play.";

test("a strict policy that allows WebAssembly is enough", async () => {
    assert.equal(await playAndSolve(await policyHost(kAllowed), { "Content-Security-Policy": kAllowed }), 59);
});

test("one that does not is named", async () => {
    const outcome = await playAndSolve(await policyHost(kForbidden), { "Content-Security-Policy": kForbidden });
    assert.equal(outcome, `This page does not allow WebAssembly ('wasm-unsafe-eval'), ${kNoHints}`);
});

test("a policy that allows no worker is named", async () => {
    const policy = "script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'";
    const outcome = await playAndSolve(await policyHost(policy), { "Content-Security-Policy": policy });
    assert.equal(outcome, `This page does not allow the solver (worker-src), ${kNoHints}`);
});

test("in an isolated page it works as in any other", async () => {
    const isolated = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
    const address = later(await serveChanged({ plain: false }));
    assert.equal(await playAndSolve(address, isolated), 59);
});

test("from another host that everybody may read it works, unless the page forbids workers of blobs", async () => {
    const address = await strangerHost({ "Access-Control-Allow-Origin": "*" });
    assert.equal(await playAndSolveElsewhere(address), 59);
    const policy = `default-src 'self' ${address}; script-src 'self' ${address} 'wasm-unsafe-eval'`;
    const outcome = await playAndSolveElsewhere(address, { "Content-Security-Policy": policy });
    assert.equal(outcome, `This page does not allow the solver (worker-src), ${kNoHints}`);
});

test("a host that sends files with a wrong type does no harm", async () => {
    const address = await strangerHost({ "content-type": "text/javascript" });
    assert.equal(await playAndSolve(address), 59);
});

test("a solver that is not there is missed in words", async () => {
    const address = later(await serveChanged({ plain: true, change: (file, body) => (file === "solver.wasm" ? undefined : body) }));
    const reason = await playAndSolve(address);
    assert.match(reason, /^The solver could not be loaded, so there are no hints\. You can still play\. \(.*solver\.wasm/);
});
