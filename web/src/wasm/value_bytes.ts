// Values as the bytes that core/outcome/value_bytes.hpp defines: what the workbench is told, so that it needs no parser.

const kDeepest = 64;

class Writer {
    private readonly parts: Uint8Array[] = [];
    private size = 0;
    private readonly encoder = new TextEncoder();

    value(value: unknown, depth: number): void {
        if (value === null || value === undefined) this.kind("n");
        else if (typeof value === "boolean") this.kind(value ? "t" : "f");
        else if (typeof value === "number") this.number(value);
        else if (typeof value === "string") this.long("s", () => this.put(this.encoder.encode(value)));
        else if (depth === 0) throw new RangeError("nested too deeply");
        else if (Array.isArray(value)) this.long("a", () => value.forEach((entry) => this.value(entry, depth - 1)));
        else this.long("o", () => Object.entries(value).forEach((member) => this.member(member, depth - 1)));
    }

    bytes(): Uint8Array {
        const all = new Uint8Array(this.size);
        let at = 0;
        for (const part of this.parts) {
            all.set(part, at);
            at += part.length;
        }
        return all;
    }

    private put(part: Uint8Array): void {
        this.parts.push(part);
        this.size += part.length;
    }

    /** The letter of a kind, with room behind it. */
    private kind(letter: string, room = 0): DataView {
        const part = new Uint8Array(1 + room);
        part[0] = letter.charCodeAt(0);
        this.put(part);
        return new DataView(part.buffer, 1);
    }

    private number(value: number): void {
        this.kind("d", 8).setFloat64(0, value, true);
    }

    private long(letter: string, content: () => void): void {
        const length = this.kind(letter, 4);
        const begin = this.size;
        content();
        length.setUint32(0, this.size - begin, true);
    }

    private member([name, value]: [string, unknown], depth: number): void {
        this.value(name, 0);
        this.value(value, depth);
    }
}

/** A value as bytes; none at all when it is nested deeper than anything here. */
export function valueBytes(value: unknown): Uint8Array {
    const writer = new Writer();
    try {
        writer.value(value, kDeepest);
    } catch {
        return new Uint8Array();
    }
    return writer.bytes();
}

/** The value of a JSON text; null when it is none. */
export function valueOfJson(json: string): unknown {
    try {
        return JSON.parse(json) as unknown;
    } catch {
        return null;
    }
}
