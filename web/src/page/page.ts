// The page's composition root: makes the parts and joins them. Data flows
//
//     pointer, keys ──> input ──> workbench ──> jobs ──> workers (one per module)
//     mirror, address, notices <── workbench <── jobs <── workers

import { meantKeys } from "../dom/meant_key";
import { Jobs } from "../jobs/jobs";
import { startWorker } from "../jobs/start_worker";
import { copyText } from "../dom/clipboard";
import { openedBy } from "../dom/dialog";
import { requireServer, requireWebAssembly, requireWebGl, showFailure, watchForFailures } from "./errors";
import { pickFile, saveFile } from "../dom/files";
import { languageOf, parseFragment } from "../links/fragment";
import { tidyAddress } from "../links/query";
import { Glyphs, readsNoise, type GlyphSource } from "../workbench/glyphs";
import { FrameLoop } from "../workbench/frame_loop";
import { JobMessages } from "../workbench/job_messages";
import { Library, loadFirstPuzzles } from "../places/library";
import { loadFile, RenewedFailure, StartFailure } from "../wasm/load_file";
import { loadPart } from "../dom/load_part";
import { showHelp } from "./load_later";
import { Notices } from "../dom/notices";
import { showLanguages } from "../dialogs/language_dialog";
import { renewPage } from "./renew";
import { firstPaint, takeOver } from "./take_over";
import { Theme } from "./theme";
import { addLanguageToPuzzles } from "./added_language";
import { PageLanguage } from "./page_language";
import { welcomeAt } from "../workbench/welcome";
import { createWorkbench, type Host, type Workbench } from "../workbench/workbench";
import { isOtherBuild } from "../words/build";
import type { Tag } from "../words/languages";
import { say, spoken } from "../words/say";
import { Surfaces } from "../workbench/surfaces";
import { showZoom, watchReadersSize, zoomOn } from "../workbench/zoom";
import { RunningPage } from "./running_page";

const base = new URL(".", location.href).href;
const stage = document.getElementById("stage")!;
const canvas = document.getElementById("canvas") as HTMLCanvasElement;

const notices = new Notices(document.body);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Set once the workbench runs; what needs it before then does nothing. */
let page: RunningPage | undefined;
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

function watchPixelRatio(changed: () => void): void {
    const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener("change", () => (changed(), watchPixelRatio(changed)), { once: true });
}

function listen(workbench: Workbench): void {
    document.addEventListener("keydown", pageKey);
    reducedMotion.addEventListener("change", () => workbench.setReducedMotion(reducedMotion.matches));
    new ResizeObserver(() => workbench.resize()).observe(canvas);
    watchReadersSize(() => workbench.resize());
    watchPixelRatio(() => workbench.resize());
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
    const { theme: forced } = parseFragment(location.hash).link ?? {};
    const speaking = pageLanguage.begin(languageOf(location.hash));
    speaking.catch(() => undefined); // awaited below, after the checks that explain more
    requireServer();
    requireOneBuild();
    if (forced) theme.force(forced);
    const [[workbench, puzzles]] = await Promise.all([loadWorkbench(), speaking.then(chooseGlyphs)]);
    if (pageLanguage.tag !== "en") workbench.speak(spoken());
    const library = new Library(base, puzzles, (...puzzle) => workbench.addPuzzle(...puzzle));
    page = new RunningPage(workbench, library, { base, stage, canvas, notices, jobs, surfaces, language: pageLanguage });
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
    listen(workbench);
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
