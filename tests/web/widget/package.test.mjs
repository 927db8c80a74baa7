// The widget as a package: with a bundler, from a script tag, and its types.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { build } from "vite";
import { serve } from "../../../web/server.mjs";
import { site, startBrowser } from "../support/browser.mjs";
import { stateOf } from "../support/widget_page.mjs";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
let host;
/** The folder of somebody's project, with the package installed from what npm would publish. */
let project;

before(async () => {
    host = await startBrowser({ plain: true });
    project = mkdtempSync(join(tmpdir(), "shunt-package-"));
    const installed = join(project, "node_modules/shunt-puzzle");
    mkdirSync(installed, { recursive: true });
    const quietly = { cwd: project, stdio: ["ignore", "pipe", "ignore"] };
    const told = execFileSync("npm", ["pack", resolve(site, "../package"), "--json"], quietly);
    execFileSync("tar", ["-xzf", JSON.parse(told)[0].filename, "--strip-components=1", "-C", installed], { cwd: project });
    host.later(() => rmSync(project, { recursive: true }));
});
after(() => host.stop());

const write = (name, text) => writeFileSync(join(project, name), text);
const page = (script) =>
    `<!doctype html><html lang="en"><title>A project</title>${script}<shunt-puzzle puzzle="pennant"></shunt-puzzle></html>`;

/** Plays and solves in a page of the folder; there is no page of Shunt to lead to. */
async function playAndSolve(folder, file = "") {
    const { address, close } = await serve(folder, { plain: true });
    host.later(close);
    const tab = await host.browser.newPage();
    const complaints = [];
    tab.on("pageerror", (error) => complaints.push(String(error)));
    await tab.goto(`${address}/${file}`);
    await stateOf(tab);
    const length = await tab.evaluate(() =>
        document
            .querySelector("shunt-puzzle")
            .solve()
            .then(({ length }) => length, String),
    );
    assert.equal(length, 59);
    assert.equal(await tab.getByRole("link", { name: "Open in Shunt" }).count(), 0);
    assert.deepEqual(complaints, []);
    await tab.close();
}

test("a bundler takes it along, with its solver under any name", async () => {
    write("index.html", page('<script type="module" src="main.js"></script>'));
    write("main.js", 'import "shunt-puzzle";');
    await build({ root: project, base: "./", logLevel: "error", configFile: false });
    await playAndSolve(join(project, "dist"));
});

test("a script tag is enough", async () => {
    write("plain.html", page('<script type="module" src="node_modules/shunt-puzzle/shunt-puzzle.js"></script>'));
    await playAndSolve(project, "plain.html");
});

test("its types say what there is, and nothing else", () => {
    write(
        "right.ts",
        `
        import { ShuntPuzzle, type PuzzleState } from "shunt-puzzle";
        ShuntPuzzle.base = "https://shunt.test/";
        const puzzle = document.createElement("shunt-puzzle");
        puzzle.metric = "step";
        puzzle.addEventListener("solved", ({ detail }) => console.log(detail.shortest, detail.made));
        const state: PuzzleState | undefined = puzzle.state();
        puzzle.hint().then(({ move, toGo }) => console.log(move.length + toGo), () => state);
    `,
    );
    write("wrong.ts", 'import "shunt-puzzle"; document.createElement("shunt-puzzle").explode();');
    const compilerOptions = { noEmit: true, strict: true, target: "es2021", module: "esnext", moduleResolution: "bundler", types: [] };
    const check = (file) => {
        write("tsconfig.json", JSON.stringify({ compilerOptions, files: [file] }));
        execFileSync(process.execPath, [tsc], { cwd: project, encoding: "utf8", stdio: "pipe" });
    };
    check("right.ts");
    assert.throws(
        () => check("wrong.ts"),
        ({ stdout }) => /'explode' does not exist/.test(stdout),
    );
});
