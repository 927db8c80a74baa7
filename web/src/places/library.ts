// The puzzle library: a few puzzles that the workbench needs before it can show anything, and all others in a script of its own, which
// is loaded right after, or as soon as a link names one of them.

import { namesMeant } from "../links/altered";
import { loadFile, StartFailure } from "../wasm/load_file";
import { say } from "../words/say";
import { loadPart } from "../dom/load_part";

const kFirstFamily = "Classics";

/** What library.js defines as `shuntLibrary` (tools/puzzles_json.mjs). */
type Families = readonly { family: string; puzzles: Readonly<Record<string, string>> }[];

export class Library {
    private readonly texts = new Map<string, string>();
    private whole: Promise<void> | undefined;

    /** `base`: the address of the page's folder; `first`: puzzle files by id; `added` is told of every puzzle, in order. */
    constructor(
        private readonly base: string,
        first: Readonly<Record<string, string>>,
        private readonly added: (id: string, text: string, family: string) => void,
    ) {
        this.add(first, kFirstFamily);
    }

    /** The id of the puzzle that opens when nothing else is asked for. */
    get firstId(): string {
        return [...this.texts.keys()][0] ?? "";
    }

    /** The puzzle that a link means by a name; undefined when there is none, or when it cannot be loaded. */
    async find(name: string): Promise<{ id: string; text: string } | undefined> {
        const names = namesMeant(name);
        if (!names.some((id) => this.texts.has(id))) await this.load().catch(() => undefined);
        const id = names.find((each) => this.texts.has(each));
        return id === undefined ? undefined : { id, text: this.texts.get(id)! };
    }

    /** The id of a puzzle that is there already. */
    idOf(text: string): string | undefined {
        for (const [id, known] of this.texts) if (known === text) return id;
        return undefined;
    }

    /** Has the whole library. Rejects with StartFailure; the next call tries again. */
    load(): Promise<void> {
        this.whole ??= this.loadFamilies();
        this.whole.catch(() => (this.whole = undefined));
        return this.whole;
    }

    private async loadFamilies(): Promise<void> {
        const families = await loadPart<Families>(`${this.base}library.js`, "shuntLibrary");
        for (const { family, puzzles } of families) this.add(puzzles, family);
    }

    private add(puzzles: Readonly<Record<string, string>>, family: string): void {
        for (const [id, text] of Object.entries(puzzles)) {
            this.texts.set(id, text);
            this.added(id, text, family);
        }
    }
}

/** The puzzles that are there at once, by id; rejects with StartFailure. `base` is the address of the page's folder. */
export async function loadFirstPuzzles(base: string): Promise<Record<string, string>> {
    const response = await loadFile(`${base}puzzles.json`);
    try {
        return (await response.json()) as Record<string, string>;
    } catch {
        throw new StartFailure(
            say("The file {file} is damaged.", { file: "puzzles.json" }),
            say("Reload the page without the browser's cache."),
        );
    }
}
