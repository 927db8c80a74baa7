// Everything around a workbench that runs: the mirror, the address, the dialogs, and what is loaded once the page is interactive.

import { isCard } from "../cards/card";
import type { Jobs } from "../jobs/jobs";
import { Address } from "../places/address";
import { Formats } from "../places/formats";
import { languageOf, type Link } from "../links/fragment";
import { writtenLink, type WrittenLink } from "../links/written_link";
import { forwardInput } from "../workbench/input";
import type { Library } from "../places/library";
import type { Later } from "./later";
import { loadLater } from "./load_later";
import { Mirror } from "../workbench/mirror";
import type { Notices } from "../dom/notices";
import { OpenDialog } from "../dialogs/open_dialog";
import { noPuzzleWords, puzzleOnScreen } from "../dialogs/on_screen";
import { Opener } from "../places/opener";
import type { KeptPlay } from "../store/archive";
import { contentOf, ShareDialog } from "../dialogs/share_dialog";
import { type PageLanguage, unknownLanguage } from "./page_language";
import { sentencesOf, type Fault } from "../dom/fault";
import type { Metric } from "../puzzle/puzzle";
import { isArchive } from "../store/archive";
import { WelcomeMemory } from "../workbench/welcome";
import type { Workbench } from "../workbench/workbench";
import type { Tag } from "../words/languages";
import { say, type Language } from "../words/say";
import type { Surfaces } from "../workbench/surfaces";

/** What is there before the workbench runs, and when it does not. */
export interface Around {
    /** The folder of the page. */
    base: string;
    stage: HTMLElement;
    canvas: HTMLCanvasElement;
    notices: Notices;
    jobs: Jobs;
    surfaces: Surfaces;
    language: PageLanguage;
}

/** Everything around a workbench that runs. */
export class RunningPage {
    open: OpenDialog;
    private share = this.makeShare();
    private readonly formats: Formats;
    private readonly mirror: Mirror;
    private readonly address: Address;
    /** What is not needed before the page is interactive; it is loaded when begin() is called. */
    private readonly later: Promise<Later>;
    private begin: () => void = () => undefined;
    /** The same once it is there. */
    private kept: Later | undefined;
    private readonly welcome = new WelcomeMemory();
    private refreshing = false;
    private followed = false;

    constructor(
        readonly workbench: Workbench,
        library: Library,
        private readonly around: Around,
    ) {
        const { base, stage, notices, jobs, surfaces } = around;
        this.formats = new Formats(jobs);
        const opener = new Opener(workbench, this.formats, notices);
        const activate = (id: string, action: string): void => workbench.activate(id, action);
        const resume = ({ text, play }: KeptPlay): void => void opener.open({ text, play, origin: say("the play that was kept") });
        const share = (text: string, title: string): void =>
            void this.showLink({ view: "build", text }, contentOf({ ...workbench.state(), task: "build", title }, false));
        const interactive = new Promise<void>((resolve) => (this.begin = resolve));
        this.later = interactive.then(() => loadLater({ base, workbench, notices, formats: this.formats, jobs, resume, share }));
        void interactive.then(() => library.load()).catch((fault: Error) => notices.notice(fault.message, "error"));
        this.afterwards((later) => (this.kept = later));
        this.later.catch((fault: Error) => notices.notice(fault.message, "error"));
        const open = (text: string, origin: string): Promise<Fault[]> => this.openText(text, origin, opener);
        this.open = new OpenDialog(document.body, open, (text) => notices.notice(text, "info"));
        this.mirror = new Mirror(document.getElementById("mirror")!, stage, activate, (shown) => surfaces.update(shown));
        this.address = new Address(workbench, library, opener);
    }

    private makeShare(): ShareDialog {
        return new ShareDialog(
            document.body,
            () => this.showExport(),
            () => this.showEmbed(),
        );
    }

    /** What is seen or heard, in another language than before. */
    retell(language: Language): void {
        this.workbench.speak(language);
        this.open = this.open.inLanguage(document.body);
        this.share = this.makeShare();
        this.afterwards((later) => later.retell());
        this.around.notices.announce(""); // what was read out last is in the language before
        this.label();
        this.changed();
    }

    /** The reader has chosen a language: an address that asks for one asks for this. */
    asksFor(tag: Tag): void {
        if (this.address.lang !== undefined) this.address.lang = tag;
    }

    private label(): void {
        const { stage } = this.around;
        stage.setAttribute("aria-label", say("Shunt, a laboratory for sliding block puzzles"));
        stage.dataset.drop = say("Drop the puzzle file");
        document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content = say(
            "A laboratory for sliding block puzzles: play, provably shortest solutions, and every position by depth.",
        );
    }

    /** The workbench's mirror or state differs: refreshes what shows them outside of the canvas. */
    changed(): void {
        if (this.refreshing) return;
        this.refreshing = true;
        queueMicrotask(() => {
            this.refreshing = false;
            this.mirror.update(this.workbench.mirrorPatch());
            const state = this.workbench.state();
            const { title } = state;
            document.title = title === "" ? "Shunt" : say("{title} · Shunt", { title });
            this.address.changed(state);
            this.welcome.changed(state.welcome);
            if (this.followed)
                this.afterwards(({ plays, results }) => {
                    plays.changed(state);
                    results.changed(state);
                });
            if (this.followed && document.documentElement.dataset.state === "loading") this.announceReady();
            if (document.documentElement.dataset.state === "ready") this.begin();
        });
    }

    focusOn(id: string): void {
        this.mirror.focusOn(id);
    }

    /** Opens what the address asks for; `fallBack`: a puzzle of the library if that cannot be opened. */
    async followAddress(fallBack: boolean): Promise<void> {
        const { notices, language } = this.around;
        const lang = languageOf(location.hash);
        if (lang !== this.address.lang) await language.follow((this.address.lang = lang)).catch(() => undefined);
        const unknown = unknownLanguage(lang);
        if (unknown !== "") notices.notice(unknown, "error");
        const { faults, refusedText } = await this.address.open(fallBack);
        this.followed = true;
        if (faults.length === 0) return;
        if (refusedText === undefined) notices.notice(sentencesOf(faults), "error");
        else this.open.showRefused(refusedText, say("The link"), faults);
    }

    /** Does something with the parts that are loaded later, in the order of the calls; nothing where they cannot be loaded. */
    afterwards(action: (later: Later) => void): void {
        this.later.then(action, () => undefined);
    }

    /** The page may be left now: keeps what is still to be kept. At once, for afterwards there may be no later. */
    private keep(): void {
        this.kept?.drafts.keep();
        this.kept?.plays.keep();
        this.kept?.results.keep();
    }

    /** A puzzle, which Build takes to draw on and every other task to play, a link to one, a result card, or the file of all drafts. */
    private async openText(text: string, origin: string, opener: Opener): Promise<Fault[]> {
        const link = writtenLink(text);
        if (link) return this.openLink(link, origin);
        if (isCard(text)) return (await this.later).cards.show(text, origin);
        if (!isArchive(text)) {
            const { task } = this.workbench.state();
            const faults = await opener.open({ text, origin });
            if (faults.length === 0 && task === "build") opener.showTask(task, "");
            return faults;
        }
        if (await (await this.later).drafts.importFile(text)) return [];
        return [{ sentence: say("{origin}: this file of puzzles is damaged.", { origin }) }];
    }

    /** As if it had been followed. Nothing is fetched from other pages. */
    private openLink({ fragment, address = "" }: WrittenLink, origin: string): Fault[] {
        if (fragment === undefined) {
            return [{ sentence: say("{origin}: {address} is a link to another page, not to a puzzle.", { origin, address }) }];
        }
        location.hash = fragment;
        return [];
    }

    async showShare(): Promise<void> {
        const state = this.workbench.state();
        const link = this.address.linkOf(state);
        return this.showLink(link, contentOf(state, link.moves !== undefined), puzzleOnScreen(state) !== undefined);
    }

    private async showLink(link: Link, content: string, hasPuzzle = true): Promise<void> {
        this.share.show(await this.address.fragmentOf(link), content, hasPuzzle);
    }

    private showExport(): void {
        const state = this.workbench.state();
        const shown = puzzleOnScreen(state);
        if (shown === undefined) return void this.around.notices.notice(noPuzzleWords(state.task), "info");
        const known = this.workbench.known();
        this.afterwards(({ exporting }) => void exporting.show({ ...shown, dark: state.dark, known }));
    }

    showEmbed(): void {
        const state = this.workbench.state();
        const shown = puzzleOnScreen(state);
        if (shown === undefined) return void this.around.notices.notice(noPuzzleWords(state.task), "info");
        const { metric, link = this.address.puzzleLink(state) } = shown;
        const embedded = { ...shown, link, metric: metric as Metric, dark: state.dark };
        this.afterwards(({ embedding }) => void embedding.show(embedded));
    }

    /** From now on the page follows what is done to it. */
    listen(): void {
        const { stage, canvas } = this.around;
        this.label();
        forwardInput({ stage, canvas, hits: (x, y) => this.mirror.hits(x, y) }, this.workbench);
        stage.addEventListener("contextmenu", (event) => this.mirror.openMenu(event) && event.preventDefault());
        const keep = (): void => this.keep();
        for (const leaving of ["pagehide", "beforeunload"]) addEventListener(leaving, keep);
        document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
        addEventListener("popstate", () => void this.followAddress(false));
        addEventListener("hashchange", () => this.address.isNew && void this.followAddress(false));
    }

    /** Marks the page as interactive, once it is drawn and mirrored, and lets the console (and tests) look inside. */
    private announceReady(): void {
        const { jobs } = this.around;
        const inside = { state: () => this.workbench.state(), mirror: () => this.mirror.shown, messages: jobs.record };
        Object.assign(globalThis, { shunt: inside });
        document.documentElement.dataset.state = "ready";
        performance.mark("shunt:interactive");
        whenIdle(() => jobs.warmUp("solver"));
    }
}

/** Loading the solver can wait until the reader has a board, but should be done before the first Solve. */
function whenIdle(action: () => void): void {
    if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 500 });
    else setTimeout(action, 200);
}
