// solver_alone.mjs FOLDER OUTPUT: writes worker.js, solver.js and solver.wasm of a built page as one script. For workers that cannot read
// other files: in frames without an origin, from hosts that let nobody read them, and in packages, whose bundlers rename files.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder, output] = process.argv.slice(2);
if (!output) throw new Error("usage: node solver_alone.mjs FOLDER OUTPUT");
const read = (name, encoding = "utf8") => readFileSync(join(folder, name), encoding);
writeFileSync(output, `self.shuntModule="${read("solver.wasm", "base64")}";\n${read("solver.js")}\n${read("worker.js")}`);
