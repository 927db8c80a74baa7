// The page's composition root: makes the parts and joins them. Data flows
//
//     pointer, keys ──> input ──> workbench ──> jobs ──> workers (one per module)
//     mirror, address, notices <── workbench <── jobs <── workers

import { isCard } from "../cards/card";
import { meantKeys } from "../dom/meant_key";
import { Jobs } from "../jobs/jobs";
import { startWorker } from "../jobs/start_worker";
import { Address } from "../places/address";
import { copyText } from "../dom/clipboard";
import { openedBy } from "../dom/dialog";
import { requireServer, requireWebAssembly, requireWebGl, showFailure, watchForFailures } from "./errors";
import { pickFile, saveFile } from "../dom/files";
import { Formats } from "../places/formats";
import { parseFragment, type Link } from "../links/fragment";
import { tidyAddress } from "../links/query";
import { writtenLink, type WrittenLink } from "../links/written_link";
import { Glyphs, readsNoise, type GlyphSource } from "../workbench/glyphs";
import { FrameLoop } from "../workbench/frame_loop";
import { forwardInput } from "../workbench/input";
import { JobMessages } from "../workbench/job_messages";
import { Library, loadFirstPuzzles } from "../places/library";
import { loadFile, RenewedFailure, StartFailure } from "../wasm/load_file";
import type { Later } from "./later";
import { loadPart } from "../dom/load_part";
import { loadLater, showHelp } from "./load_later";
import { Mirror } from "../workbench/mirror";
import { Notices } from "../dom/notices";
import { showLanguages } from "../dialogs/language_dialog";
import { OpenDialog } from "../dialogs/open_dialog";
import { noPuzzleWords, puzzleOnScreen } from "../dialogs/on_screen";
import { Opener } from "../places/opener";
import type { KeptPlay } from "../store/archive";
import { renewPage } from "./renew";
import { contentOf, ShareDialog } from "../dialogs/share_dialog";
import { firstPaint, takeOver } from "./take_over";
import { Theme } from "./theme";
import { addLanguageToPuzzles } from "./added_language";
import { PageLanguage, unknownLanguage } from "./page_language";
import { sentencesOf, type Fault } from "../dom/fault";
import type { Metric } from "../puzzle/puzzle";
import { isArchive } from "../store/archive";
import { welcomeAt, WelcomeMemory } from "../workbench/welcome";
import { createWorkbench, type Host, type Workbench } from "../workbench/workbench";
import { isOtherBuild } from "../words/build";
import type { Tag } from "../words/languages";
import { say, spoken, type Language } from "../words/say";
import { Surfaces } from "../workbench/surfaces";
import { showZoom, watchReadersSize, zoomOn } from "../workbench/zoom";

const root = document.documentElement;
const base = new URL(".", location.href).href;
const stage = document.getElementById("stage")!;
const canvas = document.getElementById("canvas") as HTMLCanvasElement;

const notices = new Notices(document.body);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Set once the workbench runs; what needs it before then does nothing. */
let page: Page | undefined;
const loop = new FrameLoop(() => page?.workbench.frame() ?? false);
const jobs = new Jobs((module) => startWorker(base, "worker.js", module));
const surfaces = new Surfaces(base, {
    text: () => page?.workbench.state().text ?? "",
    appearance: () => ({ dark: theme.dark, reducedMotion: reducedMotion.matches }),
    activate: (id, action) => page?.workbench.activate(id, action),
    failed: (why) => notices.notice(why, "error"),
});
const theme = new Theme((dark) => (page?.workbench.setDark(dark), surfaces.look(dark)));
const pageLanguage = new PageLanguage(base, (language, workers) => {
    jobs.speak(workers);
    addLanguageToPuzzles(language);
    page?.retell(language);
});
const messages = new JobMessages(
    jobs,
    (message) => page?.workbench.receive(message),
    (request, report, running) => page?.afterwards(({ results }) => results.reported(request, report, running)),
    (request, question, report) => surfaces.answered(request, question, report),
);

/** How much larger than usual everything is drawn; the elements around the canvas follow. */
function fitZoom(): number {
    const zoom = zoomOn(canvas);
    showZoom(zoom);
    return zoom;
}

const host: Host = {
    zoom: fitZoom,
    post: (json) => messages.send(json),
    wake: () => loop.wake(),
    changed: () => page?.changed(),
    notice: (...told) => notices.told(...told),
    announce: (text) => notices.announce(text),
    copy: (text) => void copy(text, notices.justSaid),
    save: saveFile,
    pick: (id) =>
        pickFile(
            (text) => page?.workbench.activate(id, `type ${text}`),
            (reason) => notices.notice(reason, "error"),
        ),
    focus: (id) => page?.focusOn(id),
    load: (name) => void load(name),
    keep: (known) => page?.afterwards(({ results }) => results.known(known)),
    draft: (wish, id, text) => page?.afterwards(({ drafts }) => drafts.take(wish, id, text)),
    open_dialog: () => page?.open.show(),
    share: () => (openedBy("share"), void page?.showShare()),
    embed_dialog: () => (openedBy("embed"), page?.showEmbed()),
    help: (section) => void help(section),
    language: () => (openedBy("language"), showLanguages(document.body, pageLanguage.tag, (tag) => void chooseLanguage(tag))),
    theme: (dark) => theme.choose(Boolean(dark)),
    cursor: (name) => (canvas.style.cursor = name),
    glyphs: new Glyphs(),
};

/** `what`: is copied, a sentence. */
async function copy(text: string, what: string): Promise<void> {
    if (await copyText(text)) notices.notice(what || say("Copied."), "info");
    else notices.notice(say("The browser does not allow copying."), "error");
}

/** The address says it instead, where it has said another. */
async function chooseLanguage(tag: Tag): Promise<void> {
    try {
        page?.asksFor(tag);
        await pageLanguage.choose(tag);
    } catch (fault) {
        notices.notice((fault as Error).message, "error");
    }
}

async function help(section: string): Promise<void> {
    try {
        await showHelp(base, section, () => page?.workbench.welcome(true, true));
    } catch (fault) {
        notices.notice((fault as Error).message, "error");
    }
}

/** `?` opens the help and a digit shows a task, unless it is typed into something; what has the focus comes first. */
function pageKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || (event.target as Element).matches("input, textarea, select")) return;
    const digit = meantKeys(event).find((key) => /^\d$/.test(key));
    if (/^[?؟]$/.test(event.key)) void help("");
    else if (digit === undefined || event.repeat || !page?.workbench.key(digit, false, false)) return;
    event.preventDefault();
}

/** Hands a file of the page's folder to the workbench, or the reason why there is none. */
async function load(name: string): Promise<void> {
    try {
        const response = await loadFile(base + name);
        page?.workbench.loaded(name, await response.text(), "");
    } catch (fault) {
        page?.workbench.loaded(name, "", fault instanceof Error ? fault.message : String(fault));
    }
}

/** Everything around a workbench that runs. */
class Page {
    open: OpenDialog;
    private share = this.makeShare();
    private readonly formats = new Formats(jobs);
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
    ) {
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
        notices.announce(""); // what was read out last is in the language before
        this.label();
        this.changed();
    }

    /** The reader has chosen a language: an address that asks for one asks for this. */
    asksFor(tag: Tag): void {
        if (this.address.lang !== undefined) this.address.lang = tag;
    }

    private label(): void {
        stage.setAttribute("aria-label", say("Shunt, a laboratory for sliding block puzzles"));
        stage.dataset.drop = say("Drop the puzzle file");
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
            if (this.followed && root.dataset.state === "loading") announceReady(this.workbench, this.mirror);
            if (root.dataset.state === "ready") this.begin();
        });
    }

    focusOn(id: string): void {
        this.mirror.focusOn(id);
    }

    /** Opens what the address asks for; `fallBack`: a puzzle of the library if that cannot be opened. */
    async followAddress(fallBack: boolean): Promise<void> {
        const { lang } = parseFragment(location.hash).link ?? {};
        if (lang !== this.address.lang) await pageLanguage.follow((this.address.lang = lang)).catch(() => undefined);
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
        if (shown === undefined) return notices.notice(noPuzzleWords(state.task), "info");
        const known = this.workbench.known();
        this.afterwards(({ exporting }) => void exporting.show({ ...shown, dark: state.dark, known }));
    }

    showEmbed(): void {
        const state = this.workbench.state();
        const shown = puzzleOnScreen(state);
        if (shown === undefined) return notices.notice(noPuzzleWords(state.task), "info");
        const { metric, link = this.address.puzzleLink(state) } = shown;
        const embedded = { ...shown, link, metric: metric as Metric, dark: state.dark };
        this.afterwards(({ embedding }) => void embedding.show(embedded));
    }

    listen(): void {
        this.label();
        forwardInput({ stage, canvas, hits: (x, y) => this.mirror.hits(x, y) }, this.workbench);
        stage.addEventListener("contextmenu", (event) => this.mirror.openMenu(event) && event.preventDefault());
        document.addEventListener("keydown", pageKey);
        const keep = (): void => this.keep();
        for (const leaving of ["pagehide", "beforeunload"]) addEventListener(leaving, keep);
        document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
        addEventListener("popstate", () => void this.followAddress(false));
        addEventListener("hashchange", () => this.address.isNew && void this.followAddress(false));
        reducedMotion.addEventListener("change", () => this.workbench.setReducedMotion(reducedMotion.matches));
        new ResizeObserver(() => this.workbench.resize()).observe(canvas);
        watchReadersSize(() => this.workbench.resize());
        watchPixelRatio(() => this.workbench.resize());
    }
}

function watchPixelRatio(changed: () => void): void {
    const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener("change", () => (changed(), watchPixelRatio(changed)), { once: true });
}

/** Marks the page as interactive, once it is drawn and mirrored, and lets the console (and tests) look inside. */
function announceReady(workbench: Workbench, mirror: Mirror): void {
    const inside = { state: () => workbench.state(), mirror: () => mirror.shown, messages: jobs.record };
    Object.assign(globalThis, { shunt: inside });
    root.dataset.state = "ready";
    performance.mark("shunt:interactive");
    whenIdle(() => jobs.warmUp("solver"));
}

/** Loading the solver can wait until the reader has a board, but should be done before the first Solve. */
function whenIdle(action: () => void): void {
    if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 500 });
    else setTimeout(action, 200);
}

async function loadWorkbench(): Promise<[Workbench, Record<string, string>]> {
    const puzzles = loadFirstPuzzles(base);
    puzzles.catch(() => undefined); // awaited below, after the checks that explain more
    await firstPaint(); // then the main thread is busy for a while
    await requireWebAssembly();
    requireWebGl(canvas);
    return Promise.all([createWorkbench(canvas, host, base), puzzles]);
}

/** The board that is there first comes from scripts of its own, which a host may have renewed in between. */
function requireOneBuild(): void {
    const { shuntPoster } = globalThis as { shuntPoster?: { build?: unknown } };
    const widget = customElements.get("shunt-puzzle") as { build?: unknown } | undefined;
    if (isOtherBuild(shuntPoster?.build) || isOtherBuild(widget?.build)) throw new RenewedFailure();
}

/** Letters that need no pixels to be read back, where the browser gives random ones. */
async function chooseGlyphs(): Promise<void> {
    if (!readsNoise()) return;
    host.glyphs = (await loadPart<{ glyphs: GlyphSource }>(`${base}strokes.js`, "shuntStrokes")).glyphs;
    const text = say("This browser hides what pages draw on a canvas, against fingerprinting; so letters are drawn as simple strokes.");
    notices.notice(text, "info");
}

async function main(): Promise<void> {
    tidyAddress();
    const { theme: forced, lang } = parseFragment(location.hash).link ?? {};
    const speaking = pageLanguage.begin(lang);
    speaking.catch(() => undefined); // awaited below, after the checks that explain more
    requireServer();
    requireOneBuild();
    if (forced) theme.force(forced);
    const [[workbench, puzzles]] = await Promise.all([loadWorkbench(), speaking.then(chooseGlyphs)]);
    if (pageLanguage.tag !== "en") workbench.speak(spoken());
    page = new Page(workbench, new Library(base, puzzles, (...puzzle) => workbench.addPuzzle(...puzzle)));
    if (!workbench.start({ dark: theme.dark, reducedMotion: reducedMotion.matches })) {
        throw new StartFailure(say("The drawing surface could not be made."), say("Reload the page, or use another browser."));
    }
    watchForFailures(stage, canvas, () => workbench.restoreSurface());
    performance.mark("shunt:workbench");
    const welcome = welcomeAt(location.hash);
    await takeOver();
    await page.followAddress(true);
    if (welcome !== "") workbench.welcome(welcome === "cards");
    page.listen();
    loop.wake();
}

/** What was played on the first board goes on in the puzzle beside the message. */
async function fail(fault: unknown): Promise<void> {
    await pageLanguage.ready(); // to say what is wrong
    await takeOver().catch(() => undefined);
    if (fault instanceof RenewedFailure && (await renewPage())) return;
    showFailure(stage, fault, "not started");
}

main().catch(fail);
