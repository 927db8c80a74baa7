// Pointer and keys on a board. A press that does not move chooses a piece; then one of the places offered is pressed. Keys only while
// the board has focus, and only those named here; the rest belongs to the page.

import { meantKey } from "../dom/meant_key";
import { kOffsets, type Cell, type Direction } from "../puzzle/board";
import { cornerOf } from "../picture/board_svg";
import type { Position, Puzzle } from "../puzzle/puzzle";
import type { BoardView } from "./board_view";
import { Drag } from "./drag";

/** What a player does. */
export interface BoardActions {
    readonly position: Position;
    /** The piece that is chosen or lifted. */
    readonly lifted: number | undefined;
    /** Lifts a piece, or puts down what is lifted. */
    lift(piece: number | undefined): void;
    /** A press without a move: chooses the piece, or moves it where there is only one place to go to. */
    press(piece: number): void;
    /** Takes the chosen piece to one of the places offered. */
    goTo(anchor: Cell): void;
    /** Moves a piece along a path. */
    move(piece: number, path: readonly Direction[]): void;
    /** Slides the lifted piece by one cell, as part of one move until it is put down. */
    slide(direction: Direction): void;
    /** Takes back what was slid since the piece was lifted. */
    putBack(): void;
    undo(): void;
    askForHint(): void;
}

const kArrows: Readonly<Record<string, Direction | undefined>> = { ArrowUp: "U", ArrowLeft: "L", ArrowRight: "R", ArrowDown: "D" };

/** A finger or hand that moves less is pressing. */
const kPressPixels = 5;

export class BoardInput {
    private drag: Drag | undefined;
    private from = { x: 0, y: 0 };
    private moved = false;
    /** A press that the pointer has dealt with already; assistive technology sends clicks alone. */
    private handled = false;

    constructor(
        private readonly puzzle: Puzzle,
        private readonly view: BoardView,
        private readonly actions: BoardActions,
    ) {
        const { svg } = view;
        svg.addEventListener("pointerdown", (event) => this.down(event));
        svg.addEventListener("pointermove", (event) => this.move(event));
        svg.addEventListener("pointerup", () => this.up());
        svg.addEventListener("pointercancel", () => this.cancel());
        // Browsers do not agree whether touch-action counts for parts of a drawing.
        svg.addEventListener("touchstart", (event) => this.touch(event), { passive: false });
        svg.addEventListener("click", (event) => this.click(event));
        svg.addEventListener("keydown", (event) => this.key(event));
    }

    /** A finger that begins on a piece drags it, any other scrolls the page. */
    private touch(event: TouchEvent): void {
        if (event.touches.length === 1 && this.view.pieceOf(event.target) !== undefined && event.cancelable) event.preventDefault();
    }

    private down(event: PointerEvent): void {
        this.handled = false;
        const piece = this.view.pieceOf(event.target);
        if (piece === undefined || !event.isPrimary || event.button !== 0 || event.ctrlKey) return;
        this.drag = new Drag(this.puzzle, this.actions.position, piece);
        this.from = { x: event.clientX, y: event.clientY };
        this.moved = false;
        this.view.svg.setPointerCapture(event.pointerId);
        this.view.hold(piece, true);
    }

    private move(event: PointerEvent): void {
        if (!this.drag) return;
        const by = { x: event.clientX - this.from.x, y: event.clientY - this.from.y };
        if (!this.moved && Math.hypot(by.x, by.y) < kPressPixels) return;
        this.moved = true;
        const cell = this.view.cellPixels;
        this.view.place(this.drag.piece, this.drag.pull({ x: by.x / cell, y: by.y / cell }));
    }

    private up(): void {
        const { drag } = this;
        if (!drag) return;
        this.release();
        this.handled = true;
        this.view.enter(drag.piece);
        if (!this.moved) this.actions.press(drag.piece);
        else this.actions.move(drag.piece, drag.end.path);
    }

    private cancel(): void {
        const { drag } = this;
        if (!drag) return;
        this.release();
        this.view.place(drag.piece, cornerOf(this.puzzle, this.actions.position[drag.piece]!));
    }

    private release(): void {
        if (this.drag) this.view.hold(this.drag.piece, false);
        this.drag = undefined;
    }

    private click(event: MouseEvent): void {
        if (event.detail === 0) this.handled = false;
        const place = this.view.placeOf(event.target);
        const piece = this.view.pieceOf(event.target);
        if (place !== undefined) this.actions.goTo(place);
        else if (piece !== undefined && !this.handled) this.actions.press(piece);
        else if (piece === undefined && !this.handled) this.actions.lift(undefined);
        this.handled = false;
    }

    private key(event: KeyboardEvent): void {
        if (event.altKey || !this.perform(event)) return;
        event.preventDefault();
        event.stopPropagation();
    }

    /** Whether the key means something here. */
    private perform(event: KeyboardEvent): boolean {
        const { actions } = this;
        const { ctrlKey, metaKey, shiftKey, target } = event;
        const key = meantKey(event);
        if (ctrlKey || metaKey) return key === "z" && !shiftKey && this.did(() => actions.undo());
        // What is held down slides, and takes back; anything else happens once for a press.
        if (event.repeat && /^(Enter| |h)$/i.test(key)) return true;
        const place = this.view.placeOf(target);
        const piece = this.view.pieceOf(target);
        const isPress = key === "Enter" || key === " ";
        if (isPress && place !== undefined) return this.did(() => actions.goTo(place));
        if (isPress && piece !== undefined) return this.did(() => actions.lift(actions.lifted === piece ? undefined : piece));
        if (key === "Escape") return this.leave(target);
        if (key.toLowerCase() === "u") return this.did(() => actions.undo());
        if (key.toLowerCase() === "h") return this.did(() => actions.askForHint());
        const direction = kArrows[key];
        if (!direction || piece === undefined) return false;
        return this.did(() => (actions.lifted === piece ? actions.slide(direction) : this.choose(piece, direction)));
    }

    private did(action: () => void): true {
        action();
        return true;
    }

    /** Escape puts a piece back first, then leaves the board. */
    private leave(target: EventTarget | null): boolean {
        if (this.actions.lifted !== undefined) return this.did(() => this.actions.putBack());
        return this.did(() => (target as SVGElement).blur());
    }

    /** Goes to the nearest piece in a direction. */
    private choose(from: number, direction: Direction): void {
        const middles = this.puzzle.pieces.map((_piece, piece) => this.middleOf(piece));
        const { row, column } = kOffsets[direction];
        const costOf = (piece: number): number => {
            const [dx, dy] = [middles[piece]!.x - middles[from]!.x, middles[piece]!.y - middles[from]!.y];
            const along = dx * column + dy * row;
            const aside = Math.abs(dx * row) + Math.abs(dy * column);
            return piece === from || along < 0.4 ? Infinity : along + 2 * aside;
        };
        const costs = middles.map((_middle, piece) => costOf(piece));
        const least = Math.min(...costs);
        if (least < Infinity) this.view.focus(costs.indexOf(least));
    }

    private middleOf(piece: number): { x: number; y: number } {
        const { offsets } = this.puzzle.kinds[this.puzzle.pieces[piece]!.kind]!;
        const { x, y } = cornerOf(this.puzzle, this.actions.position[piece]!);
        const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
        return { x: x + mean(offsets.map(({ column }) => column)), y: y + mean(offsets.map((offset) => offset.row)) };
    }
}
