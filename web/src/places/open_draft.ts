// What this tab remembers of the draft that it draws, for a reload in the middle of the work: which one it is, by which texts the address
// may still name it, and the last change while the store has not taken it yet.
//
//     save ──> note(id, text)                      the page is left ──> leave(what is not kept yet)
//     reload ──> take() ──> kept first; idOf(text of the address): the draft that is open goes on being open

/** A change that was on its way to the store. */
export interface Unkept {
    text: string;
    /** The change before it that was on its way, too, and may have arrived. */
    before?: string | undefined;
    /** The draft that it is a change of, and the revision that this tab knew; absent of a new one. */
    hold?: { id: string; revision: number } | undefined;
}

interface Memory {
    id: string;
    /** Newest first: the address is written a little later than the drafts. */
    texts: string[];
}

const kOpen = "shunt-open-draft";
const kUnkept = "shunt-unkept-draft";
const kMostTexts = 60;

type Box = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function read<Value>(box: Box | undefined, name: string): Value | undefined {
    try {
        return (JSON.parse(box?.getItem(name) ?? "null") as Value | null) ?? undefined;
    } catch {
        return undefined;
    }
}

function write(box: Box | undefined, name: string, value: unknown): void {
    try {
        if (value === undefined) box?.removeItem(name);
        else box?.setItem(name, JSON.stringify(value));
    } catch {
        // Frames without an origin may not keep anything; then a reload begins with what the address says.
    }
}

function boxOfTab(): Box | undefined {
    try {
        return globalThis.sessionStorage;
    } catch {
        return undefined;
    }
}

export class OpenDraft {
    private memory: Memory | undefined;

    constructor(private readonly box: Box | undefined = boxOfTab()) {
        this.memory = read<Memory>(box, kOpen);
    }

    /** The draft that is drawn has this text now. */
    note(id: string, text: string): void {
        const before = this.memory?.id === id ? this.memory.texts : [];
        this.memory = { id, texts: [text, ...before.filter((known) => known !== text)].slice(0, kMostTexts) };
        write(this.box, kOpen, this.memory);
    }

    /** The draft that this tab has drawn as that text before. */
    idOf(text: string): string | undefined {
        return this.memory?.texts.includes(text) ? this.memory.id : undefined;
    }

    /** The page is left, perhaps for ever: nothing that is written later is sure to be. */
    leave(unkept: Unkept | undefined): void {
        write(this.box, kUnkept, unkept);
    }

    /** What was not kept when the page was left; it is handed out once. */
    take(): Unkept | undefined {
        const unkept = read<Unkept>(this.box, kUnkept);
        write(this.box, kUnkept, undefined);
        return typeof unkept?.text === "string" ? unkept : undefined;
    }
}
