// module_alone.mjs FOLDER MODULE OUTPUT: writes worker.js, MODULE.js and MODULE.wasm of a built page as one script. For workers that cannot
// read other files: in frames without an origin, from hosts that let nobody read them, and in packages, whose bundlers rename files.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder, module, output] = process.argv.slice(2);
if (!output) throw new Error("usage: node module_alone.mjs FOLDER MODULE OUTPUT");
const read = (name, encoding = "utf8") => readFileSync(join(folder, name), encoding);
writeFileSync(output, `self.shuntModule="${read(`${module}.wasm`, "base64")}";\n${read(`${module}.js`)}\n${read("worker.js")}`);
