// How strings cross into a WebAssembly module made by emcc.

/** The runtime functions of the module; pointers are byte addresses. */
export interface TextRuntime {
    UTF8ToString(pointer: number): string;
    stringToUTF8(text: string, pointer: number, capacity: number): void;
    lengthBytesUTF8(text: string): number;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
}

/** Whether a C string would end within the text. Whoever takes texts from others refuses such ones, with a sentence. */
export function holdsNul(text: string): boolean {
    return text.includes("\0");
}

/**
 * Calls `call` with a copy of each text as a C string; the copies live until it returns. Throws
 * RangeError without memory, and Error for a text that would not arrive whole.
 */
export function withStrings<Value>(
    runtime: TextRuntime,
    texts: readonly string[],
    call: (...pointers: number[]) => Value,
): Value {
    if (texts.some(holdsNul)) throw new Error("a text with a NUL character cannot be handed over");
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
