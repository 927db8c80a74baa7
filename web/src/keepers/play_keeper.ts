// The play of every puzzle, kept in the browser: whoever opens a puzzle again may go on where he left it.
//
//     moves ──> the store, by the puzzle's text           a puzzle is opened ──> was it played before? ──> "Resume"
//
// Tabs that play one puzzle at the same time each have a place there: a tab replaces only what it has found or kept there itself.

import type { Notices } from "../dom/notices";
import type { WorkbenchState } from "../workbench/workbench";
import { Soon } from "../workbench/soon";
import type { KeptPlay, LeftPlay } from "../store/archive";
import type { Shelf } from "../store/shelf";
import { say } from "../words/say";

type PlayState = Pick<WorkbenchState, "text" | "play" | "solved" | "metric" | "counts">;

const kDelayMilliseconds = 500;
const kMostPlays = 8; // of a puzzle

/** The newest first. */
function playsOf({ play, moves, others = [] }: KeptPlay): LeftPlay[] {
    return [{ play, moves }, ...others];
}

/** Whether a line only begins another, so that Undo leads back to it there. */
function begins(line: string, longer: string): boolean {
    const [moves = "", ...from] = line.split("\n");
    const [more = "", ...same] = longer.split("\n");
    return `${more} `.startsWith(`${moves} `) && from.join() === same.join();
}

export class PlayKeeper {
    private text = "";
    private play = "";
    /** What the store holds of this tab's play: what was kept or found there last. */
    private known = "";
    /** Whether it was said that another tab plays the same. */
    private told = false;
    private readonly soon = new Soon<PlayState>((state) => this.save(state), kDelayMilliseconds);

    constructor(
        private readonly shelf: Shelf<KeptPlay>,
        private readonly notices: Pick<Notices, "notice">,
        private readonly resume: (kept: Omit<KeptPlay, "others">) => void,
    ) {}

    /** The workbench is in another state. */
    changed(state: PlayState): void {
        const { text, play } = state;
        if (text === this.text && play === this.play) return;
        const opened = text !== this.text;
        if (opened) this.keep();
        this.text = text;
        this.play = play;
        if (opened) [this.known, this.told] = [play, false];
        if (opened && play === "") void this.offer(text);
        // A start that was not left yet takes nothing away from an earlier play.
        if (opened || play === "") return;
        this.soon.put(state);
    }

    /** Keeps at once what is still to be kept. */
    keep(): void {
        this.soon.now();
    }

    /** A puzzle that was solved begins anew the next time. */
    private save({ text, play, solved, counts, metric }: PlayState): void {
        const { known } = this;
        this.known = play;
        const mine = solved ? [] : [{ play, moves: counts[metric] ?? null }];
        const make = (old: KeptPlay | undefined): KeptPlay | undefined => {
            const isOther = (other: LeftPlay): boolean => other.play !== known && (solved || !begins(other.play, play));
            const others = old ? playsOf(old).filter(isOther) : [];
            if (old && known !== "" && isOther(old)) this.tellOfOthers(text);
            const [newest, ...rest] = [...mine, ...others].slice(0, kMostPlays);
            return newest && { text, ...newest, ...(rest.length > 0 ? { others: rest } : {}) };
        };
        void this.shelf.change(text, make);
    }

    private tellOfOthers(text: string): void {
        if (this.told || text !== this.text) return;
        this.told = true;
        this.notices.notice(say("Another tab plays this puzzle, too. What is played here and what is played there is kept."), "info");
    }

    private async offer(text: string): Promise<void> {
        const kept = await this.shelf.get(text);
        if (kept === undefined || this.text !== text || this.play !== "") return;
        this.known = kept.play;
        const plays = playsOf(kept);
        const label = ({ moves }: LeftPlay): string =>
            plays.length === 1 || moves === null ? say("Resume") : say("Resume at move {moves}", { moves });
        const actions = plays.map((left) => ({ label: label(left), run: () => this.takeUp(text, left) }));
        this.notices.notice(wordsOf(plays), "info", actions);
    }

    private takeUp(text: string, left: LeftPlay): void {
        this.known = left.play;
        this.resume({ text, ...left });
    }
}

function wordsOf(plays: readonly LeftPlay[]): string {
    const count = plays.length;
    const { moves } = plays[0]!;
    if (count > 1) return say("You have played this puzzle in {count} tabs at the same time.", { count });
    return moves === null ? say("You have played this puzzle before.") : say("You left this puzzle at move {moves}.", { moves });
}
