// Puzzle texts compressed for links: deflate without a header (RFC 1951), in the letters of base64url (RFC 4648) without padding.

/** What a text may have when it is unpacked; the readers of puzzles refuse longer ones too (kMostTextBytes in core/base). */
const kMostBytes = 1e6;

/** Rejects where the browser cannot compress. */
export async function packText(text: string): Promise<string> {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    let letters = "";
    for (const byte of new Uint8Array(await new Response(stream).arrayBuffer())) letters += String.fromCharCode(byte);
    return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * Inverse of packText. Rejects when the text was not made by it, was cut off, or would be longer than any puzzle may be: then nothing
 * more of it is unpacked, so that a short link cannot fill the memory.
 */
export async function unpackText(packed: string): Promise<string> {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    let text = "";
    for (let size = 0; ; ) {
        const { done, value } = await reader.read();
        if (done) return text + decoder.decode();
        size += value.length;
        if (size > kMostBytes) {
            void reader.cancel();
            throw new RangeError();
        }
        text += decoder.decode(value, { stream: true });
    }
}
