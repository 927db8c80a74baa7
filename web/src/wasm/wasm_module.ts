// Starting a module that emcc wrote: a global factory function, and a .wasm file beside the script.

import { instantiateModule } from "./load_file";
import { requireWord, sectionWord } from "./module_word";

/** The function that a script of emcc defines (-sMODULARIZE). */
export interface Factory<Exports> {
    (options: object): Promise<Exports>;
    /** Which file the script belongs to (tools/module_word.mjs). */
    word?: string;
}

/** What emcc writes for a module: a script's function, and the module or its address. */
export interface Program<Exports> {
    name: string;
    factory: Factory<Exports>;
    wasm: string | ArrayBuffer;
}

/**
 * Calls the factory; rejects with the reason when the module cannot be instantiated or stops while it starts, and with StartFailure when
 * script or module are not those that this script was built with.
 */
export async function startModule<Exports>({ name, factory, wasm }: Program<Exports>, options: object): Promise<Exports> {
    requireWord(name, factory.word);
    const instantiate = async (imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
        const source = await instantiateModule(wasm, imports);
        requireWord(name, sectionWord(source.module));
        return source;
    };
    return new Promise((resolve, reject) => {
        const instantiateWasm = (
            imports: WebAssembly.Imports,
            received: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
        ): Record<string, never> => {
            instantiate(imports).then(({ instance, module }) => received(instance, module), reject);
            return {}; // "later", in emcc's terms
        };
        const onAbort = (why: unknown): void => reject(new Error(String(why)));
        // The factory makes this object the module: what it puts there can be found there even when it fails.
        factory(Object.assign(options, { instantiateWasm, onAbort })).then(resolve, reject);
    });
}
