// solver.test.mjs PACKAGE: the package's entry for scripts, as somebody has it who installs it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { Project } from "./support/project.mjs";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

let project;
before(() => (project = new Project(process.argv[2])));
after(() => project.remove());

/** What a script with these imports says of `expression`, a promise. */
const said = (names, expression) =>
    project.script(`import { ${names} } from "shunt-puzzle/solver"; console.log(JSON.stringify(await ${expression}));`);

test("it solves, counts and reads what the command solves, counts and reads", async () => {
    const solved = await said("solve", 'solve("klotski", { all: true, list: 1 })');
    assert.deepEqual([solved.status, solved.metric, solved.length, solved.solutions.length], ["solved", "move", 81, 1]);
    const counted = await said("census", 'census("klotski", { metric: "step" })');
    assert.deepEqual([counted.reachable, counted.eccentricity], [25955, 167]);
    const read = await said("parse", 'parse("4WVE1")');
    assert.match(read.text, /^board:/m);
    assert.notEqual(read.format, "shunt");
});

test("every other question has its answer", async () => {
    const script = `
        import { Solver, puzzleNames, puzzleText } from "shunt-puzzle/solver";
        const solver = new Solver({ threads: 2 });
        const answers = [
            (await solver.census("klotski")).threads,
            (await solver.difficulty("klotski", { samples: 5 })).samples,
            (await solver.solveSomehow("klotski")).status,
            (await solver.neighbours("klotski", { pairs: 2, seconds: 20 })).tried > 0,
            (await solver.find(2, 3)).hardest.length > 0,
            (await solver.boards(3, 3)).boards,
            (await solver.tile(4, 4, "dominoes")).tilings,
            (await solver.npuzzle("1 2 3/4 0 6/7 5 8")).letters,
            (await solver.write("klotski")).formats.length > 3,
            (await solver.picture("klotski")).svg.slice(0, 4),
            puzzleNames().includes("klotski") && /^board:/m.test(puzzleText("klotski")),
        ];
        solver.close();
        console.log(JSON.stringify(answers));`;
    assert.deepEqual(await project.script(script), [2, 5, "solved", true, true, "13329", "36", "UL", true, "<svg", true]);
});

test("what is wrong is said with its place", async () => {
    const caught = (call) =>
        said("solve, ShuntError", `${call}.catch((e) => [e instanceof ShuntError, e.kind, e.line, e.column, e.message])`);
    const [right, kind, line, , message] = await caught('solve("board:\\nA.\\nB\\ngoal:\\n?A\\n")');
    assert.deepEqual([right, kind], [true, "input"]);
    assert.ok(line > 0 && message.length > 10);
    assert.deepEqual((await caught('solve("klotski", { metric: "furlong" })')).slice(0, 2), [true, "protocol"]);
});

test("progress is told, and a signal ends the work", async () => {
    const script = `
        import { Solver } from "shunt-puzzle/solver";
        const solver = new Solver();
        const leaving = new AbortController();
        const told = [];
        const progress = (each) => told.push(each) && told.length === 3 && leaving.abort(new Error("enough"));
        const reason = await solver.find(4, 5, { progress, signal: leaving.signal }).catch(({ message }) => message);
        const gone = await solver.solve("klotski", { signal: AbortSignal.abort(new Error("never")) }).catch(({ message }) => message);
        const { status, searched } = await solver.find(4, 5, { seconds: 0.3 });
        const { length } = await solver.solve("klotski");
        const heard = told.length < 20;
        const rising = told[2].done >= told[0].done;
        console.log(JSON.stringify({ reason, gone, status, searched, length, heard, unit: told[2].unit, rising }));`;
    const { searched, ...rest } = await project.script(script);
    assert.ok(searched >= 0);
    // Progress is told every 150 ms: a signal that is heard within seconds only lets more than a score of it pass.
    assert.deepEqual(rest, { reason: "enough", gone: "never", status: "limit", length: 81, heard: true, unit: "boards", rising: true });
});

test("what waits is told when a solver is closed, and the next question starts another", async () => {
    const script = `
        import { Solver } from "shunt-puzzle/solver";
        const solver = new Solver();
        const begun = new Promise((begun) => (solver.waiting = solver.find(4, 5, { progress: begun }).catch(({ message }) => message)));
        await begun;
        solver.close();
        console.log(JSON.stringify([await solver.waiting, (await solver.solve("klotski")).length]));`;
    assert.deepEqual(await project.script(script.replaceAll("solver.waiting", "globalThis.waiting")), [
        "it was ended before it was done",
        81,
    ]);
});

test("its types say what there is, and nothing else", () => {
    project.write(
        "right.ts",
        `
        import { Solver, solve, census, parse, type SolveOutcome } from "shunt-puzzle/solver";
        const progress = ({ done, total }: { done: number; total?: number }) => void [done, total];
        const solved: SolveOutcome = await solve("klotski", { metric: "super-move", all: true, progress, signal: AbortSignal.timeout(9) });
        const length: number | null = solved.length;
        const paths: string[] | undefined = solved.moves?.map(({ path }) => path);
        const at: [number, number][] | undefined = solved.moves?.[0]?.at;
        const depths: number[] = (await census("klotski")).depths;
        const text: string = (await parse("4WVE1")).text;
        export const all = [length, paths, at, depths, text, new Solver({ threads: 2 })];
    `,
    );
    project.write(
        "wrong.ts",
        'import { solve } from "shunt-puzzle/solver"; export const no = (await solve("klotski", { metric: "furlong" })).width;',
    );
    const compilerOptions = {
        noEmit: true,
        strict: true,
        target: "es2022",
        module: "esnext",
        lib: ["es2022", "dom"],
        moduleResolution: "bundler",
        types: [],
    };
    const check = (file) => {
        project.write("tsconfig.json", JSON.stringify({ compilerOptions, files: [file] }));
        execFileSync(process.execPath, [tsc], { cwd: project.folder, encoding: "utf8", stdio: "pipe" });
    };
    check("right.ts");
    assert.throws(
        () => check("wrong.ts"),
        ({ stdout }) => /furlong/.test(stdout) && /'width' does not exist/.test(stdout),
    );
});
