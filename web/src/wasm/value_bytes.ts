// JSON values as the bytes that ui/jobs/value_bytes.hpp defines: the page parses what the workbench would need a parser for.

const kDeepest = 64;

class Writer {
    private readonly parts: Uint8Array[] = [];
    private readonly encoder = new TextEncoder();

    value(value: unknown, depth: number): void {
        if (depth > kDeepest) throw new RangeError("nested too deeply");
        if (value === null) this.kind("n");
        else if (typeof value === "boolean") this.kind(value ? "t" : "f");
        else if (typeof value === "number") this.number(value);
        else if (typeof value === "string") this.text(value);
        else if (Array.isArray(value)) this.list(value, depth);
        else this.members(Object.entries(value as object), depth);
    }

    bytes(): Uint8Array {
        const all = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
        let at = 0;
        for (const part of this.parts) {
            all.set(part, at);
            at += part.length;
        }
        return all;
    }

    private kind(letter: string, length?: number): void {
        const part = new Uint8Array(length === undefined ? 1 : 5);
        part[0] = letter.charCodeAt(0);
        if (length !== undefined) new DataView(part.buffer).setUint32(1, length, true);
        this.parts.push(part);
    }

    private number(value: number): void {
        const part = new Uint8Array(9);
        part[0] = "d".charCodeAt(0);
        new DataView(part.buffer).setFloat64(1, value, true);
        this.parts.push(part);
    }

    private text(value: string): void {
        const encoded = this.encoder.encode(value);
        this.kind("s", encoded.length);
        this.parts.push(encoded);
    }

    private list(values: unknown[], depth: number): void {
        this.kind("a", values.length);
        for (const value of values) this.value(value, depth + 1);
    }

    private members(members: [string, unknown][], depth: number): void {
        this.kind("o", members.length);
        for (const [name, value] of members) {
            this.text(name);
            this.value(value, depth + 1);
        }
    }
}

/** The value of a JSON text; none at all when it is no JSON, or nested deeper than anything here. */
export function valueBytes(json: string): Uint8Array {
    try {
        const writer = new Writer();
        writer.value(JSON.parse(json), 0);
        return writer.bytes();
    } catch {
        return new Uint8Array();
    }
}
