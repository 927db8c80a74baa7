// A module in two files (tools/split_module.mjs):
//
//     first.wasm  ── imports ──>  placeholder 0, 1, ...   stand in the table for functions that the file does not have
//         ^                            | called too early: loads the second file at once, while everything waits
//         └── memory, table, ... ── later.wasm             puts its functions into the table, over the placeholders
//
// So the first file runs alone, and which functions it has is a matter of speed only.

import { instantiateModule, loadFile, missingFile } from "./load_file";

type AnyFunction = (...values: unknown[]) => unknown;

export class SplitModule {
    private exports: WebAssembly.Exports | undefined;
    private whole = false;

    constructor(
        private readonly first: string,
        private readonly later: string,
    ) {}

    /** Instantiates the first file. */
    async instantiate(imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
        const started = await instantiateModule(this.first, { ...imports, placeholder: this.placeholders() });
        this.exports = started.instance.exports;
        return started;
    }

    /** Loads the second file, if it is not there. Rejects when it cannot be loaded; it is tried again when it is needed. */
    async complete(): Promise<void> {
        if (this.whole) return;
        const bytes = await (await loadFile(this.later)).arrayBuffer();
        const module = await WebAssembly.compile(bytes);
        if (!this.whole) this.join(module);
    }

    private join(module: WebAssembly.Module): void {
        new WebAssembly.Instance(module, { primary: this.exports! });
        this.whole = true;
    }

    /** One function for every place of the table that the first file names. */
    private placeholders(): WebAssembly.ModuleImports {
        const at =
            (place: number): AnyFunction =>
            (...values) => {
                if (!this.whole) this.join(new WebAssembly.Module(bytesNow(this.later)));
                return (this.table().get(place) as AnyFunction)(...values);
            };
        return new Proxy({}, { get: (_target, name) => at(Number(name)) });
    }

    private table(): WebAssembly.Table {
        return Object.values(this.exports!).find((one) => one instanceof WebAssembly.Table)!;
    }
}

/** A file of the page while everything waits for it; throws StartFailure. Only text can be had so: its characters are the bytes. */
function bytesNow(address: string): Uint8Array<ArrayBuffer> {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    try {
        request.send();
    } catch {
        // Told below: no answer has the status 0.
    }
    if (request.status !== 200) throw missingFile(address);
    return Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 0xff);
}
