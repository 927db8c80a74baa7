// Loads shunt.wasm into this thread of node, with further threads if `threads` is above 1.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** `options`: of Emscripten's module, and `threads`: how many work, this one included. */
export function loadShunt(options) {
    const create = createRequire(import.meta.url)("./shunt.js");
    const binary = readFileSync(file("shunt.wasm"));
    let awaited = 0;
    const module = {
        mainScriptUrlOrBlob: file("shunt.js"),
        locateFile: file,
        monitorRunDependencies: (left) => (awaited = left),
        instantiateWasm: (imports, receive) => {
            WebAssembly.instantiate(binary, imports).then((made) => {
                receive(made.instance, made.module);
                // Emscripten 3.1.6 waits for threads even where there are none to wait for.
                if (options.threads === 1 && awaited > 0) module.removeRunDependency("wasm-instantiate");
            });
            return {};
        },
        ...options,
    };
    return create(module);
}
