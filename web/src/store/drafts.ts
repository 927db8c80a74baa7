// The drafts of Build: every change is kept, recent ones come first, none is overwritten by another tab.
//
//     save(text) ──> one transaction: is the revision the one that this tab knows? ──yes──> the next revision
//                                                    └─no: changed elsewhere──> kept beside it, as a draft of its own

import type { ArchivedDraft } from "./archive";
import type { Shelf } from "./shelf";

export interface Draft {
    id: string;
    /** A puzzle file. */
    text: string;
    /** When it was changed last, in milliseconds since 1970. */
    changed: number;
    /** Grows with every change, whoever makes it. */
    revision: number;
    /** What is proved of the text, in words. */
    verdict?: string;
}

/** What is open in this tab. */
export interface Hold {
    id: string;
    revision: number;
}

export interface Saved {
    hold: Hold;
    /** Another tab has changed the draft meanwhile: this one was kept as a second draft. */
    parted: boolean;
}

/** What a verdict depends on: the same of two texts that differ in names and notes alone. */
function gameOf(text: string): string {
    return text.replace(/^(name|source|note):[^\n]*(\n|$)/gm, "");
}

/** What is proved of a text is proved of another one of the same game. */
function verdictFor(text: string, old: Draft | undefined): Pick<Draft, "verdict"> {
    if (old?.verdict === undefined || gameOf(old.text) !== gameOf(text)) return {};
    return { verdict: old.verdict };
}

export class Drafts {
    constructor(
        private readonly shelf: Shelf<Draft>,
        private readonly now: () => number = () => Date.now(),
        private readonly newId: () => string = () => crypto.randomUUID(),
    ) {}

    /** Recent ones first. */
    async list(): Promise<Draft[]> {
        return (await this.shelf.all()).sort((a, b) => b.changed - a.changed);
    }

    get(id: string): Promise<Draft | undefined> {
        return this.shelf.get(id);
    }

    /** Keeps a text as the draft that is open, or as a new one when none is; one with the same text is taken instead of a second. */
    async save(text: string, hold: Hold | undefined): Promise<Saved> {
        if (hold === undefined) return { hold: await this.add(text), parted: false };
        let parted = false;
        const saved = await this.shelf.change(hold.id, (old) => {
            parted = old !== undefined && old.revision !== hold.revision && old.text !== text;
            if (parted || old?.text === text) return old;
            const revision = (old?.revision ?? hold.revision) + 1;
            return { id: hold.id, text, changed: this.now(), revision, ...verdictFor(text, old) };
        });
        return parted ? { hold: await this.add(text), parted } : { hold: { id: hold.id, revision: saved!.revision }, parted };
    }

    /** Keeps what is proved of a text with every draft of it. */
    async judge(text: string, verdict: string): Promise<void> {
        for (const { id } of (await this.shelf.all()).filter((draft) => draft.text === text)) {
            await this.shelf.change(id, (old) => (old?.text === text ? { ...old, verdict } : old));
        }
    }

    /** The draft of that text, if there is one. */
    async find(text: string): Promise<Hold | undefined> {
        const same = (await this.shelf.all()).find((draft) => draft.text === text);
        return same && { id: same.id, revision: same.revision };
    }

    /** Another draft of the same text. */
    async duplicate(id: string): Promise<Hold | undefined> {
        const draft = await this.shelf.get(id);
        return draft && this.make(draft.text, this.now());
    }

    /** Takes a draft away and returns it, for restore(). */
    async remove(id: string): Promise<Draft | undefined> {
        let removed: Draft | undefined;
        await this.shelf.change(id, (old) => ((removed = old), undefined));
        return removed;
    }

    /** Undoes remove(). */
    async restore(draft: Draft): Promise<void> {
        await this.shelf.change(draft.id, (old) => old ?? draft);
    }

    /** All drafts for a file that holds everything. */
    async archived(): Promise<ArchivedDraft[]> {
        return (await this.list()).map(({ text, changed }) => ({ text, changed }));
    }

    /** Adds drafts of such a file; those that are here already are skipped. */
    async addAll(drafts: readonly ArchivedDraft[]): Promise<{ added: number; skipped: number }> {
        const known = new Set((await this.list()).map(({ text }) => text));
        let added = 0;
        for (const { text, changed } of drafts) {
            if (known.has(text)) continue;
            known.add(text);
            await this.make(text, changed);
            ++added;
        }
        return { added, skipped: drafts.length - added };
    }

    private async add(text: string): Promise<Hold> {
        return (await this.find(text)) ?? this.make(text, this.now());
    }

    private async make(text: string, changed: number): Promise<Hold> {
        const draft = { id: this.newId(), text, changed, revision: 1 };
        await this.shelf.change(draft.id, () => draft);
        return { id: draft.id, revision: draft.revision };
    }
}
