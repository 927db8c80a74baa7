// Values as the bytes that core/outcome/value_bytes.hpp defines: reports of workers, and what the workbench is told, so that it
// needs no parser.

const kDeepest = 64;

class Writer {
    private readonly parts: Uint8Array[] = [];
    private size = 0;
    private readonly encoder = new TextEncoder();

    value(value: unknown, depth: number): void {
        if (value === null || value === undefined) this.kind("n");
        else if (typeof value === "boolean") this.kind(value ? "t" : "f");
        else if (typeof value === "number") this.number(value);
        else if (value instanceof Uint8Array) this.put(value);
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

class Reader {
    private readonly view: DataView;
    private at = 0;
    private readonly decoder = new TextDecoder();

    constructor(private readonly bytes: Uint8Array) {
        this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    }

    value(): unknown {
        switch (String.fromCharCode(this.view.getUint8(this.past(1)))) {
            case "t":
                return true;
            case "f":
                return false;
            case "d":
                return this.view.getFloat64(this.past(8), true);
            case "u":
                return Number(this.view.getBigUint64(this.past(8), true));
            case "s":
                return this.text();
            case "p":
                return this.packed();
            case "a":
                return this.each(() => this.value());
            case "o":
                return Object.fromEntries(this.each(() => [this.value() as string, this.value()]));
        }
        return null;
    }

    /** Where the next bytes begin, so many. */
    private past(bytes: number): number {
        this.at += bytes;
        return this.at - bytes;
    }

    private length(): number {
        return this.view.getUint32(this.past(4), true);
    }

    private text(): string {
        const length = this.length();
        return this.decoder.decode(this.bytes.subarray(this.past(length), this.at));
    }

    /** A copy, since they may begin at any byte. */
    private packed(): Uint32Array {
        const length = this.length();
        return new Uint32Array(this.bytes.slice(this.past(length), this.at).buffer);
    }

    private each<Entry>(read: () => Entry): Entry[] {
        const end = this.length() + this.at;
        const entries: Entry[] = [];
        while (this.at < end) entries.push(read());
        return entries;
    }
}

/** The value of bytes that one of our own modules has written; counts past 2^53 lose their last digits. */
export function valueOfBytes(bytes: Uint8Array): unknown {
    return new Reader(bytes).value();
}

/** A value as bytes, within which bytes stand for the value that they are; none at all when it is nested deeper than anything here. */
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
