// The parts of the page that nobody needs before it is interactive, as a script of their own (later.js) that is loaded right after:
// drafts, kept plays and results, export, result cards, embedding, printing, and reading without a connection.

export { kBuild as build } from "../words/build";
export { speakLike } from "../words/say";
import { CardDialog } from "../dialogs/card_dialog";
import { CardJobs } from "../cards/card_jobs";
import { DraftKeeper } from "../keepers/draft_keeper";
import { EmbedDialog } from "../dialogs/embed_dialog";
import { ExportDialog } from "../dialogs/export_dialog";
import type { Formats } from "../places/formats";
import type { Jobs } from "../jobs/jobs";
import { followLook } from "./look";
import type { Notices } from "../dom/notices";
import { keepLanguageOffline, keepOffline } from "./offline";
import { PlayKeeper } from "../keepers/play_keeper";
import { printAsText } from "./printing";
import { ResultKeeper } from "../keepers/result_keeper";
import type { Workbench } from "../workbench/workbench";
import type { KeptPlay, KeptResult } from "../store/archive";
import { SafeShelf } from "../store/shelf";
import type { Tag } from "../words/languages";
import { say, spoken } from "../words/say";

export interface Surroundings {
    /** The page's folder. */
    base: string;
    workbench: Workbench;
    notices: Notices;
    formats: Formats;
    jobs: Jobs;
    /** Opens a puzzle where its play was left. */
    resume(kept: KeptPlay): void;
    /** Shows the link to a text in Build. */
    share(text: string, title: string): void;
}

export interface Later {
    drafts: DraftKeeper;
    plays: PlayKeeper;
    results: ResultKeeper;
    exporting: ExportDialog;
    cards: CardDialog;
    embedding: EmbedDialog;
    /** Another language is spoken: makes the dialogs anew. */
    retell(): void;
}

export function makeLater({ base, workbench, notices, formats, jobs, resume, share }: Surroundings): Later {
    // Where the browser keeps nothing, the drafts say so once, for all.
    const silent = { refused: (): void => undefined };
    const played = new SafeShelf<KeptPlay>("shunt-plays", silent, undefined, ({ text }) => text);
    const worked = new SafeShelf<KeptResult>("shunt-results", silent, undefined, ({ name }) => name);
    void keepOffline(base, notices);
    void keepLanguageOffline(spoken().tag as Tag);
    void printAsText(base, workbench);
    followLook(workbench);
    workbench.countUnasked();
    const bench = {
        drafts: (list: object): void => workbench.drafts(list),
        edit: (text: string, work: string): void => workbench.edit(text, work),
        play: (text: string): void => void workbench.open({ text, position: "", metric: "", origin: say("Your puzzles"), play: "" }),
        share,
    };
    const cards = new CardJobs(jobs);
    const dialogs = (): Pick<Later, "exporting" | "cards" | "embedding"> => ({
        exporting: new ExportDialog(document.body, base, formats, cards),
        cards: new CardDialog(document.body, cards, bench.play),
        embedding: new EmbedDialog(document.body, base, formats),
    });
    return {
        drafts: new DraftKeeper(bench, notices, played, worked),
        plays: new PlayKeeper(played, notices, resume),
        results: new ResultKeeper(worked, workbench, workbench.state()),
        ...dialogs(),
        retell() {
            this.drafts.retell();
            Object.assign(this, dialogs());
            void keepLanguageOffline(spoken().tag as Tag);
        },
    };
}
