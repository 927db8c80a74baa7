#!/usr/bin/env node
// highs_runner.mjs PROGRAM.lp SOLUTION.sol [SECONDS [PRESOLVE]]
// highs_runner.mjs
//
// Solves integer programs with HiGHS compiled to WebAssembly (the npm package highs) and writes solution files. SECONDS is the time
// limit, 0 for none; PRESOLVE is "choose" or "off". Without arguments it stays and reads such arguments from standard input, a line
// of JSON texts each, so that HiGHS is loaded and compiled only once: `shunt npuzzle solve --with plne` runs it when there is no other
// solver. A solution file appears all at once, under its name only when it is complete. Exit codes: 0 all done (solved,
// infeasible or out of time: the file says which), 1 HiGHS failed, 2 bad arguments.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { solveProgram } from "../web/src/worker/highs_solve.mjs";

class BadArguments extends Error {}

async function loadHighs() {
    try {
        return await (await import("highs")).default();
    } catch (fault) {
        if (fault?.code !== "ERR_MODULE_NOT_FOUND") throw fault;
        throw new Error("the npm package highs is missing; 'npm install highs' installs it, in a checkout of shunt 'npm ci'");
    }
}

function taskOf([program, solution, seconds = "0", presolve = "choose", ...rest]) {
    if (!program || !solution || rest.length > 0) throw new BadArguments("needed: PROGRAM.lp SOLUTION.sol [SECONDS [PRESOLVE]]");
    if (!(Number(seconds) >= 0)) throw new BadArguments(`'${seconds}' is no number of seconds`);
    if (!["choose", "off"].includes(presolve)) throw new BadArguments(`'${presolve}' is neither choose nor off`);
    return { program, solution, seconds: Number(seconds), presolve: presolve !== "off" };
}

function solve(highs, { program, solution, seconds, presolve }) {
    const text = readFileSync(program, "utf8");
    const answer = solveProgram(highs, seconds > 0 ? { text, presolve, seconds } : { text, presolve });
    writeFileSync(`${solution}.part`, answer);
    renameSync(`${solution}.part`, solution);
}

async function main(words) {
    if (words.length > 0) {
        const task = taskOf(words);
        return solve(await loadHighs(), task);
    }
    const highs = await loadHighs();
    for await (const line of createInterface({ input: process.stdin })) solve(highs, taskOf(JSON.parse(line)));
}

main(process.argv.slice(2)).catch((fault) => {
    console.error(`highs_runner: ${fault instanceof Error ? fault.message : fault}`);
    process.exit(fault instanceof BadArguments ? 2 : 1);
});
