// The number of threads changes no report of the solver's two builds, under node.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after, before } from "node:test";
import { libraryText as puzzle } from "../support/library.mjs";
import { loadSolver, runJob } from "../support/solver_module.mjs";

const site = process.argv[2];
const kMetrics = ["step", "slide", "move", "super-step", "super-slide", "super-move"];

let one, two, three;
before(async () => ([one, two, three] = await Promise.all([1, 2, 3].map((threads) => loadSolver(site, threads)))));
after(() => [one, two, three].forEach((solver) => solver.stop()));

/** What must be equal: all but the workers and their memory. */
function outcome({ module }, request, budget) {
    const { threads, peak_bytes: _bytes, bytes_needed: _needed, storage_reason: _figures, ...rest } = runJob(module, request, budget);
    return { threads, rest };
}

/** A job must tell the same with any number of threads. */
function compared(request, budget) {
    const alone = outcome(one, request, budget);
    assert.equal(alone.threads, 1);
    for (const solver of [two, three]) {
        const { threads, rest } = outcome(solver, request, budget);
        assert.equal(threads, rest.storage === "hashed" ? 1 : solver.threads);
        assert.deepEqual(rest, alone.rest);
    }
}

test("the builds have the threads they were asked for", () => {
    assert.deepEqual(
        [one, two, three].map(({ threads }) => threads),
        [1, 2, 3],
    );
});

test("reports are the same for 1, 2 and 3 threads", () => {
    for (const name of ["klotski", "rush-hour-51", "metric-demo"]) {
        for (const metric of kMetrics) {
            compared({ job: "solve", puzzle: puzzle(name), metric }, 50_000);
            compared({ job: "census", puzzle: puzzle(name), metric }, 20_000);
        }
    }
});

test("the signature of two threads is that of tests/golden/signature.test.cpp", () => {
    const source = readFileSync(new URL("../../golden/signature.test.cpp", import.meta.url), "utf8");
    const names = /kPuzzles\{([^}]*)\}/.exec(source)[1].match(/[\w-]+/g);
    let expanded = 0;
    for (const name of names) {
        for (const metric of kMetrics) {
            for (const job of ["solve", "census"]) expanded += runJob(two.module, { job, puzzle: puzzle(name), metric }, 100_000).expanded;
        }
    }
    assert.equal(expanded, Number(/kSignature = ([\d']+);/.exec(source)[1].replaceAll("'", "")));
});

test("all shortest solutions, from both ends, in tiny slices, and hashed", () => {
    const klotski = puzzle("klotski");
    compared({ job: "solve", puzzle: klotski, metric: "step", all: true }, 7_777);
    compared({ job: "solve", puzzle: puzzle("8-puzzle"), direction: "bidirectional" }, 1_000);
    compared({ job: "solve", puzzle: klotski, direction: "forward" }, 300);
    compared({ job: "census", puzzle: klotski, storage: "hashed" }, 10_000);
});
