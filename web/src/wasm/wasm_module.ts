// Starting a module that emcc wrote: a global factory function, and a .wasm file beside the script.

/** The function that a script of emcc defines (-sMODULARIZE). */
export type Factory<Exports> = (options: object) => Promise<Exports>;

/** Instantiates a module with the imports that its script has for it. */
export type Instantiate = (imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;

/** Calls the factory; rejects with the reason when the module cannot be instantiated or stops while it starts. */
export function startModule<Exports>(factory: Factory<Exports>, instantiate: Instantiate, options: object): Promise<Exports> {
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
