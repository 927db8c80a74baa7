// The drafts of Build between the workbench, which draws and lists them, and the store, which keeps them.
//
//     workbench ── save, opened, open, menu, export ──> here ──> store ──> list ──> workbench
//     another tab ── "changed" ──────────────────────┘

import { saveFile } from "./files";
import { DraftDialog } from "./draft_dialog";
import type { Notices } from "./notices";
import { printArchive, readArchive, type KeptPlay, type KeptResult } from "../store/archive";
import { Drafts, type Draft, type Hold } from "../store/drafts";
import { SafeShelf, type Shelf } from "../store/shelf";
import { say } from "../words/say";

/** What the keeper needs of the workbench. */
export interface DraftBench {
    /** Takes the list as JSON (ui/model/drafts.hpp). */
    drafts(list: object): void;
    /** Opens a text in Build, as the work of that name. */
    edit(text: string, work: string): void;
    /** Opens a text in Play. */
    play(text: string): void;
    /** Shows the link to a text in Build. */
    share(text: string, title: string): void;
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
    private readonly shelf: SafeShelf<Draft>;
    private readonly dialog: DraftDialog;
    private readonly channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(kChannel) : undefined;
    /** What is drawn, as the workbench names it, and the draft that each such work is: undo leads back into an earlier one. */
    private work = "";
    private readonly holds = new Map<string, Hold>();
    /** Everything is done in the order in which it was asked for. */
    private last: Promise<void> = Promise.resolve();

    constructor(
        private readonly bench: DraftBench,
        private readonly notices: Notices,
        private readonly plays: Shelf<KeptPlay>,
        private readonly results: Shelf<KeptResult>,
    ) {
        const refused = (): void => notices.notice(say("This browser keeps no drafts here. Save them as a file."), "error");
        this.shelf = new SafeShelf<Draft>("shunt-drafts", refused, undefined, ({ id }) => id);
        this.drafts = new Drafts(this.shelf);
        this.dialog = new DraftDialog(document.body, {
            play: ({ text }) => bench.play(text),
            share: ({ text }) => bench.share(text, nameOf(text) || say("Puzzle")),
            rename: (draft, name) => this.enqueue(() => this.rename(draft, name)),
            duplicate: ({ id }) => this.enqueue(() => this.duplicate(id)),
            save: (draft) => saveFile(`${nameOf(draft.text) || "puzzle"}.txt`, draft.text),
            remove: ({ id }) => this.enqueue(() => this.remove(id)),
        });
        this.channel?.addEventListener("message", () => this.enqueue(() => this.show()));
        this.enqueue(() => this.show());
    }

    /** What the workbench asks for: a wish of ui/model/drafts.hpp. */
    take(wish: string, id: string, text: string): void {
        this.enqueue(async () => {
            if (wish === "opened") await this.opened(id, text);
            else if (wish === "save") await this.save(id, text);
            else if (wish === "judged") return this.drafts.judge(text, id);
            else if (wish === "open") await this.open(id);
            else if (wish === "menu") this.dialog.show(await this.drafts.get(id));
            else if (wish === "export") return saveFile(say("my puzzles") + ".json", await this.exported());
            await this.show();
        });
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
        this.enqueue(() => this.show());
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
        if (hold !== undefined) this.hold(work, hold);
    }

    /** From now on a work is that draft, of which all works that are the same one know the revision. */
    private hold(work: string, hold: Hold): void {
        for (const [other, { id }] of this.holds) if (id === hold.id) this.holds.set(other, hold);
        this.holds.set(work, hold);
    }

    private async save(work: string, text: string): Promise<void> {
        this.work = work;
        const { hold, parted } = await this.drafts.save(text, this.holds.get(work));
        this.hold(work, hold);
        if (parted) {
            const words = say("Another tab has changed this puzzle meanwhile. Both are kept: yours is a puzzle of its own now.");
            this.notices.notice(words, "info");
        }
        this.channel?.postMessage("changed");
    }

    private async open(id: string): Promise<void> {
        const draft = await this.drafts.get(id);
        if (draft === undefined) return;
        this.work = id;
        this.hold(id, { id, revision: draft.revision });
        this.bench.edit(draft.text, id);
    }

    private async rename(draft: Draft, name: string): Promise<void> {
        const text = renamed(draft.text, name);
        const { hold } = await this.drafts.save(text, { id: draft.id, revision: draft.revision });
        if (this.drawn?.id === draft.id) {
            this.hold(this.work, hold);
            this.bench.edit(text, this.work);
        }
        await this.changed();
    }

    private async duplicate(id: string): Promise<void> {
        await this.drafts.duplicate(id);
        await this.changed();
    }

    private async remove(id: string): Promise<void> {
        const draft = await this.drafts.remove(id);
        for (const [work, hold] of this.holds) if (hold.id === id) this.holds.delete(work);
        await this.changed();
        if (draft === undefined) return;
        const restore = (): void => this.enqueue(() => this.drafts.restore(draft).then(() => this.changed()));
        const name = nameOf(draft.text) || say("The puzzle");
        this.notices.notice(say("{name} is deleted.", { name }), "info", [{ label: say("Undo"), run: restore }]);
    }

    private async changed(): Promise<void> {
        await this.show();
        this.channel?.postMessage("changed");
    }

    private async show(): Promise<void> {
        const drafts = (await this.drafts.list()).map(({ id, text, verdict }) => ({ id, text, verdict }));
        this.bench.drafts({ drafts, open: this.drawn?.id ?? "", kept: this.shelf.lasting ? "lasting" : "while open" });
    }

    private enqueue(action: () => Promise<void> | void): void {
        this.last = this.last.then(action).catch((fault: unknown) => console.error(fault));
    }
}
