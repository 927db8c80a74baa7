// Links are not always what they were: chat programs encode them once more, mail breaks them, sentences put brackets and full stops behind
// them, trackers add keys, people write capitals and blanks. What was plainly meant is found here; what is not plain stays as it is, to be
// refused with a sentence. Links as fragment.ts prints them end in nothing that this would take away.

/** What sentences, quotations, tables and markup put around a link; no name of the library ends in any of it. */
const kAround = new Set(`.,;:!?…"'“”„‘’‚«»‹›()<>[]{}*_~|\\\u200b\u200c\u200d\u2060\u00ad\ufeff`);
/** Keys that trackers add, and entities of HTML that have lost their place. */
const kForeign = /^(utm_\w*|\w*clid|mc_[ce]id|igsh(id)?|ref\w*|si|_\w+|spm|trk\w*|\w+_tok|share\w*|[#\w]+;.*)$/i;
const kMostEncodings = 3;

function isAround(letter: string): boolean {
    return kAround.has(letter) || letter.trim() === "";
}

/** A word without what stands around it. Letter by letter: a pattern would take the square of the time for long ones. */
export function bare(word: string): string {
    let [begin, end] = [0, word.length];
    while (begin < end && isAround(word[begin]!)) ++begin;
    while (end > begin && isAround(word[end - 1]!)) --end;
    return word.slice(begin, end);
}

export function decoded(text: string): string | undefined {
    try {
        return decodeURIComponent(text);
    } catch {
        return undefined;
    }
}

/** Whether a key is none of ours, and says nothing about the puzzle. */
export function isForeignKey(name: string): boolean {
    return kForeign.test(name);
}

/** The parts of a fragment, "key=value" each, as they were joined. */
export function partsOf(fragment: string): string[] {
    let text = fragment.replace(/^[#!/?\s]+/, "");
    // Encoded as a whole, perhaps more than once: there is no "=" left.
    for (let times = 0; times < kMostEncodings && !text.includes("=") && /%(25)*3D/i.test(text); ++times) text = decoded(text) ?? text;
    return text
        .replace(/&(amp;|#38;|#x26;)+/gi, "&")
        .split("&")
        .filter((part) => part !== "");
}

/**
 * Rows without what a sentence has put behind them, which is seen by the row before: what goes beyond it, or is a line of its own behind
 * the last line end.
 */
function withoutTail(rows: string): string {
    const [before, last = ""] = rows.split("\n").slice(-2);
    const length = before?.trimEnd().length ?? Infinity;
    const tail = last.length > length ? last.slice(length) : last.length < length ? last : "";
    return length < Infinity && bare(tail) === "" ? rows.slice(0, rows.length - tail.length) : rows;
}

/** Whether rows end in a sign that browsers encode, so that nobody sees whether it was written there or put behind. */
export function endsOpen(rows: string): boolean {
    const last = rows.slice(-1);
    return isAround(last) && /[^\0-\x7f]|[">]/.test(last);
}

/** A value as it was written. `isOpen`: it is drawn, so that every character counts, and the last of a link. Nothing where it is none. */
export function valueOf(raw: string, isOpen: boolean): string | undefined {
    // Forms write blanks as "+"; what has blanks written otherwise means the sign.
    const value = decoded(raw.includes("%20") || raw.includes(" ") ? raw : raw.replace(/\+/g, " "));
    return value !== undefined && isOpen && (isAround(raw.slice(-1)) || endsOpen(value)) ? withoutTail(value) : value;
}

/** A value that is one word of ours. What is nothing else than signs stays, to be named. */
export function wordOf(value: string): string {
    return bare(value.replace(/[#<\s][^]*$/, "")) || value;
}

/** The names that a word may stand for, the likeliest first: as it is, without what stands around it, and as files are named. */
export function namesMeant(word: string): string[] {
    const own = bare(word.replace(/[#<][^]*$/, ""));
    const file = own.replace(/^.*\//, "").replace(/\.txt$/i, "");
    const name = file.toLowerCase().replace(/[\s_+]+/g, "-");
    return [...new Set([word, own, file, name, name.replace(/^3d/, "")])].filter((each) => each !== "");
}
