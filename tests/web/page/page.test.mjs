// The page as a whole: loading, sharpness, themes, rest, hosts and frames.
import assert from "node:assert/strict";
import test from "node:test";
import { serve } from "../../../web/server.mjs";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserOfTests, centre, eventually, site, Tab } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { coloursAt } from "../support/pixels.mjs";

const tokens = JSON.parse(readFileSync(new URL("../../../core/picture/tokens.json", import.meta.url), "utf8"));
const host = browserOfTests();

test("the page loads, is interactive, complains about nothing and asks nobody else for anything", async () => {
    const strangers = [];
    const tab = await Tab.ready(host.browser, `${host.address}/`, {
        prepare: (page) =>
            page.on("request", (request) => {
                const address = request.url();
                if (!address.startsWith(host.address) && !/^(data|blob):/.test(address)) strangers.push(address);
            }),
    });
    const state = await tab.until("Klotski is open", (seen) => seen.puzzle_id === "klotski");
    assert.equal(state.title, "Klotski");
    assert.equal(await tab.page.title(), "Klotski · Shunt");
    await eventually("the solver is loaded", async () => (await tab.messages()).some(({ type }) => type === "ready"));
    const interactive = await tab.page.evaluate(() => performance.getEntriesByName("shunt:interactive")[0].startTime);
    console.log(`interactive ${Math.round(interactive)} ms after navigation`);
    assert.deepEqual(strangers, []);
});

/** [red, green, blue] of "#RRGGBB". */
function rgb(colour) {
    return [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
}

/** Whether two colours look alike; what is drawn is shaded a little. */
function isNear(seen, expected) {
    return seen.every((part, i) => Math.abs(part - expected[i]) <= 12);
}

test("the canvas shows the board: the goal's piece and the frame lie where the page says they are", async () => {
    for (const colorScheme of ["light", "dark"]) {
        const { frame, pieces } = tokens[colorScheme];
        const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { colorScheme, deviceScaleFactor: 1 });
        const { x, y, w, h } = await tab.piece("2"); // two by two cells, in the top row of the board
        const beside = y - (w / 2) * (0.085 + 0.17 / 2); // the floor, then the middle of the frame: ui/board/board_place.hpp
        const places = [
            [x + w / 4, y + h / 2],
            [x + (w * 3) / 4, y + h / 2],
            [x + w / 2, beside],
        ];
        const expected = [pieces[0], pieces[0], frame].map(rgb);
        await eventually(`the ${colorScheme} board is to be seen`, async () =>
            (await coloursAt(tab.page, places)).every((seen, place) => isNear(seen, expected[place])),
        );
        await tab.close();
    }
});

test("nothing is drawn when nothing changes", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    // At rest: the browser draws pictures, and none of them is the workbench's.
    const drawn = (pictures) =>
        tab.page.evaluate(async (count) => {
            const before = shunt.state().frames;
            for (let picture = 0; picture < count; ++picture) await new Promise(requestAnimationFrame);
            return shunt.state().frames - before;
        }, pictures);
    await eventually("the page has come to rest", async () => (await drawn(15)) === 0);
    assert.equal(await drawn(90), 0);
    const { frames } = await tab.state();
    await tab.page.mouse.move(...centre(await tab.piece("2")));
    await tab.until("it wakes up", (state) => state.frames > frames);
    await tab.close();
});

test("one device pixel is one pixel of the drawing, at any ratio", async () => {
    for (const deviceScaleFactor of [1, 1.25, 2, 3]) {
        const tab = await Tab.ready(host.browser, `${host.address}/`, { deviceScaleFactor, viewport: { width: 1000, height: 700 } });
        const size = () =>
            tab.page.evaluate(() => {
                const { width, height, clientWidth, clientHeight } = document.getElementById("canvas");
                return { width, height, clientWidth, clientHeight };
            });
        const { width, height, clientWidth, clientHeight } = await size();
        assert.deepEqual([width, height], [Math.round(clientWidth * deviceScaleFactor), Math.round(clientHeight * deviceScaleFactor)]);
        assert.equal((await tab.state()).dpr, deviceScaleFactor);
        await tab.page.setViewportSize({ width: 800, height: 640 });
        await eventually("the drawing follows the window", async () => (await size()).width === Math.round(800 * deviceScaleFactor));
        await tab.close();
    }
});

test("light and dark: as the system, or as chosen and remembered", async () => {
    const brightness = async (tab) => {
        const [[red, green, blue]] = await coloursAt(tab.page, [[3, 400]]);
        return (red + green + blue) / 3;
    };
    const light = await Tab.ready(host.browser, `${host.address}/`, { colorScheme: "light", deviceScaleFactor: 1 });
    await eventually("it is light", async () => (await brightness(light)) > 200);
    await light.page.emulateMedia({ colorScheme: "dark" });
    await light.until("it follows the system", (state) => state.dark);
    await eventually("it is dark", async () => (await brightness(light)) < 60);
    await light.click("theme");
    await light.until("it is light by choice", (state) => !state.dark);
    await light.page.reload();
    await light.untilReady();
    assert.equal((await light.state()).dark, false, "the choice is remembered");
    await light.close();
});

test("denied storage is survived", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`, {
        prepare: (page) =>
            page.addInitScript(() =>
                Object.defineProperty(globalThis, "localStorage", {
                    get: () => {
                        throw new DOMException("denied", "SecurityError");
                    },
                }),
            ),
    });
    await tab.click("theme");
    await tab.until("the theme changes", (state) => state.dark);
});

test("the folder works from any path of a plain host", async () => {
    const folder = mkdtempSync(join(tmpdir(), "shunt-"));
    host.later(() => rmSync(folder, { recursive: true }));
    cpSync(site, join(folder, "deep/down"), { recursive: true });
    const plain = await serve(folder, { plain: true });
    host.later(plain.close);
    const tab = await Tab.ready(host.browser, `${plain.address}/deep/down/#puzzle=pennant&theme=dark`);
    const state = await tab.until("Pennant is open", (seen) => seen.puzzle_id === "pennant");
    assert.equal(state.dark, true);
    await tab.click("solve");
    await tab.until("it is solved", (seen) => seen.job === null && seen.solution?.length === 59);
});

test("a host that does not know the types of some files does no harm", async () => {
    const headers = (file) => (/\.(wasm|json|webmanifest)$/.test(file) ? { "content-type": "application/octet-stream" } : {});
    const { address, close } = await serveChanged({ plain: true, headers });
    host.later(close);
    const tab = await Tab.ready(host.browser, `${address}/#puzzle=pennant`);
    await tab.click("solve");
    await tab.until("it is solved", (seen) => seen.job === null && seen.solution?.length === 59);
});

test("the reader can zoom", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    const viewport = await tab.page.evaluate(() => document.querySelector("meta[name=viewport]").content);
    assert.doesNotMatch(viewport, /user-scalable|maximum-scale/);
    await tab.page.setViewportSize({ width: 360, height: 225 }); // 1440 x 900 at 400 %
    await eventually("what does not fit can be scrolled to", () =>
        tab.page.evaluate(() => document.documentElement.scrollHeight > innerHeight),
    );
    await tab.close();
});
