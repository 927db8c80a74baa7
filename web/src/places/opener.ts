// Opens puzzle texts of any format: the project's own goes to the workbench as it is, others are read by the module `formats` first.
//
//     text ── own? ──> workbench            other ──> formats ──> text of the project's own ──> workbench, "Read as ..."

import { isOwnFormat, type Formats, type Reading } from "./formats";
import type { Failure } from "../jobs/job";
import { faultAt, sentencesOf, type Fault } from "../dom/fault";
import type { Notices } from "../dom/notices";
import type { Workbench } from "../workbench/workbench";
import { say } from "../words/say";

export interface Opening {
    text: string;
    /** Names the text in messages. */
    origin: string;
    /** Where play begins, as rows; absent: the puzzle's start. */
    position?: string | undefined;
    /** Absent: the puzzle's. */
    metric?: string | undefined;
    /** Play that was left (WorkbenchState.play). */
    play?: string;
    /** Of a shortest solution from there, to be shown; absent: none. */
    step?: number | undefined;
    /** The name of the format; absent: recognised by its content. */
    from?: string | undefined;
    /** Which board of a text of several; absent: the first. */
    board?: number;
    /** Said when no format knows the text, in place of the module's own words. */
    unknown?: string;
}

/** A sentence like those of the workbench: "klotski.txt: line 3, column 7: ...". */
function faultOf({ origin, unknown }: Opening, { kind, message, line, column }: Failure): Fault {
    if (line === 0 && kind === "input" && unknown !== undefined) return { sentence: unknown };
    if (line === 0) return { sentence: `${origin}: ${message}` };
    const place = column === 0 ? say("line {line}", { line }) : say("line {line}, column {column}", { line, column });
    return faultAt(`${origin}: ${place}: ${message}`, line, column);
}

export class Opener {
    /** Counts what was to be opened: what was asked for later wins, however long an earlier text takes to read. */
    private asked = 0;
    /** Takes away what is said of the reading of a puzzle that is not open any more. */
    private forgetReading = (): void => undefined;

    constructor(
        private readonly workbench: Workbench,
        private readonly formats: Formats,
        private readonly notices: Notices,
    ) {}

    /** The reasons why the text cannot be opened; none when it is open, or something else was opened meanwhile. */
    async open(opening: Opening): Promise<Fault[]> {
        const number = ++this.asked;
        if (opening.from === undefined && isOwnFormat(opening.text)) return this.hand(opening, opening.text);
        let reading: Reading;
        try {
            reading = await this.formats.read(opening.text, opening.from, opening.board);
        } catch (failure) {
            return number === this.asked ? [faultOf(opening, failure as Failure)] : [];
        }
        if (number !== this.asked) return [];
        const faults = this.hand(opening, reading.text);
        if (faults.length === 0) this.explain(opening, reading);
        return faults;
    }

    /** Something else is opened: a text that is still being read is not wanted any more. */
    giveUp(): void {
        ++this.asked;
    }

    /** Shows a task, set as its words say; the reasons when they mean nothing to it. */
    showTask(view: string, settings: string): Fault[] {
        return this.notices.errorsOf(() => this.workbench.showTask(view, settings));
    }

    private hand({ position = "", metric = "", play = "", step, origin }: Opening, text: string): Fault[] {
        const faults = this.notices.errorsOf(() => this.workbench.open({ text, position, metric, origin, play, step }));
        if (faults.length === 0) this.forgetReading();
        return faults;
    }

    /** Says what was recognised, and offers to read it otherwise. */
    private explain(opening: Opening, reading: Reading): void {
        const { notes, others, boards = 1 } = reading;
        if (notes.length === 0) return;
        this.workbench.recognised(opening.text, reading);
        const actions = others.map(({ name, title }) => ({
            label: say("Read it as {format}", { format: title }),
            run: () => void this.openAs(opening, { from: name }),
        }));
        const next = ((opening.board ?? 1) % boards) + 1;
        if (boards > 1) {
            const label = say("Open board {number}", { number: next });
            actions.unshift({ label, run: () => void this.openAs(opening, { board: next }) });
        }
        this.forgetReading = this.notices.notice(notes.map((note) => note + ".").join(" "), "info", actions);
    }

    private async openAs(opening: Opening, otherwise: Pick<Opening, "from" | "board">): Promise<void> {
        const faults = await this.open({ ...opening, ...otherwise });
        if (faults.length > 0) this.notices.notice(sentencesOf(faults), "error");
    }
}
