// The parts of the page that nobody needs before it is interactive, as a script of their own (later.js) that is loaded right after:
// drafts, kept plays, export, embedding, and reading without a connection.

import { DraftKeeper } from "./draft_keeper";
import { EmbedDialog } from "./embed_dialog";
import { ExportDialog } from "./export_dialog";
import type { Formats } from "./formats";
import type { Notices } from "./notices";
import { keepOffline } from "./offline";
import { PlayKeeper, type KeptPlay } from "./play_keeper";
import type { Workbench } from "./workbench";
import { SafeShelf } from "../store/shelf";

export interface Surroundings {
    /** The page's folder. */
    base: string;
    workbench: Workbench;
    notices: Notices;
    formats: Formats;
    /** Opens a puzzle where its play was left. */
    resume(kept: KeptPlay): void;
}

export interface Later {
    drafts: DraftKeeper;
    plays: PlayKeeper;
    exporting: ExportDialog;
    embedding: EmbedDialog;
}

export function makeLater({ base, workbench, notices, formats, resume }: Surroundings): Later {
    const shelf = new SafeShelf<KeptPlay>("shunt-plays", () => undefined, undefined, ({ text }) => text);
    void keepOffline(base, notices);
    return {
        drafts: new DraftKeeper(workbench, notices),
        plays: new PlayKeeper(shelf, notices, resume),
        exporting: new ExportDialog(document.body, formats),
        embedding: new EmbedDialog(document.body, base, formats),
    };
}
