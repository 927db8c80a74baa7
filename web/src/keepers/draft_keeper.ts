// The drafts of Build between the workbench, which draws and lists them, and the store, which keeps them.
//
//     workbench ── save, opened, open, menu, export ──> here ──> store ──> list ──> workbench
//     another tab ── "changed" ──────────────────────┘
//
// Of changes that follow each other only the newest is kept: at most one is on its way to the store, and at most one waits.

import { saveFile } from "../dom/files";
import { DraftDialog } from "./draft_dialog";
import { OpenDraft } from "../places/open_draft";
import type { Notices } from "../dom/notices";
import { printArchive, readArchive, type KeptPlay, type KeptResult } from "../store/archive";
import { Drafts, type Draft, type Hold } from "../store/drafts";
import { SafeShelf, type Shelf } from "../store/shelf";
import { say } from "../words/say";

/** What the keeper needs of the workbench. */
export interface DraftBench {
    /** Takes the list, or what of it has changed, as JSON (ui/model/drafts.hpp). */
    drafts(list: object): void;
    /** Opens a text in Build, as the work of that name. */
    edit(text: string, work: string): void;
    /** Opens a text in Play. */
    play(text: string): void;
    /** Shows the link to a text in Build. */
    share(text: string, title: string): void;
}

/** What is to be kept: a work and its text. */
interface Change {
    work: string;
    text: string;
}

const kChannel = "shunt-drafts";
const kNamed = /^name:[^\n]*(\n|$)/m;

/** The name that a puzzle file gives itself. */
export function nameOf(text: string): string {
    return (/^name:[ \t]*([^\r\n]*)/m.exec(text)?.[1] ?? "").trim();
}

/** The same puzzle under another name; without one when that is empty. */
export function renamed(text: string, name: string): string {
    const line = name.trim() === "" ? "" : `name: ${name.trim().replace(/\s+/g, " ")}\n`;
    return kNamed.test(text) ? text.replace(kNamed, () => line) : line + text;
}

export class DraftKeeper {
    private readonly drafts: Drafts;
    private readonly shelf: Shelf<Draft>;
    private dialog: DraftDialog;
    private readonly channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(kChannel) : undefined;
    /** What is drawn, as the workbench names it, and the draft that each such work is: undo leads back into an earlier one. */
    private work = "";
    private readonly holds = new Map<string, Hold>();
    /** Everything is done in the order in which it was asked for. */
    private last: Promise<void> = Promise.resolve();
    /** How much has been asked for and is not done. */
    private undone = 0;
    /** The newest change that nothing else was asked for after, while it waits. */
    private waiting: Change | undefined;
    /** What is on its way to the store. */
    private underWay: Change | undefined;
    /** Whether a change is remembered outside of the store. */
    private left = false;
    /** Whether the list in the workbench may be an old one. */
    private stale = false;
    /** The drafts that alone have changed in it, by their ids. */
    private readonly saved = new Set<string>();

    constructor(
        private readonly bench: DraftBench,
        private readonly notices: Notices,
        private readonly plays: Shelf<KeptPlay>,
        private readonly results: Shelf<KeptResult>,
        private readonly openDraft = new OpenDraft(),
        shelf?: Shelf<Draft>,
    ) {
        // A database that is silent may be slow: what is shown of it beside the drafts is enough.
        const refused = (silent: boolean): void => {
            if (!silent) notices.notice(say("This browser keeps no drafts here. Save them as a file."), "error");
        };
        const returned = (): void => this.enqueue(() => this.show());
        this.shelf = shelf ?? new SafeShelf<Draft>("shunt-drafts", { refused, returned }, undefined, ({ id }) => id);
        this.drafts = new Drafts(this.shelf);
        this.dialog = this.makeDialog();
        this.channel?.addEventListener("message", () => this.enqueue(() => this.list()));
        this.enqueue(() => this.bringBack());
    }

    private makeDialog(): DraftDialog {
        return new DraftDialog(document.body, {
            play: ({ text }) => this.bench.play(text),
            share: ({ text }) => this.bench.share(text, nameOf(text) || say("Puzzle")),
            rename: (draft, name) => this.enqueue(() => this.rename(draft, name)),
            duplicate: ({ id }) => this.enqueue(() => this.duplicate(id)),
            save: (draft) => saveFile(`${nameOf(draft.text) || "puzzle"}.txt`, draft.text),
            remove: ({ id }) => this.enqueue(() => this.remove(id)),
        });
    }

    /** Another language is spoken. */
    retell(): void {
        this.dialog = this.makeDialog();
    }

    /** What the workbench asks for: a wish of ui/model/drafts.hpp. */
    take(wish: string, id: string, text: string): void {
        // Undo has led a draft back to what it was when it was opened: that is its newest text.
        const back = wish === "opened" && text !== "" && this.isDraft(id);
        if (wish === "save" || back) return this.change({ work: id, text });
        this.enqueue(async () => {
            if (wish === "opened") await this.opened(id, text);
            else if (wish === "judged") return this.drafts.judge(text, id);
            else if (wish === "open") await this.open(id);
            else if (wish === "menu") this.dialog.show(await this.drafts.get(id));
            else if (wish === "export") return saveFile(say("my puzzles") + ".json", await this.exported());
            this.list();
        });
    }

    /** The page is left: what the store has not taken is remembered in another way. */
    keep(): void {
        const { waiting, underWay } = this;
        const change = waiting ?? underWay;
        this.left = change !== undefined;
        this.openDraft.leave(change && { text: change.text, before: underWay?.text, hold: this.holds.get(change.work) });
    }

    /** Whether a work is kept as a draft, or is about to be. */
    private isDraft(work: string): boolean {
        return this.holds.has(work) || this.waiting?.work === work || this.underWay?.work === work;
    }

    /** A newer text of the same work takes the place of one that still waits. */
    private change(change: Change): void {
        if (this.waiting?.work === change.work) {
            this.waiting.text = change.text;
            return;
        }
        this.enqueue(() => {
            if (this.waiting === change) this.waiting = undefined;
            return this.save(change);
        });
        this.waiting = change;
    }

    /** What an earlier page of this tab could not keep any more. */
    private async bringBack(): Promise<void> {
        const unkept = this.openDraft.take();
        if (unkept !== undefined) {
            const { text, before } = unkept;
            const arrived = before === undefined ? undefined : await this.drafts.find(before);
            const { hold } = await this.drafts.save(text, arrived ?? unkept.hold);
            this.openDraft.note(hold.id, unkept.text);
        }
        this.list();
    }

    /** Everything that is kept, as the text of a file. */
    private async exported(): Promise<string> {
        const [drafts, plays, results] = await Promise.all([this.drafts.archived(), this.plays.all(), this.results.all()]);
        return printArchive({ drafts, plays, results });
    }

    /** Adds what a file holds to what is kept, and replaces nothing; false when it is no such file. */
    async importFile(text: string): Promise<boolean> {
        const archive = readArchive(text);
        if (archive === undefined) return false;
        const { added, skipped } = await this.drafts.addAll(archive.drafts);
        for (const play of archive.plays) await this.plays.change(play.text, (old) => old ?? play);
        for (const result of archive.results) await this.results.change(result.name, (old) => old ?? result);
        const words = say("{added, plural, one {# puzzle} other {# puzzles}} added to yours, {skipped} of the file were there already.", {
            added,
            skipped,
        });
        this.notices.notice(words, "info");
        this.enqueue(() => this.list());
        this.channel?.postMessage("changed");
        return true;
    }

    /** The draft that is drawn, if it is one. */
    private get drawn(): Hold | undefined {
        return this.holds.get(this.work);
    }

    private async opened(work: string, text: string): Promise<void> {
        this.work = work;
        const hold = this.holds.get(work) ?? (await this.drafts.find(text));
        if (hold !== undefined) return this.hold(work, hold);
        // The address is behind the draft by a few changes: after a reload it is the draft that counts.
        const open = this.openDraft.idOf(text);
        if (open !== undefined) await this.open(open);
    }

    /** From now on a work is that draft, of which all works that are the same one know the revision. */
    private hold(work: string, hold: Hold): void {
        for (const [other, { id }] of this.holds) if (id === hold.id) this.holds.set(other, hold);
        this.holds.set(work, hold);
    }

    private async save(change: Change): Promise<void> {
        const { work, text } = change;
        this.work = work;
        this.underWay = change;
        const { hold, parted } = await this.drafts.save(text, this.holds.get(work)).finally(() => (this.underWay = undefined));
        this.hold(work, hold);
        this.openDraft.note(hold.id, text);
        if (this.left) this.keep(); // the page goes on after all
        if (parted) {
            const words = say("Another tab has changed this puzzle meanwhile. Both are kept: yours is a puzzle of its own now.");
            this.notices.notice(words, "info");
        }
        this.saved.add(hold.id);
        this.channel?.postMessage("changed");
    }

    private async open(id: string): Promise<void> {
        const draft = await this.drafts.get(id);
        if (draft === undefined) return;
        this.work = id;
        this.hold(id, { id, revision: draft.revision });
        this.openDraft.note(id, draft.text);
        this.bench.edit(draft.text, id);
    }

    private async rename(draft: Draft, name: string): Promise<void> {
        const text = renamed(draft.text, name);
        const { hold } = await this.drafts.save(text, { id: draft.id, revision: draft.revision });
        if (this.drawn?.id === draft.id) {
            this.hold(this.work, hold);
            this.bench.edit(text, this.work);
        }
        this.changed();
    }

    private async duplicate(id: string): Promise<void> {
        await this.drafts.duplicate(id);
        this.changed();
    }

    private async remove(id: string): Promise<void> {
        const draft = await this.drafts.remove(id);
        for (const [work, hold] of this.holds) if (hold.id === id) this.holds.delete(work);
        this.changed();
        if (draft === undefined) return;
        const restore = (): void => this.enqueue(() => this.drafts.restore(draft).then(() => this.changed()));
        const name = nameOf(draft.text) || say("The puzzle");
        this.notices.notice(say("{name} is deleted.", { name }), "info", [{ label: say("Undo"), run: restore }]);
    }

    private changed(): void {
        this.list();
        this.channel?.postMessage("changed");
    }

    /** The list has to be told anew, once nothing else is to be done. */
    private list(): void {
        this.stale = true;
    }

    private async show(): Promise<void> {
        this.tell({ drafts: (await this.drafts.list()).map(told) });
    }

    /** Of hundreds of drafts a stroke changes one: the others are not read again. */
    private async showSaved(ids: readonly string[]): Promise<void> {
        const drafts = await Promise.all(ids.map((id) => this.drafts.get(id)));
        this.tell({ saved: drafts.filter((draft) => draft !== undefined).map(told) });
    }

    private tell(drafts: object): void {
        this.bench.drafts({ ...drafts, open: this.drawn?.id ?? "", kept: this.shelf.lasting ? "lasting" : "while open" });
    }

    private enqueue(action: () => Promise<void> | void): void {
        this.waiting = undefined;
        ++this.undone;
        this.last = this.last
            .then(action)
            .then(() => this.rest())
            .catch((fault: unknown) => console.error(fault))
            .finally(() => --this.undone);
    }

    /** After each thing that was done; the last tells the list. */
    private async rest(): Promise<void> {
        if (this.undone > 1) return;
        const saved = [...this.saved];
        this.saved.clear();
        if (!this.stale) return saved.length > 0 ? this.showSaved(saved) : undefined;
        this.stale = false;
        await this.show();
    }
}

/** A draft as the workbench is told of it. */
function told({ id, text, verdict }: Draft): object {
    return { id, text, verdict };
}
