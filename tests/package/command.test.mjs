// command.test.mjs PACKAGE [SHUNT]: the command of the package, as somebody has it who installs it; the native SHUNT must say the same.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Project } from "./support/project.mjs";

const [packageFolder, native] = process.argv.slice(2);
const kMostPackedBytes = 2.3e6; // of a plain build: the one that is published, optimised for size, is to have 1.5 MB
const kMostSeconds = 3;
const CORRIDOR = "name: Corridor\nmetric: step\nboard:\nAB..\ngoal:\n..AB\n";
const DONE = 0;
const UNSOLVABLE = 1;
const BAD_INPUT = 2;
const LIMIT = 3;
const CANCELLED = 4;
const kBrokenPipe = 141;

let project;
before(() => (project = new Project(packageFolder)));
after(() => project.remove());

test("packed it is small", (t) => {
    t.diagnostic(`${project.packedBytes} bytes packed`);
    assert.ok(project.packedBytes <= kMostPackedBytes);
});

test("npx solves klotski in three seconds of a processor", async (t) => {
    // Of a processor, since others may be at work too.
    const line = 'TIMEFORMAT="%U %S"; time npx --no shunt-puzzle solve klotski';
    const { code, out, err } = await project.start("bash", ["-c", line], { input: "" }).done;
    assert.equal(code, DONE, err);
    assert.match(out, /81 \(move metric\)/);
    const seconds = err
        .trim()
        .split(" ")
        .map(Number)
        .reduce((sum, part) => sum + part);
    t.diagnostic(`${seconds} s`);
    assert.ok(seconds <= kMostSeconds, `${seconds} s`);
});

test("both names of the command are there, and it says its version", async () => {
    const { out } = await project.start("npx", ["--no", "shunt", "--version"], { input: "" }).done;
    assert.match(out, /\d+\.\d+\.\d+/);
});

/** What the native command and this one print, without what may differ. */
async function bothSay(words, input = "") {
    const alike = (text) =>
        text
            .replace(/"(seconds|peak_bytes|bytes_needed|storage_reason)":("[^"]*"|[\d.e-]+)/g, "")
            .replace(/[\d.,]+ [km]?(s|B|GB|MB|KB|MB)\b/g, "");
    const [theirs, ours] = await Promise.all([project.start(native, words, { input }).done, project.shunt(words, { input })]);
    assert.deepEqual({ ...ours, out: alike(ours.out) }, { ...theirs, out: alike(theirs.out) }, words.join(" "));
}

test("it says what the native command says, with the same exit codes", { skip: !native }, async () => {
    const blocked = "board:\nAB..\ngoal:\n..BA\n";
    await bothSay(["solve", "klotski", "--json", "--all"]);
    await bothSay(["census", "-", "--json"], CORRIDOR);
    await bothSay(["solve", "-"], blocked);
    await bothSay(["solve", "-"], "board:\nA?\n");
    await bothSay(["solve", "klotski", "--metric", "furlong"]);
    await bothSay(["convert", "4WVE1", "--to", "js2"]);
    await bothSay(["npuzzle", "solve", "1 2 3/4 0 6/7 5 8", "--json"]);
    await bothSay(["tile", "4x6", "--pieces", "dominoes", "--json"]);
    await bothSay(["boards", "3x3", "--json"]);
    await bothSay(["find", "2x3", "--json"]);
    await bothSay(["render", "klotski", "--svg"]);
});

test("exit codes say what became of it", async () => {
    const codes = async (...asked) => (await project.shunt(...asked)).code;
    assert.equal(await codes(["solve", "-"], { input: CORRIDOR }), DONE);
    assert.equal(await codes(["solve", "-"], { input: "board:\nAB..\ngoal:\n..BA\n" }), UNSOLVABLE);
    assert.equal(await codes(["solve", "no-such-puzzle"]), BAD_INPUT);
    assert.equal(await codes(["census", "klotski", "--memory", "1KB"]), LIMIT);
    assert.equal(await codes(["evolve", "5x6", "--time", "0.2"]), LIMIT);
});

test("it reads and writes the machine's files", async () => {
    project.write("mine.txt", CORRIDOR);
    assert.match((await project.shunt(["solve", "mine.txt"])).out, /4 \(step metric\)/);
    assert.equal((await project.shunt(["render", "mine.txt", "--svg", "--out", "mine.svg"])).code, DONE);
    assert.match(readFileSync(join(project.folder, "mine.svg"), "utf8"), /<svg/);
    assert.equal((await project.shunt(["find", "2x3", "--checkpoint", "found", "--out", "folder"])).code, DONE);
    assert.ok(existsSync(join(project.folder, "found")) && existsSync(join(project.folder, "folder")));
    assert.match((await project.shunt(["solve", "."])).err, /is a folder/);
});

test("threads change the time and nothing else", async () => {
    const report = async (threads) => {
        const { out, err } = await project.shunt(["census", "klotski", "--metric", "step", "--json", "--threads", threads]);
        const { seconds: _seconds, peak_bytes: _bytes, bytes_needed: _needed, threads: had, ...rest } = JSON.parse(out || err);
        return { had, rest };
    };
    const [one, three] = await Promise.all([report("1"), report("3")]);
    assert.deepEqual([one.had, three.had], [1, 3]);
    assert.deepEqual(three.rest, one.rest);
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    test(`${signal} ends a search with what is known`, async () => {
        const checkpoint = join(project.folder, `checkpoint-${signal}`);
        const { child, done } = project.start(project.command, ["find", "4x5", "--json", "--checkpoint", checkpoint]);
        while (!existsSync(checkpoint)) await new Promise((resolve) => setTimeout(resolve, 5));
        child.kill(signal);
        const { code, out } = await done;
        assert.equal(code, CANCELLED);
        assert.equal(JSON.parse(out).status, "cancelled");
    });
}

test("a signal ends it while it waits for standard input", async () => {
    const { child, done } = project.start(project.command, ["solve", "-"]);
    child.stdin.write(CORRIDOR);
    while (!listens(child.pid)) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill("SIGTERM");
    assert.notEqual((await done).code, null);
});

/** Whether it hears of signals: of SIGHUP last. Node itself has handlers for the others from its first moment. */
const listens = (process) => handled(process, 1);

/** Whether a process has a handler of its own for a signal. */
function handled(process, number) {
    const caught = /SigCgt:\t(\w+)/.exec(readFileSync(`/proc/${process}/status`, "utf8"))?.[1] ?? "0";
    return (BigInt(`0x${caught}`) >> BigInt(number - 1)) % 2n === 1n;
}

test("a second SIGINT ends it at once", async () => {
    const { child, done } = project.start(project.command, ["solve", "-"]);
    while (!listens(child.pid)) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill("SIGINT");
    while (handled(child.pid, 2)) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill("SIGINT");
    const { code, signal } = await done;
    assert.ok(signal === "SIGINT" || code === CANCELLED || code === BAD_INPUT, `${code} ${signal}`);
});

test("progress is drawn on a terminal, and only there", async () => {
    const words = ["evolve", "5x6", "--time", "1"];
    assert.equal((await project.shunt(words)).err, "");
    const terminal = ["-c", "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)", project.command, ...words];
    const { out } = await project.start("python3", terminal, { input: "" }).done;
    assert.match(out, /\r\x1b\[K[^\r]+ · /);
});

test("output that nobody reads ends it without a word", async () => {
    const line = '"$0" boards 4x4 --list | head -1; echo "${PIPESTATUS[0]}"';
    const { out, err } = await project.start("bash", ["-c", line, project.command], { input: "" }).done;
    assert.equal(out.trim().split("\n").at(-1), String(kBrokenPipe));
    assert.equal(err, "");
});

test("a full disk is told of", async () => {
    const line = '"$0" solve klotski > /dev/full';
    const { code, err } = await project.start("bash", ["-c", line, project.command], { input: "" }).done;
    assert.equal(code, BAD_INPUT);
    assert.match(err, /the output cannot be written/);
});

test("memory that the system refuses ends it with a sentence", async () => {
    const line = 'ulimit -v 12000000; exec "$0" "$@"';
    const { code, err } = await project.start("bash", ["-c", line, project.command, "census", "klotski"], { input: "" }).done;
    assert.equal(code, LIMIT, err);
    assert.match(err, /the system refused/);
});

const BOARD = "1 2 3/4 0 6/7 5 8";

test("a solver of somebody else's is run", async () => {
    const broken = await project.shunt(["npuzzle", "solve", BOARD, "--with", "plne", "--solver", "echo broken >&2; exit 3"]);
    assert.equal(broken.code, BAD_INPUT);
    assert.match(broken.out + broken.err, /exit code 3.*broken/s);
    const endless = project.start(project.command, ["npuzzle", "solve", BOARD, "--with", "plne", "--solver", "touch begun; sleep 1000; :"]);
    while (!existsSync(join(project.folder, "begun"))) await new Promise((resolve) => setTimeout(resolve, 5));
    endless.child.kill("SIGTERM");
    assert.equal((await endless.done).code, CANCELLED);
});

test("HiGHS is run by node where it is installed, and asked for where it is not", async () => {
    const words = ["npuzzle", "solve", BOARD, "--with", "plne", "--solver", "node", "--json"];
    const without = await project.shunt(words);
    assert.equal(without.code, BAD_INPUT);
    assert.match(without.out + without.err, /npm install highs/);
    project.link("highs");
    const { code, out, err } = await project.shunt(words);
    assert.equal(code, DONE, err);
    assert.equal(JSON.parse(out).length, 2);
});
