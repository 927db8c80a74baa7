// Long puzzle texts as they stand in an address, compressed. Build makes another text at every stroke: only the last are remembered.

import { packText } from "../links/packed_text";

const kLongText = 400; // characters of a puzzle file from which on it is compressed

export class PackedTexts {
    /** So many are remembered. */
    static readonly kMost = 8;
    private readonly packed = new Map<string, string>();

    get size(): number {
        return this.packed.size;
    }

    /** What a text is compressed; undefined when that is not known. */
    get(text: string): string | undefined {
        return this.packed.get(text);
    }

    /** Compresses a text that is long, where the browser can; whether it was not known before. */
    async pack(text: string): Promise<boolean> {
        if (text.length < kLongText || this.packed.has(text) || !("CompressionStream" in globalThis)) return false;
        this.packed.set(text, await packText(text));
        for (const old of [...this.packed.keys()].slice(0, -PackedTexts.kMost)) this.packed.delete(old);
        return true;
    }
}
