// A new version is published while somebody plays, at twenty moments of a visit, on three kinds of host: every file is of one version each
// time, and no move is lost. A sample in an ordinary run.
import assert from "node:assert/strict";
import test from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests } from "../support/browser.mjs";
import { isRenewed, keptTab, lookForNews, renewableHost } from "../support/renewable_host.mjs";

const host = browserOfTests();

const kAdded = Buffer.from("<!-- checked by your provider -->\n");
/** What a host makes of a publication: all at once; all, with documents that a proxy changes; or only some of the files, at first. */
const kHosts = {
    "all files at once": { version: "whole" },
    "documents changed on their way": {
        version: "whole",
        added: (file, body) => (/\.html$|^$/.test(file) ? Buffer.concat([body, kAdded]) : body),
    },
    "some files late": { version: "in part" },
};

/** Legal moves of the first puzzle, by keys. */
const kMoves = [
    ["7", "ArrowDown"],
    ["8", "ArrowLeft"],
];

async function move(tab, number) {
    const [piece, key] = kMoves[number];
    await tab.take(piece);
    await tab.page.keyboard.press(key);
    await tab.until(`${piece} has moved`, (state) => state.counts.step === number + 1);
}

/** A visit in parts; between any two of them, and within some, a version may be published. */
const kParts = [
    ["nothing", async () => undefined],
    ["a first move", (tab) => move(tab, 0)],
    ["a second move", (tab) => move(tab, 1)],
    ["asked to solve", async (tab) => void (await tab.click("solve.start"))],
    ["solved", (tab) => tab.until("it is solved", ({ solution }) => solution !== null)],
    ["help opened", (tab) => pressed(tab, "?", "visible")],
    ["help closed", (tab) => pressed(tab, "Escape", "hidden")],
    ["Explore shown", (tab) => show(tab, "explore")],
    ["all positions counted", (tab) => tab.counted()],
    ["back in Play", (tab) => show(tab, "play")],
];

async function pressed(tab, key, help) {
    await tab.page.keyboard.press(key);
    await tab.page.locator("#help-dialog[open]").waitFor({ state: help });
}

async function show(tab, task) {
    await tab.click(`task:${task}`);
    await tab.until(`${task} is shown`, (state) => state.task === task);
}

/** After each part, and right after it was begun: twenty moments. */
const moments = kParts.flatMap(([part], index) =>
    [false, true].map((within) => ({ name: `${within ? "within" : "after"}: ${part}`, index, within })),
);
const sample = [
    ["all files at once", 3],
    ["documents changed on their way", 14],
    ["some files late", 8],
];
const every = Object.keys(kHosts).flatMap((kind) => moments.map((_moment, number) => [kind, number]));

for (const [kind, number] of effort(sample, every)) {
    const { name, index, within } = moments[number];
    test(`${kind}, ${name}`, async () => {
        const { version, added } = kHosts[kind];
        const { address, publish } = await renewableHost(host, added);
        const tab = await keptTab(host, address);
        let news;
        for (const [part, [, act]] of kParts.entries()) {
            const acting = part === index && within ? act(tab) : undefined;
            if (part === index && within) {
                publish(version);
                news = lookForNews(tab);
            }
            await (acting ?? act(tab));
            if (part === index && !within) {
                publish(version);
                news = lookForNews(tab);
            }
        }
        assert.equal(await news, version === "whole" ? "installed" : "redundant");
        assert.equal(await isRenewed(tab), false, "a visit is of one version");
        const { position, counts } = await tab.state();
        assert.equal(counts.step, 2);
        await tab.page.reload();
        await tab.untilReady();
        assert.equal(await isRenewed(tab), false, "nobody has asked for the new one");
        await tab.until("the moves are there", (state) => state.position === position && state.counts.step === 2);
        if (version === "whole") {
            await Promise.all([tab.page.waitForEvent("load"), tab.page.getByRole("button", { name: "Use it now" }).click()]);
            await tab.untilReady();
            assert.equal(await isRenewed(tab), true);
            await tab.until("the moves are there", (state) => state.position === position && state.counts.step === 2);
        }
    });
}
