// The exports of the workbench module with JavaScript types. The contract is ui/app/bridge.hpp.

import { missingFile } from "../wasm/load_file";
import type { GlyphSource } from "./glyphs";
import { withoutPageListeners } from "./page_listeners";
import { startModule, type Factory } from "../wasm/wasm_module";
import { valueBytes, valueOfJson } from "../wasm/value_bytes";
import { holdsNul, withBytes, withStrings, type TextRuntime } from "../wasm/wasm_text";
import type { Paper } from "../paper/paper";
import { say, type Language } from "../words/say";
import { wordTable } from "../words/word_table";
import type { Welcome } from "./welcome";

/** What the workbench asks of the page; see ui/app/bridge.hpp. */
export interface Host {
    /** CSS pixels to a pixel of the workbench. */
    zoom(): number;
    post(json: string): void;
    wake(): void;
    changed(): void;
    /** `line`, `column`: of a text that is refused, 0 where they do not apply. */
    notice(text: string, kind: "error" | "info", line: number, column: number): void;
    announce(text: string): void;
    copy(text: string): void;
    save(name: string, text: string): void;
    pick(widget: string): void;
    load(name: string): void;
    focus(widget: string): void;
    keep(known: string): void;
    draft(wish: string, id: string, text: string): void;
    open_dialog(): void;
    share(): void;
    embed_dialog(): void;
    help(section: string): void;
    language(): void;
    theme(dark: boolean | number): void;
    cursor(name: string): void;
    glyphs: GlyphSource;
}

export interface Widget {
    id: string;
    role: string;
    label: string;
    x: number;
    y: number;
    w: number;
    h: number;
    group?: string;
    state?: {
        pressed?: boolean;
        selected?: boolean;
        /** Of a cell of a grid: keys are on it. */
        current?: boolean;
        expanded?: boolean;
        disabled?: boolean;
        invalid?: boolean;
        covered?: boolean;
        multiline?: boolean;
        line?: number;
        column?: number;
        describedby?: string;
        key?: string;
        value?: number;
        min?: number;
        max?: number;
        valuetext?: string;
    };
}
/** What became of the widgets; see ui/app/bridge.hpp. */
export interface MirrorPatch {
    removed: string[];
    changed: Array<Widget & { at?: number }>;
}

/** A puzzle text to be opened (ui_open in ui/app/bridge.hpp). */
export type Asked = Record<"text" | "position" | "metric" | "origin" | "play", string> & { step?: number | undefined };

/** The part of ui_state() that the page itself reads. */
export interface WorkbenchState {
    puzzle_id: string;
    title: string;
    text: string;
    metric: string;
    default_metric: string;
    position: string;
    start: boolean;
    play: string;
    /** The solution on the board, if it shows one: its step, where it begins, and whether the solver finds the same one again. */
    on_show: { step: number; from: string; start: boolean; first: boolean } | null;
    /** The position of a depth on the board, if it shows one. */
    sample: unknown;
    task: string;
    settings: string;
    solved: boolean;
    /** Whether the user's own line has moves and ends at a goal. */
    own_solution: boolean;
    /** Of the user's line, by metric; null where it has none. */
    counts: Record<string, number | null>;
    /** The puzzle file of what is drawn in Build; "" elsewhere. */
    drawn: string;
    welcome: Welcome;
    dark: boolean;
    /** In the task about numbered tiles: its boards, "1 2 3/4 5 6/7 8 0". */
    npuzzle?: { board: string; goal: string };
}

export interface Appearance {
    dark: boolean;
    reducedMotion: boolean;
}

export const enum PointerPhase {
    down = 0,
    move = 1,
    up = 2,
    leave = 3,
}

interface WorkbenchExports extends TextRuntime {
    _ui_add_puzzle(id: number, text: number, family: number): void;
    _ui_speak(table: number, size: number): void;
    _ui_start(dark: number, reducedMotion: number): number;
    _ui_open(text: number, position: number, metric: number, origin: number, play: number, step: number): number;
    _ui_show_task(id: number, settings: number): number;
    _ui_open_library(id: number): number;
    _ui_receive(message: number, size: number): void;
    _ui_recall(kept: number, size: number): void;
    _ui_recall_task(id: number, settings: number): void;
    _ui_mark_solved(text: number): void;
    _ui_welcome(cards: number, finger: number, again: number): void;
    _ui_loaded(content: number, size: number, name: number, fault: number): void;
    _ui_drafts(list: number, size: number): void;
    _ui_recognised(reading: number, size: number, text: number): void;
    _ui_edit(text: number, work: number): void;
    _ui_frame(): number;
    _ui_resize(): void;
    _ui_restore_surface(): void;
    _ui_set_dark(dark: number): void;
    _ui_set_look(patterns: number, colours: number): void;
    _ui_count_unasked(): void;
    _ui_set_reduced_motion(reduced: number): void;
    _ui_mouse(x: number, y: number, button: number, phase: number, several: number): void;
    _ui_touch(x: number, y: number, phase: number): void;
    _ui_wheel(dx: number, dy: number, zooms: number): number;
    _ui_key(key: number, shift: number, ctrl: number): number;
    _ui_activate(id: number, action: number): void;
    _ui_mirror(): number;
    _ui_state(): number;
    _ui_paper(): number;
    _ui_game(): number;
    _ui_known(): number;
}

/** Loads the workbench for `canvas`; rejects when it cannot be loaded or compiled. workbench.js must have run. */
export async function createWorkbench(canvas: HTMLCanvasElement, host: Host, base: string): Promise<Workbench> {
    const { createWorkbench: factory } = globalThis as { createWorkbench?: Factory<WorkbenchExports> };
    if (!factory) throw missingFile("workbench.js");
    const exports = await startModule({ name: "workbench", factory, wasm: `${base}workbench.wasm` }, { canvas, host });
    return new Workbench(canvas, host, exports);
}

export class Workbench {
    constructor(
        private readonly canvas: HTMLCanvasElement,
        private readonly host: Host,
        private readonly exports: WorkbenchExports,
    ) {}

    addPuzzle(id: string, text: string, family: string): void {
        withStrings(this.exports, [id, text, family], this.exports._ui_add_puzzle);
    }

    /** From now on everything is said in this language, also what is drawn already; before or after start(). */
    speak(language: Language): void {
        withBytes(this.exports, wordTable(language), this.exports._ui_speak);
    }

    /** False when the browser gives no WebGL 2 context; nothing else may be called then. */
    start(appearance: Appearance): boolean {
        return withoutPageListeners(this.canvas, () => {
            const { dark, reducedMotion } = appearance;
            return this.exports._ui_start(Number(dark), Number(reducedMotion)) !== 0;
        });
    }

    /** False when the text or position is bad; the workbench has said why through the host. */
    open({ text, position, metric, origin, play, step = -1 }: Asked): boolean {
        if ([text, position, metric, origin, play].some(holdsNul)) {
            this.host.notice(say("This text holds a NUL character (U+0000), which no puzzle may hold."), "error", 0, 0);
            return false;
        }
        const strings = [text, position, metric, origin, play];
        return withStrings(this.exports, strings, (a, b, c, d, e) => this.exports._ui_open(a!, b!, c!, d!, e!, step)) !== 0;
    }

    /** False when there is no such task, or the settings mean nothing to it: then the workbench has said so through the host. */
    showTask(id: string, settings: string): boolean {
        return withStrings(this.exports, [id, settings.replaceAll("\0", "\ufffd")], this.exports._ui_show_task) !== 0;
    }

    openLibrary(id: string): boolean {
        return withStrings(this.exports, [id], this.exports._ui_open_library) !== 0;
    }

    /** What JobMessages is told of a job. */
    receive(message: object): void {
        withBytes(this.exports, valueBytes(message), this.exports._ui_receive);
    }

    /** What a job reported in an earlier visit, as JSON. */
    recall(request: string, report: string): void {
        const kept = { request: valueOfJson(request), report: valueOfJson(report) };
        withBytes(this.exports, valueBytes(kept), this.exports._ui_recall);
    }

    /** What a task was set to in an earlier visit. */
    recallTask(id: string, settings: string): void {
        withStrings(this.exports, [id, settings], this.exports._ui_recall_task);
    }

    /** The user has led the puzzle of this text to its goal. */
    markSolved(text: string): void {
        withStrings(this.exports, [text], this.exports._ui_mark_solved);
    }

    /** Greets whoever is here for the first time, at the puzzle that is open; without `cards` by an arrow alone. `again`: goes to Play. */
    welcome(cards: boolean, again = false): void {
        this.exports._ui_welcome(Number(cards), Number(matchMedia("(pointer: coarse)").matches), Number(again));
    }

    /** The JSON text of a file that was asked for with Host.load, or why there is none. */
    loaded(name: string, json: string, fault: string): void {
        withBytes(this.exports, valueBytes(valueOfJson(json)), (content, size) =>
            withStrings(this.exports, [name, fault], (a, b) => this.exports._ui_loaded(content, size, a!, b!)),
        );
    }

    /** The list of drafts (ui/model/drafts.hpp). */
    drafts(list: object): void {
        withBytes(this.exports, valueBytes(list), this.exports._ui_drafts);
    }

    /** What a text of another program was read as, when it is opened. */
    recognised(text: string, reading: object): void {
        withBytes(this.exports, valueBytes(reading), (content, size) =>
            withStrings(this.exports, [text], (pointer) => this.exports._ui_recognised(content, size, pointer!)),
        );
    }

    /** Opens a puzzle file in Build, as the work of that name; the workbench says through the host when it cannot. */
    edit(text: string, work: string): void {
        withStrings(this.exports, [text, work], this.exports._ui_edit);
    }

    /** Draws; true when another frame is wanted. */
    frame(): boolean {
        return this.exports._ui_frame() !== 0;
    }

    resize(): void {
        this.exports._ui_resize();
    }

    /** The canvas has a new, empty drawing surface in place of one that was lost. */
    restoreSurface(): void {
        this.exports._ui_restore_surface();
    }

    setDark(dark: boolean): void {
        this.exports._ui_set_dark(Number(dark));
    }

    /** Patterns on the pieces; the system's colours where it forces them (ui/look/look.hpp), "" elsewhere. */
    setLook(patterns: boolean, colours: string): void {
        withStrings(this.exports, [colours], (text) => this.exports._ui_set_look(Number(patterns), text!));
    }

    /** From now on what costs little is worked out unasked. */
    countUnasked(): void {
        this.exports._ui_count_unasked();
    }

    setReducedMotion(reduced: boolean): void {
        this.exports._ui_set_reduced_motion(Number(reduced));
    }

    /** `several` while Shift or Ctrl is held. */
    mouse(x: number, y: number, button: number, phase: PointerPhase, several: boolean): void {
        this.exports._ui_mouse(x, y, button, phase, Number(several));
    }

    /** Like mouse; the last phase means that the touch was taken away. */
    touch(x: number, y: number, phase: PointerPhase): void {
        this.exports._ui_touch(x, y, phase);
    }

    /** True when a list under the pointer scrolls by it, or, where it `zooms`, a chart becomes larger or smaller. */
    wheel(dx: number, dy: number, zooms: boolean): boolean {
        return this.exports._ui_wheel(dx, dy, Number(zooms)) !== 0;
    }

    /** True when the workbench uses the key. */
    key(key: string, shift: boolean, ctrl: boolean): boolean {
        return withStrings(this.exports, [key], (text) => this.exports._ui_key(text, Number(shift), Number(ctrl))) !== 0;
    }

    activate(id: string, action: string): void {
        // A text field may be given a file with anything in it; a replacement character is refused where it matters.
        withStrings(this.exports, [id, action.replaceAll("\0", "\ufffd")], this.exports._ui_activate);
    }

    /** What has changed since the last call. */
    mirrorPatch(): MirrorPatch {
        return JSON.parse(this.exports.UTF8ToString(this.exports._ui_mirror())) as MirrorPatch;
    }

    state(): WorkbenchState {
        return JSON.parse(this.exports.UTF8ToString(this.exports._ui_state())) as WorkbenchState;
    }

    /** What a printed page says of the puzzle that is open. */
    paper(): Paper {
        return JSON.parse(this.exports.UTF8ToString(this.exports._ui_paper())) as Paper;
    }

    /** The game of the puzzle that is open (ui/known/game.hpp). */
    game(): string {
        return this.exports.UTF8ToString(this.exports._ui_game());
    }

    /** What is known of the puzzle on the screen, by kind: outcomes as `shunt --json` prints them. */
    known(): Record<string, object[]> {
        return JSON.parse(this.exports.UTF8ToString(this.exports._ui_known())) as Record<string, object[]>;
    }
}
