// Starting a module that emcc wrote: a global factory function, and a .wasm file beside the script.

import { instantiateModule } from "./load_file";

/** The function that a script of emcc defines (-sMODULARIZE). */
export type Factory<Exports> = (options: object) => Promise<Exports>;

/**
 * Calls the factory with the module of an address, or with one that is there; rejects with the reason when the file cannot be loaded or the
 * module stops while it starts.
 */
export function startModule<Exports>(factory: Factory<Exports>, wasm: string | ArrayBuffer, options: object): Promise<Exports> {
    return new Promise((resolve, reject) => {
        const instantiateWasm = (
            imports: WebAssembly.Imports,
            received: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
        ): Record<string, never> => {
            instantiateModule(wasm, imports).then(({ instance, module }) => received(instance, module), reject);
            return {}; // "later", in emcc's terms
        };
        const onAbort = (why: unknown): void => reject(new Error(String(why)));
        // The factory makes this object the module: what it puts there can be found there even when it fails.
        factory(Object.assign(options, { instantiateWasm, onAbort })).then(resolve, reject);
    });
}
