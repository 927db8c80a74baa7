// node split_module.mjs MODULE.wasm NM OBJECT...: parts a module in two. What the objects define goes into MODULE_later.wasm, with what
// only such functions call; the rest stays in MODULE.wasm, where an import (a placeholder) stands for each function that it calls or
// keeps in its table but does not have any more. Binaryen's wasm-split does the cut, web/src/wasm/split_module.ts joins the parts again.
// The module must have been linked with the names of its functions as the objects spell them (--profiling-funcs, --no-demangle).
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [module, nm, ...objects] = process.argv.slice(2);
if (objects.length === 0) throw new Error("usage: node split_module.mjs MODULE.wasm NM OBJECT...");

const run = (program, ...given) => execFileSync(program, given, { encoding: "utf8", maxBuffer: 2 ** 30 });

/** Functions of which an object holds the only copy; what may stand in several (templates, inline functions) is weak. */
function ownFunctions() {
    const lines = run(nm, "--defined-only", ...objects).split("\n");
    return new Set(lines.map((line) => /^\S+ [Tt] (\S+)$/.exec(line)?.[1]).filter(Boolean));
}

/** What calls what, and what is called from outside or by its place in the table, as `wasm-opt --print-call-graph` draws it. */
function callGraph() {
    const graph = { callees: new Map(), imports: new Set(), roots: new Set(["__wasm_call_ctors"]), exports: new Set() };
    for (const line of run("wasm-opt", module, "-all", "--print-call-graph").split("\n")) {
        const [, caller, callee] = /^ *"(.*)" -> "(.*)"/.exec(line) ?? [];
        if (caller) graph.callees.get(caller)?.push(callee);
        const [, name, look] = caller ? [] : (/^ {2}"(.*)" \[style="(.*)\]/.exec(line) ?? []);
        if (!name) continue;
        if (!graph.callees.has(name)) graph.callees.set(name, []);
        if (look.includes("turquoise")) graph.imports.add(name);
        if (look.includes("gray")) graph.exports.add(name);
        if (look.includes("rounded")) graph.roots.add(name);
    }
    return graph;
}

/** Of the standard library, though for a type of one source: the optimiser makes it one with the same for other types. */
const isShared = (name) => /^_ZNK?St/.test(name);

/** The object's spelling: without the number that the linker adds to the names of local functions. */
const spelling = (name) => name.replaceAll(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))).replace(/\.\d+$/, "");

function laterFunctions() {
    const own = ownFunctions();
    const { callees, imports, exports, roots } = callGraph();
    const movable = (name) => !exports.has(name) && !imports.has(name);
    const moved = (name) => movable(name) && own.has(spelling(name)) && (roots.has(name) || !isShared(name));
    const first = new Set([...exports, ...roots].filter((name) => !moved(name)));
    for (const name of first) for (const callee of callees.get(name) ?? []) if (!moved(callee)) first.add(callee);
    const later = [...callees.keys()].filter((name) => movable(name) && !first.has(name));
    if (later.length === 0) throw new Error(`${module}: no function comes later; was it linked with names?`);
    return later;
}

const folder = mkdtempSync(join(tmpdir(), "split-"));
try {
    const list = join(folder, "later.txt");
    const first = join(folder, "first.wasm");
    writeFileSync(list, laterFunctions().join("\n"));
    run(
        "wasm-split", module, "-all", `--split-funcs=@${list}`, "--export-prefix=%", "--import-namespace=primary",
        "--placeholder-namespace=placeholder", "-o1", first, "-o2", module.replace(/\.wasm$/, "_later.wasm"),
    );
    writeFileSync(module, readFileSync(first));
} finally {
    rmSync(folder, { recursive: true });
}
