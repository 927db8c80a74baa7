// How strings and bytes cross into a WebAssembly module made by emcc.

/** The runtime functions of the module; pointers are byte addresses. */
export interface TextRuntime {
    UTF8ToString(pointer: number): string;
    stringToUTF8(text: string, pointer: number, capacity: number): void;
    lengthBytesUTF8(text: string): number;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    /** The module's memory, anew whenever this thread has made it grow. */
    HEAPU8: Uint8Array;
    /** In a build with threads. */
    wasmMemory?: { readonly buffer: ArrayBufferLike };
}

/**
 * All of the module's memory as it is now, until the next call. Where several threads work, another one may have made it grow, of which
 * HEAPU8 hears only when emcc's own functions look at it next (3.1.6): what lies behind its old end would be missing.
 */
export function heapOf({ wasmMemory, HEAPU8 }: TextRuntime): Uint8Array {
    return wasmMemory === undefined ? HEAPU8 : new Uint8Array(wasmMemory.buffer);
}

/** Whether a C string would end within the text. Whoever takes texts from others refuses such ones, with a sentence. */
export function holdsNul(text: string): boolean {
    return text.includes("\0");
}

/**
 * Calls `call` with a copy of each text as a C string; the copies live until it returns. Throws
 * RangeError without memory, and Error for a text that would not arrive whole.
 */
export function withStrings<Value>(runtime: TextRuntime, texts: readonly string[], call: (...pointers: number[]) => Value): Value {
    if (texts.some(holdsNul)) throw new Error("a text with a NUL character cannot be handed over");
    const pointers = texts.map((text) => {
        const capacity = runtime.lengthBytesUTF8(text) + 1;
        const pointer = allocate(runtime, capacity);
        runtime.stringToUTF8(text, pointer, capacity);
        return pointer;
    });
    const value = call(...pointers);
    pointers.forEach((pointer) => runtime._free(pointer));
    return value;
}

/** Calls `call` with a copy of the bytes and their number; the copy lives until it returns. Throws RangeError without memory. */
export function withBytes<Value>(runtime: TextRuntime, bytes: Uint8Array, call: (pointer: number, size: number) => Value): Value {
    const pointer = allocate(runtime, bytes.length);
    heapOf(runtime).set(bytes, pointer);
    const value = call(pointer, bytes.length);
    runtime._free(pointer);
    return value;
}

function allocate(runtime: TextRuntime, bytes: number): number {
    const pointer = runtime._malloc(bytes);
    if (pointer === 0 && bytes > 0) throw new RangeError("the browser refused memory");
    return pointer;
}
