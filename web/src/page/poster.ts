// The board before the workbench is there: the widget of other pages, at the place where the workbench will draw the same board. What is
// played on it is left in the page's entry of the history, from where the workbench takes it as after a reload.
//
// A script of its own, poster.js, which runs before those of the workbench; it defines `shuntPoster` (take_over.ts).

export { kBuild as build } from "../words/build";
import { element } from "../dom/element";
import { addLanguageToPuzzles } from "./added_language";
import { loadWords } from "../dom/load_words";
import { languageOf, parseFragment, printFragment } from "../links/fragment";
import { playOf } from "../links/moves";
import { kFirstView, readLink } from "../links/place";
import { tidyAddress } from "../links/query";
import { missingFile } from "../wasm/load_file";
import { showFailure } from "./errors";
import { keptIn } from "../places/address";
import { isPhone, posterPlace } from "./poster_place";
import { showStoredTheme } from "./theme";
import { greeting, welcomeAt } from "../workbench/welcome";
import { wantedLanguage } from "../words/choice";
import { say, speak, type Language } from "../words/say";
import { showZoom, zoomOn } from "../workbench/zoom";

/** The part of the widget that is used here. */
interface Puzzle extends HTMLElement {
    most: number;
    state(): { puzzle: string; position: string; play: string } | undefined;
}

/** The page waits no longer for it than this. */
const kPatienceMilliseconds = 1000;
const kFirstPuzzle = "klotski";
const rulesText = (): string => say("Every piece moves only along its length."); // or about as long: what the workbench adds to the task
const kMostPieces = 600; // of thousands the widget takes seconds to make a picture, and the workbench takes none
const kUnit = 100; // of the widget's picture: a cell

/** The pointers that are down on an element, until they come up anywhere, are taken for a gesture of the browser, or are lost. */
class Held {
    private readonly down = new Set<number>();
    private readonly ended = new AbortController();
    private empty = (): void => undefined;

    watch(parent: HTMLElement): void {
        const { signal } = this.ended;
        parent.addEventListener("pointerdown", ({ pointerId }) => this.down.add(pointerId), { signal, capture: true });
        // Not before whoever holds a piece has heard of it.
        for (const kind of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
            addEventListener(kind, ({ pointerId }) => this.release(pointerId), { signal });
        }
        // A mouse button that came up outside of the window was seen by nobody.
        addEventListener("pointermove", ({ pointerId, buttons }) => buttons === 0 && this.release(pointerId), { signal });
    }

    /** Resolves when no pointer is down; from then on nobody watches. */
    async none(): Promise<void> {
        if (this.down.size > 0) await new Promise<void>((resolve) => (this.empty = resolve));
        this.ended.abort();
    }

    private release(pointer: number): void {
        if (this.down.delete(pointer) && this.down.size === 0) this.empty();
    }
}

class Poster {
    /** Resolves when it is seen, or will not be soon. */
    readonly shown: Promise<void>;
    private readonly puzzle: Puzzle;
    private readonly held = new Held();
    private readonly greeted = welcomeAt(location.hash) === "cards";
    private readonly observer = new ResizeObserver(() => this.place());

    /** `parent`: fills the room of the workbench. */
    private constructor(
        private readonly parent: HTMLElement,
        source: string,
    ) {
        this.puzzle = element("shunt-puzzle", { puzzle: source, controls: "" }) as Puzzle;
        this.puzzle.most = kMostPieces;
        this.shown = new Promise((resolve) => {
            const seen = (): void => (performance.mark("shunt:poster"), resolve());
            this.puzzle.addEventListener("ready", () => (this.place(), afterPaint(seen)), { once: true });
            this.puzzle.addEventListener("error", () => (this.puzzle.remove(), resolve()), { once: true });
            setTimeout(resolve, kPatienceMilliseconds);
        });
        this.held.watch(parent);
        this.observer.observe(parent);
    }

    private begin(): void {
        if (!this.parent.inert) this.parent.append(this.puzzle);
    }

    /** Shows the puzzle that the address asks for, once its language is there; nothing where it asks for something else. */
    static open(parent: HTMLElement, language: Promise<void> | undefined): Poster | undefined {
        const { link } = parseFragment(location.hash);
        showStoredTheme(link?.theme);
        const isShown = link && (link.view ?? kFirstView) === kFirstView && link.step === undefined;
        if (!isShown || !customElements.get("shunt-puzzle")) return undefined;
        const isNamed = link.puzzle ?? link.text ?? link.packed;
        const poster = new Poster(parent, isNamed === undefined ? printFragment({ ...link, puzzle: kFirstPuzzle }) : location.hash);
        if (language) void language.then(() => poster.begin());
        else poster.begin();
        return poster;
    }

    /** Ends play, once the reader lets go of a piece, and leaves it for the workbench. */
    async handOver(): Promise<void> {
        await this.held.none();
        const hadFocus = this.parent.contains(document.activeElement);
        this.parent.inert = true;
        if (hadFocus) this.parent.parentElement!.focus({ preventScroll: true });
        this.observer.disconnect();
        const state = this.puzzle.state?.();
        if (state && state.play !== "") await this.keep(state);
    }

    private async keep({ position, play }: { position: string; play: string }): Promise<void> {
        const { link } = await readLink(location.hash);
        if (!link) return;
        const { puzzle = link.text === undefined ? kFirstPuzzle : undefined, moves, ...rest } = link;
        const from = link.position === undefined ? "" : `\n${link.position}\n`;
        const kept = keptIn(history.state)?.play ?? (moves === undefined ? from : playOf(moves));
        const [line = "", ...rows] = kept.split("\n");
        const behind = { ...rest, ...(puzzle === undefined ? {} : { puzzle }), position: position.replace(/\n$/, "") };
        const { packed } = parseFragment(location.hash).link ?? {};
        const { text: _, ...short } = behind;
        const whole = [`${line} ${play}`.trim(), ...rows].join("\n");
        history.replaceState({ behind, play: whole }, "", printFragment(packed === undefined ? behind : { ...short, packed }));
    }

    private place(): void {
        const root = this.puzzle.shadowRoot;
        const { width: wide, height: high } = root?.querySelector<SVGSVGElement>(".board")?.viewBox.baseVal ?? {};
        if (!wide || !high) return;
        const rules = /^(cars|axis|gate):/m.test(this.puzzle.state()?.puzzle ?? "") ? rulesText() : "";
        // What greets a first visit stands in the task's place on a phone.
        const { clientWidth, clientHeight } = this.parent;
        const zoom = zoomOn(this.parent);
        showZoom(zoom);
        const greeted = this.greeted && isPhone(clientWidth / zoom, clientHeight / zoom);
        const task = greeted ? greeting() : `${root?.querySelector(".note")?.textContent ?? ""} ${rules}`;
        const lines = (room: number, size: number): number => linesOf(task.trim(), room, size);
        const { x, y, width } = posterPlace(clientWidth, clientHeight, zoom, { wide: wide / kUnit, high: high / kUnit }, lines);
        Object.assign(this.puzzle.style, { left: `${x}px`, top: `${y}px`, width: `${width}px` });
    }
}

/** How many lines a text takes, broken between words. */
function linesOf(text: string, room: number, size: number): number {
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = `${size}px Inter, system-ui, sans-serif`;
    let [lines, line] = [1, ""];
    for (const word of text.split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`;
        const fits = line === "" || context.measureText(longer).width <= room;
        if (!fits) ++lines;
        line = fits ? longer : word;
    }
    return lines;
}

function afterPaint(action: () => void): void {
    requestAnimationFrame(() => setTimeout(action, 0));
}

/** The scripts that follow would say by themselves why they cannot start the page, but not that they are not there. */
function watchScripts(): void {
    const listener = ({ target }: Event): void => {
        const { localName, src = "" } = target as Partial<HTMLScriptElement>;
        if (localName !== "script" || !/\/(page|workbench)\.js$/.test(src)) return;
        showFailure(document.getElementById("stage")!, missingFile(src), "not started");
    };
    addEventListener("error", listener, { capture: true });
}

/** Has this script and the board speak a language, or English where it cannot be had. Nothing to wait for where that is spoken. */
function speakWanted(): Promise<void> | undefined {
    const tag = wantedLanguage(languageOf(location.hash));
    if (tag === "en") return undefined;
    document.documentElement.lang = tag;
    const added = (language: Language): void => (speak(language), addLanguageToPuzzles(language));
    return loadWords(new URL(".", location.href).href, tag, "poster").then((texts) => {
        if (texts) added({ tag, texts });
        else document.documentElement.lang = "en";
    });
}

watchScripts();
tidyAddress();
/** Settles when the poster's words are there. */
export const language = speakWanted();
export const poster = Poster.open(document.getElementById("poster")!, language);
