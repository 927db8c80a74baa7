// The play of every puzzle, kept in the browser: whoever opens a puzzle again may go on where he left it.
//
//     moves ──> the store, by the puzzle's text           a puzzle is opened ──> was it played before? ──> "Resume"

import type { Notices } from "./notices";
import type { WorkbenchState } from "./workbench";
import { Soon } from "./soon";
import type { KeptPlay } from "../store/archive";
import type { Shelf } from "../store/shelf";
import { say } from "../words/say";

type PlayState = Pick<WorkbenchState, "text" | "play" | "solved" | "metric" | "counts">;

const kDelayMilliseconds = 500;

export class PlayKeeper {
    private text = "";
    private play = "";
    private readonly soon = new Soon<PlayState>((state) => this.save(state), kDelayMilliseconds);

    constructor(
        private readonly shelf: Shelf<KeptPlay>,
        private readonly notices: Pick<Notices, "notice">,
        private readonly resume: (kept: KeptPlay) => void,
    ) {}

    /** The workbench is in another state. */
    changed(state: PlayState): void {
        const { text, play } = state;
        if (text === this.text && play === this.play) return;
        const opened = text !== this.text;
        if (opened) this.keep();
        this.text = text;
        this.play = play;
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
        void this.shelf.change(text, () => (solved ? undefined : { text, play, moves: counts[metric] ?? null }));
    }

    private async offer(text: string): Promise<void> {
        const kept = await this.shelf.get(text);
        if (kept === undefined || this.text !== text || this.play !== "") return;
        const { moves } = kept;
        const words = moves === null ? say("You have played this puzzle before.") : say("You left this puzzle at move {moves}.", { moves });
        this.notices.notice(words, "info", [{ label: say("Resume"), run: () => this.resume(kept) }]);
    }
}
