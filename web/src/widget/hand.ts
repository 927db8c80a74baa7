// The player's hand: the piece that is chosen or lifted, and what is done with it until that is a move. Slides by keys are one move once
// the piece is put down.

import type { Cell, Direction } from "../puzzle/board";
import { apply, reachable, type Move, type Reach } from "../puzzle/moves";
import type { Position, Puzzle } from "../puzzle/puzzle";
import { say } from "../words/say";
import type { BoardActions } from "./board_input";
import type { BoardView } from "./board_view";

/** Whose hand it is. */
export interface HandOwner {
    /** What the board shows. */
    readonly position: Position;
    play(move: Move): boolean;
    undo(): void;
    askForHint(): void;
    /** Back to the player's own play, if a solution is shown. */
    leaveSolution(): void;
    announce(text: string): void;
    render(): void;
}

export class Hand implements BoardActions {
    lifted: number | undefined;
    private slid: readonly Direction[] = [];

    constructor(
        private readonly puzzle: Puzzle,
        private readonly view: BoardView,
        private readonly owner: HandOwner,
    ) {}

    get position(): Position {
        return this.owner.position;
    }

    lift(piece: number | undefined): void {
        this.owner.leaveSolution();
        const move = this.settled();
        if (move) this.owner.play(move);
        this.take(piece);
        this.owner.render();
    }

    press(piece: number): void {
        const places = this.placesOf(piece);
        const [only] = places;
        if (this.lifted === piece) this.lift(undefined);
        else if (only && places.length === 1) this.move(piece, only.path);
        else this.lift(piece);
        if (places.length === 0) this.owner.announce(say("This piece cannot move."));
    }

    goTo(anchor: Cell): void {
        const piece = this.lifted;
        const place = piece === undefined ? undefined : this.placesOf(piece).find((reach) => reach.anchor === anchor);
        if (piece === undefined || !place) return;
        this.move(piece, place.path);
        this.view.focus(piece);
    }

    move(piece: number, path: readonly Direction[]): void {
        this.lift(undefined);
        if (path.length > 0) this.owner.play({ pieces: [piece], path });
    }

    slide(direction: Direction): void {
        const { lifted: piece } = this;
        if (piece === undefined) return;
        const path = [...this.slid, direction];
        const after = apply(this.puzzle, this.position, { pieces: [piece], path });
        if (!after) return;
        this.slid = path;
        this.view.show(after, piece);
        this.view.offer(piece, []);
    }

    putBack(): void {
        this.take(undefined);
        this.lift(undefined);
    }

    undo(): void {
        this.owner.undo();
    }

    askForHint(): void {
        this.owner.askForHint();
    }

    /** Takes a piece, or none, and forgets what was slid. */
    take(piece: number | undefined): void {
        this.lifted = piece;
        this.slid = [];
        this.view.offer(piece ?? 0, piece === undefined ? [] : this.placesOf(piece));
    }

    /** The move that all slides together are, the shortest way; nothing when the piece is where it was. */
    private settled(): Move | undefined {
        const { lifted: piece, slid: path } = this;
        if (piece === undefined || path.length === 0) return undefined;
        const after = apply(this.puzzle, this.position, { pieces: [piece], path });
        const place = this.placesOf(piece).find(({ anchor }) => anchor === after?.[piece]);
        return place && { pieces: [piece], path: place.path };
    }

    /** All places that a piece can go to. */
    private placesOf(piece: number): Reach[] {
        return reachable(this.puzzle, this.position, piece).slice(1);
    }
}
