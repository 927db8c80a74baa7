// How strings cross into a WebAssembly module made by emcc.

/** The runtime functions of the module; pointers are byte addresses. */
export interface TextRuntime {
    UTF8ToString(pointer: number): string;
    stringToUTF8(text: string, pointer: number, capacity: number): void;
    lengthBytesUTF8(text: string): number;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
}

/** Calls `call` with a copy of each text as a C string; the copies live until it returns. Throws RangeError without memory. */
export function withStrings<Value>(
    runtime: TextRuntime,
    texts: readonly string[],
    call: (...pointers: number[]) => Value,
): Value {
    const pointers = texts.map((text) => {
        const capacity = runtime.lengthBytesUTF8(text) + 1;
        const pointer = runtime._malloc(capacity);
        if (pointer === 0) throw new RangeError("the browser refused memory");
        runtime.stringToUTF8(text, pointer, capacity);
        return pointer;
    });
    const value = call(...pointers);
    pointers.forEach((pointer) => runtime._free(pointer));
    return value;
}
