// Starting a module that emcc wrote: a global factory function, and a .wasm file beside the script.

import { instantiateFile } from "./load_file";

/** The function that a script of emcc defines (-sMODULARIZE). */
export type Factory<Exports> = (options: object) => Promise<Exports>;

/** Calls the factory; rejects with the reason when the file cannot be loaded or the module stops while it starts. */
export function startModule<Exports>(factory: Factory<Exports>, wasmAddress: string, options: object): Promise<Exports> {
    return new Promise((resolve, reject) => {
        const instantiateWasm = (
            imports: WebAssembly.Imports,
            received: (instance: WebAssembly.Instance) => void,
        ): Record<string, never> => {
            instantiateFile(wasmAddress, imports).then(received, reject);
            return {}; // "later", in emcc's terms
        };
        const onAbort = (why: unknown): void => reject(new Error(String(why)));
        factory({ ...options, instantiateWasm, onAbort }).then(resolve, reject);
    });
}
