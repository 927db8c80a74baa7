// Everything that the page keeps, as the text of one file: drafts, plays, results. Files of drafts alone, as older pages wrote them, are
// read as well.

/** A puzzle that was drawn; see drafts.ts. */
export interface ArchivedDraft {
    /** A puzzle file. */
    text: string;
    /** When it was changed last, in milliseconds since 1970. */
    changed: number;
}

/** A line of moves that somebody has left. */
export interface LeftPlay {
    /** As WorkbenchState.play has it. */
    play: string;
    /** Its moves, as the metric of the time counted them; none when it cannot count them. */
    moves: number | null;
}

/** What was played of a puzzle last. */
export interface KeptPlay extends LeftPlay {
    /** The puzzle file. */
    text: string;
    /** What other tabs have played of it at the same time, the newest first. */
    others?: LeftPlay[];
}

/** What a job reported, or what a task was set to (src/keepers/result_keeper.ts). */
export interface KeptResult {
    name: string;
    /** The request as JSON; of settings the task. */
    request: string;
    /** The report as JSON; of settings their words. */
    report: string;
}

export interface Archive {
    drafts: ArchivedDraft[];
    plays: KeptPlay[];
    results: KeptResult[];
}

const kFormats = ["shunt drafts", "shunt archive"];

/** Whether a text is meant to be such a file, right or not. */
export function isArchive(text: string): boolean {
    return /^\s*\{\s*"format"\s*:\s*"shunt (drafts|archive)"/.test(text);
}

export function printArchive(archive: Archive): string {
    return JSON.stringify({ format: "shunt archive", version: 1, ...archive }, null, 1) + "\n";
}

/** Whether all values are objects whose fields of these names are texts. */
function holdTexts(values: unknown, names: string[]): boolean {
    const right = (value: unknown): boolean =>
        typeof value === "object" && value !== null && names.every((name) => typeof (value as Record<string, unknown>)[name] === "string");
    return Array.isArray(values) && values.every(right);
}

function isCounted({ moves, others = [] }: LeftPlay & { others?: LeftPlay[] }): boolean {
    return (moves === null || Number.isFinite(moves)) && holdTexts(others, ["play"]) && others.every(isCounted);
}

/** Nothing when the text is no such file, or damaged. */
export function readArchive(file: string): Archive | undefined {
    let content: unknown;
    try {
        content = JSON.parse(file);
    } catch {
        return undefined;
    }
    const { format, version, drafts, plays = [], results = [] } = (content ?? {}) as Partial<Archive> & Record<string, unknown>;
    if (typeof format !== "string" || !kFormats.includes(format) || version !== 1) return undefined;
    const whole = holdTexts(drafts, ["text"]) && holdTexts(plays, ["text", "play"]) && holdTexts(results, ["name", "request", "report"]);
    if (!whole) return undefined;
    const archive = { drafts, plays, results } as Archive;
    return archive.plays.every(isCounted) && archive.drafts.every(({ changed }) => Number.isFinite(changed)) ? archive : undefined;
}
