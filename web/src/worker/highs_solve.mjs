// @ts-check
// One integer program, solved by HiGHS compiled to WebAssembly (the npm package highs). Shared by the page's worker
// (highs_worker.ts) and the command line's runner (tools/highs_runner.mjs).

/**
 * @typedef {object} Program
 * @property {string} text       the program in LP format
 * @property {number} [seconds]  time limit; HiGHS looks at it only now and then, so keep a watchdog outside
 * @property {boolean} [presolve]  false switches presolve off, which cures wrong answers known of some versions
 */

/** @type {Readonly<Record<number, string>>} */
const kStatusNames = { 7: "Optimal", 8: "Infeasible", 9: "Infeasible", 13: "Time limit reached" };
const kFeasible = 2; // value of primal_solution_status

/**
 * Solves a program and returns what HiGHS would write into a solution file, with two lines more: "# Nodes" and "# Seconds". Blocks.
 * Throws when HiGHS fails; the module is of no use afterwards.
 * @param {import("highs").Highs} highs
 * @param {Program} program
 * @returns {string}
 */
export function solveProgram(highs, program) {
    return highs.withModel({ format: "lp", data: program.text }, (model) => {
        model.options.set({ output_flag: false, presolve: program.presolve === false ? "off" : "choose" });
        if (program.seconds !== undefined) model.options.set("time_limit", program.seconds);
        const begin = performance.now();
        model.run();
        const seconds = (performance.now() - begin) / 1000;
        const code = model.getModelStatus();
        const status = kStatusNames[code];
        if (status === undefined) throw new Error(`HiGHS ended with status ${code} instead of an answer`);
        const head = ["Model status", status];
        const nodes = Math.max(0, Number(model.info.get("mip_node_count"))); // -1: presolve decided
        head.push(`# Nodes ${nodes}`, `# Seconds ${seconds.toFixed(3)}`, "", "# Primal solution values");
        return [...head, ...primalLines(model), ""].join("\n");
    });
}

/**
 * @param {import("highs").Model} model
 * @returns {string[]}
 */
function primalLines(model) {
    if (Number(model.info.get("primal_solution_status")) !== kFeasible) return ["None"];
    const values = model.getSolution().colValue;
    const lines = ["Feasible", `Objective ${model.getObjectiveValue()}`, `# Columns ${values.length}`];
    values.forEach((value, column) => lines.push(`${model.getColName(column)} ${value}`));
    return lines;
}
