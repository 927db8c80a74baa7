// The page's composition root: makes the parts and joins them. Data flows
//
//     pointer, keys ──> input ──> workbench ──> client ──> worker
//     mirror, address, notices <── workbench <── client <── worker

import { Address } from "./address";
import { copyText } from "./clipboard";
import { requireWebAssembly, requireWebGl, showFailure, StartFailure } from "./errors";
import { parseFragment } from "./fragment";
import { FrameLoop } from "./frame_loop";
import { forwardInput } from "./input";
import { giveAssets, loadAssets } from "./library";
import { Mirror } from "./mirror";
import { Notices } from "./notices";
import { OpenDialog } from "./open_dialog";
import { EmbedDialog, ShareDialog } from "./share_dialogs";
import { SolverClient, startWorker } from "./solver_client";
import { Theme } from "./theme";
import { createWorkbench, type Host, type Workbench } from "./workbench";

const root = document.documentElement;
const base = new URL(".", location.href).href;
const embed = root.dataset.mode === "embed";
const stage = document.getElementById("stage")!;
const canvas = document.getElementById("canvas") as HTMLCanvasElement;

/** Everything that exists before the workbench does. */
const notices = new Notices(document.body);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let workbench: Workbench | undefined;
const theme = new Theme((dark) => workbench?.setDark(dark));
const loop = new FrameLoop(() => workbench?.frame() ?? false);
const client = new SolverClient(
    () => startWorker(base),
    (json) => workbench?.receive(json),
);

function makeHost(changed: () => void, dialogs: { open(): void; share(): void; embed(): void }): Host {
    return {
        post: (json) => client.send(json),
        wake: () => loop.wake(),
        changed,
        notice: (text, kind) => notices.notice(text, kind),
        announce: (text) => notices.announce(text),
        copy: (text) =>
            void copyText(text).then((copied) =>
                notices.notice(copied ? "Copied." : "The browser does not allow copying.", copied ? "info" : "error"),
            ),
        open_dialog: () => dialogs.open(),
        share: () => dialogs.share(),
        embed_dialog: () => dialogs.embed(),
        theme: (dark) => theme.choose(Boolean(dark)),
        cursor: (name) => (canvas.style.cursor = name),
    };
}

/** Refreshes what shows the workbench's state outside of the canvas, once per frame at most. */
class Reflections {
    private scheduled = false;

    constructor(
        private readonly bench: Workbench,
        private readonly mirror: Mirror,
        private readonly address: Address,
    ) {}

    changed(): void {
        if (this.scheduled) return;
        this.scheduled = true;
        queueMicrotask(() => {
            this.scheduled = false;
            this.mirror.update(this.bench.mirror());
            this.address.changed();
            const title = this.bench.state().title;
            document.title = title === "" ? "Shunt" : `${title} · Shunt`;
        });
    }
}

function watchSize(bench: Workbench): void {
    new ResizeObserver(() => bench.resize()).observe(canvas);
    const watchRatio = (): void => {
        const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
        ratio.addEventListener("change", () => (bench.resize(), watchRatio()), { once: true });
    };
    watchRatio();
}

function openAddress(address: Address, dialog: OpenDialog, fallBack: boolean): void {
    const { faults, refusedText } = address.open(fallBack);
    if (faults.length === 0) return;
    if (refusedText === undefined) notices.notice(faults.join(" "), "error");
    else dialog.showRefused(refusedText, "the link", faults);
}

/** Loading the solver can wait until the reader has a board, but should be done before the first Solve. */
function whenIdle(action: () => void): void {
    if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 500 });
    else setTimeout(action, 200);
}

async function main(): Promise<void> {
    const forced = embed ? parseFragment(location.hash).link?.theme : undefined;
    if (forced) theme.force(forced);
    const assetsLoading = loadAssets(base);
    assetsLoading.catch(() => undefined); // reported below, after what may have caused it
    await requireWebAssembly();
    requireWebGl(canvas);

    let reflections: Reflections | undefined;
    const share = new ShareDialog(document.body);
    const embedding = new EmbedDialog(document.body);
    const open = new OpenDialog(document.body, (text, origin) =>
        notices.errorsOf(() => bench.open(text, "", "", origin)),
    );
    const host = makeHost(() => reflections?.changed(), {
        open: () => open.show(),
        share: () => share.show(address.linkOf(bench.state())),
        embed: () => embedding.show(address.linkOf(bench.state()), bench.state().title),
    });
    const [bench, assets] = await Promise.all([createWorkbench(canvas, host, base), assetsLoading]);
    giveAssets(bench, assets);
    if (!bench.start({ dark: theme.dark, reducedMotion: reducedMotion.matches, embed })) {
        throw new StartFailure("The drawing surface could not be made.", "Reload the page, or use another browser.");
    }
    workbench = bench;

    const mirror = new Mirror(document.getElementById("mirror")!, stage, (id, action) => bench.activate(id, action));
    const address = new Address(bench, assets.puzzles, (action) => notices.errorsOf(action));
    reflections = new Reflections(bench, mirror, address);
    openAddress(address, open, true);
    addEventListener("hashchange", () => openAddress(address, open, false));
    reducedMotion.addEventListener("change", () => bench.setReducedMotion(reducedMotion.matches));
    watchSize(bench);
    forwardInput({ stage, canvas, hits: (x, y) => mirror.hits(x, y) }, bench);
    canvas.addEventListener("webglcontextlost", () =>
        showFailure(stage, new StartFailure("The browser took the drawing surface away.", "Reload the page.")),
    );
    announceReady(bench);
}

/** Marks the page as interactive, and lets the console (and tests) look inside. */
function announceReady(bench: Workbench): void {
    loop.wake();
    requestAnimationFrame(() => {
        root.dataset.state = "ready";
        performance.mark("shunt:interactive");
        whenIdle(() => client.warmUp());
    });
    Object.assign(globalThis, {
        shunt: { state: () => bench.state(), mirror: () => bench.mirror(), messages: client.record },
    });
}

main().catch((fault: unknown) => showFailure(stage, fault));
