// One puzzle on a page: joins game, guide, board and panel. What happens goes through here; what is seen is worked out anew by render().

import type { Told } from "../jobs/job";
import { printFragment } from "../links/fragment";
import type { Cell, Direction } from "../rules/board";
import { apply, reachable, type Move } from "../rules/moves";
import { printPosition } from "../rules/position_text";
import type { Metric, Position, Puzzle } from "../rules/puzzle";
import { say } from "../words/say";
import { BoardInput, type BoardActions } from "./board_input";
import { BoardView } from "./board_view";
import { Game } from "./game";
import { Guide, type Analysis, type Outlook } from "./guide";
import { lengthText, toGoText } from "./metric_words";
import { moveText, writeMove } from "./notation";
import { Panel, type Action, type Control, type Line } from "./panel";
import { ShownSolution } from "./solution";
import { folderInUse, NoAnswer, Withdrawn } from "./solver";

/** What is going on, as programs are told. */
export interface PuzzleState {
    name: string;
    /** The puzzle file. */
    puzzle: string;
    /** Rows of the position. */
    position: string;
    metric: Metric;
    /** Moves made, as the metric counts them. */
    made: number;
    solved: boolean;
    /** Moves to go at least, when that is known. */
    toGo: number | "unsolvable" | undefined;
}

/** What happens, as programs are told: names and details of the element's events. */
export interface WidgetEvents {
    ready: PuzzleState;
    move: PuzzleState & { move: string };
    solved: PuzzleState & { shortest: number | undefined };
    progress: Told;
    error: { message: string };
}

export interface WidgetOptions {
    puzzle: Puzzle;
    /** Its name in the library. */
    id: string | undefined;
    begin: Position;
    metric: Metric;
    controls: readonly Control[];
    /** Shown at once, and which move of it. */
    solution: readonly Move[] | undefined;
    at: number;
    tell<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): void;
}

const kPlayMilliseconds = 420;
/** What lasts longer says so. */
const kPatienceMilliseconds = 300;

let count = 0;

export class Widget implements BoardActions {
    readonly view: BoardView;
    readonly panel: Panel;
    readonly stand: HTMLElement;
    private readonly game: Game;
    private readonly guide: Guide;
    /** What the library says: the length of a shortest solution from the start. */
    private readonly fromLibrary: number | undefined;
    lifted: number | undefined;
    /** Where the lifted piece stood, and what it did since. */
    private slid: Direction[] = [];
    private hinted: { move: Move; before: number } | undefined;
    private shown: ShownSolution | undefined;
    private timer: ReturnType<typeof setTimeout> | undefined;
    /** The reader has asked how far it is: then he is told after every move. */
    private wantsToKnow = false;
    /** What was last known of the moves to go. */
    private last: number | undefined;
    private analysis: Analysis | undefined;
    private busy = false;
    private told: string | undefined;
    private fault: string | undefined;

    constructor(private readonly options: WidgetOptions) {
        const { puzzle, metric, begin, controls, id, solution } = options;
        this.game = new Game(puzzle, metric, begin);
        this.guide = new Guide(puzzle, metric, `widget ${++count}`, (told) => this.progressed(told));
        const fact = puzzle.facts.find((known) => known.subject === "length" && known.metric === metric)?.value;
        this.fromLibrary = id === undefined || fact === undefined || fact === "unsolvable" ? undefined : Number(fact);
        this.view = new BoardView(puzzle);
        const { board } = puzzle;
        this.view.svg.setAttribute("aria-label", say("Board, {columns} by {rows}", { columns: board.columns, rows: board.rows }));
        this.panel = new Panel(
            puzzle.name || say("Sliding block puzzle"),
            puzzle.note,
            puzzle.goals.length === 0 ? controls.filter((control) => control === "chart") : controls,
            (action) => this.act(action),
            (at) => this.seek(at),
        );
        this.stand = document.createElement("div");
        this.stand.className = "stand";
        this.stand.append(this.view.svg);
        new BoardInput(puzzle, this.view, this);
        if (solution) this.present(new ShownSolution(puzzle, begin, solution), options.at);
        this.render();
    }

    get position(): Position {
        return this.shown?.position ?? this.game.position;
    }

    /** Nothing is to be told any more. */
    close(): void {
        this.guide.stop();
        clearTimeout(this.timer);
    }

    state(): PuzzleState {
        const { puzzle } = this.options;
        return {
            name: puzzle.name,
            puzzle: puzzle.text,
            position: printPosition(puzzle, this.position),
            metric: this.options.metric,
            made: this.game.made,
            solved: this.game.solved,
            toGo: this.toGo(),
        };
    }

    // What the board is told.

    lift(piece: number | undefined): void {
        this.leaveSolution();
        if (this.slid.length > 0) this.settle();
        this.slid = [];
        this.lifted = piece;
        this.view.offer(piece ?? 0, piece === undefined ? [] : this.placesOf(piece));
        this.render();
    }

    press(piece: number): void {
        const places = this.placesOf(piece);
        const [only] = places;
        if (this.lifted === piece) this.lift(undefined);
        else if (only && places.length === 1) this.move(piece, only.path);
        else this.lift(piece);
        if (places.length === 0) this.panel.announce(say("This piece cannot move."));
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
        if (path.length === 0) return this.render();
        this.play({ pieces: [piece], path });
    }

    slide(direction: Direction): void {
        const piece = this.lifted;
        if (piece === undefined) return;
        const path = [...this.slid, direction];
        const after = apply(this.options.puzzle, this.game.position, { pieces: [piece], path });
        if (!after) return;
        this.slid = path;
        this.view.show(after, piece);
        this.view.offer(piece, []);
    }

    putBack(): void {
        this.slid = [];
        this.lift(undefined);
    }

    undo(): void {
        if (this.shown) return this.leaveSolution();
        if (this.lifted !== undefined) return this.putBack();
        this.forget();
        this.game.undo();
        this.moved(say("Taken back."));
    }

    askForHint(): void {
        if (this.options.controls.includes("hint")) this.act("hint");
    }

    // What programs and buttons ask for.

    /** Makes a move; false when it is not possible. */
    play(move: Move): boolean {
        const { puzzle, tell } = this.options;
        this.leaveSolution();
        const outlook = this.guide.outlook(this.game.position);
        if (!this.game.play(move)) return false;
        this.forget();
        const text = moveText(puzzle, move, this.game.position);
        this.moved(text, outlook);
        tell("move", { ...this.state(), move: writeMove(puzzle, move) });
        if (this.game.solved) tell("solved", { ...this.state(), shortest: this.shortest() });
        return true;
    }

    restart(): void {
        this.leaveSolution();
        this.forget();
        this.game.restart();
        this.moved(say("Back at the start."));
    }

    /** Shows the next move of a shortest solution. */
    async hint(): Promise<{ move: string; toGo: number }> {
        this.leaveSolution();
        this.lift(undefined);
        const { puzzle } = this.options;
        const outlook = await this.search(() => this.guide.solve(this.game.position));
        if (outlook === "unsolvable") throw new NoAnswer(say("From here there is no solution."));
        const [move] = outlook.moves;
        if (!move) throw new NoAnswer(say("The puzzle is solved."));
        this.hinted = { move, before: outlook.moves.length };
        this.render();
        this.panel.announce(this.hintText());
        return { move: writeMove(puzzle, move), toGo: outlook.moves.length };
    }

    /** Shows a shortest solution from here. */
    async solve(): Promise<{ length: number; metric: Metric; moves: string[] }> {
        this.leaveSolution();
        this.lift(undefined);
        const { puzzle, metric } = this.options;
        const outlook = await this.search(() => this.guide.solve(this.game.position));
        if (outlook === "unsolvable") throw new NoAnswer(say("From here there is no solution."));
        if (outlook.moves.length > 0) this.present(new ShownSolution(puzzle, this.game.position, outlook.moves), 0);
        this.render();
        this.panel.announce(say("A shortest solution: {length}.", { length: lengthText(metric, outlook.moves.length) }));
        return { length: outlook.moves.length, metric, moves: outlook.moves.map((move) => writeMove(puzzle, move)) };
    }

    /** Opens the chart of all positions. */
    async analyse(): Promise<Analysis> {
        this.analysis = await this.search(() => this.guide.analyse());
        this.render();
        await this.measure();
        return this.analysis;
    }

    private act(action: Action): void {
        const kActions: Record<Action, () => unknown> = {
            undo: () => this.game.moved && this.undo(),
            restart: () => this.game.moved && this.restart(),
            hint: () => this.hint(),
            solve: () => this.solve(),
            chart: () => (this.analysis ? this.closeChart() : this.analyse()),
            stop: () => this.guide.stop(),
            first: () => this.seek(0),
            last: () => this.seek(this.shown?.length ?? 0),
            play: () => this.togglePlay(),
            close: () => this.leaveSolution(),
        };
        Promise.resolve(kActions[action]()).catch((fault: unknown) => this.failed(fault));
    }

    private closeChart(): void {
        this.analysis = undefined;
        this.render();
    }

    // The player.

    private present(solution: ShownSolution, at: number): void {
        solution.goTo(at);
        this.shown = solution;
        this.hinted = undefined;
        this.view.hint(this.position, undefined);
    }

    private seek(at: number): void {
        this.halt();
        this.shown?.goTo(at);
        this.render();
    }

    private togglePlay(): void {
        const { shown } = this;
        if (!shown) return;
        if (this.timer !== undefined) this.halt();
        else {
            if (shown.at === shown.length) shown.goTo(0);
            this.step();
        }
        this.render();
    }

    private step(): void {
        const { shown } = this;
        this.timer = undefined;
        if (!shown || shown.at === shown.length) return this.render();
        shown.goTo(shown.at + 1);
        this.timer = setTimeout(() => this.step(), kPlayMilliseconds);
        this.render();
    }

    private halt(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
    }

    /** Back to one's own play. */
    private leaveSolution(): void {
        if (!this.shown) return;
        this.halt();
        this.shown = undefined;
        this.render();
        this.panel.announce(say("Back at your own play."));
    }

    // What follows from a move.

    private placesOf(piece: number): ReturnType<typeof reachable> {
        return reachable(this.options.puzzle, this.position, piece).slice(1);
    }

    /** The slides of a lifted piece become one move. */
    private settle(): void {
        const piece = this.lifted;
        const path = this.slid;
        this.slid = [];
        if (piece === undefined) return;
        const after = apply(this.options.puzzle, this.game.position, { pieces: [piece], path });
        const place = this.placesOf(piece).find(({ anchor }) => anchor === after?.[piece]);
        this.lifted = undefined;
        if (place) this.play({ pieces: [piece], path: place.path });
    }

    private forget(): void {
        this.hinted = undefined;
        this.fault = undefined;
        this.lifted = undefined;
        this.slid = [];
        this.guide.stop();
        this.view.offer(0, []);
    }

    private moved(what: string, before?: Outlook): void {
        this.render();
        this.panel.announce(this.game.solved ? this.solvedText() : say("{what}. {line}", { what, line: this.spokenLine() }));
        if (this.wantsToKnow && before !== "unsolvable") void this.measure();
    }

    /** Works out what the reader has asked to know of where he is now. */
    private async measure(): Promise<void> {
        const { position } = this.game;
        try {
            if (this.options.puzzle.goals.length > 0 && this.guide.toGo(position) === undefined) await this.guide.solve(position);
            this.render();
            if (this.analysis && this.guide.depth(position) === undefined) await this.guide.measureDepth(position);
            this.render();
        } catch (fault) {
            if (!(fault instanceof NoAnswer)) throw fault;
            this.wantsToKnow = false;
            this.render();
        }
    }

    /** Waits for the solver; what lasts says so. */
    private async search<Answer>(action: () => Promise<Answer>): Promise<Answer> {
        this.fault = undefined;
        this.wantsToKnow = true;
        const patience = setTimeout(() => this.wait(true), kPatienceMilliseconds);
        try {
            return await action();
        } finally {
            clearTimeout(patience);
            this.wait(false);
        }
    }

    private wait(busy: boolean): void {
        this.busy = busy;
        this.told = undefined;
        this.render();
    }

    private progressed(told: Told): void {
        this.options.tell("progress", told);
        const { done: count } = told;
        this.told = say("{count, plural, one {# position} other {# positions}} searched", { count });
        if (this.busy) this.render();
    }

    private failed(fault: unknown): void {
        if (!(fault instanceof NoAnswer)) throw fault;
        if (fault instanceof Withdrawn) return this.render();
        this.fault = fault.message;
        this.render();
        this.panel.announce(fault.message);
        this.options.tell("error", { message: fault.message });
    }

    // What is seen.

    private toGo(): number | "unsolvable" | undefined {
        if (this.shown) return this.shown.length - this.shown.at;
        const atStart = !this.game.moved && this.game.begin === this.options.puzzle.start;
        return this.guide.toGo(this.game.position) ?? (atStart ? this.fromLibrary : undefined);
    }

    private shortest(): number | undefined {
        const found = this.guide.toGo(this.game.begin);
        if (typeof found === "number") return found;
        return this.game.begin === this.options.puzzle.start ? this.fromLibrary : undefined;
    }

    private solvedText(): string {
        const { made } = this.game;
        const shortest = this.shortest();
        if (shortest === undefined) return say("Solved in {made}", { made: lengthText(this.options.metric, made) });
        return say("Solved in {made}, shortest {shortest}", { made, shortest });
    }

    private hintText(): string {
        const { hinted, game } = this;
        if (!hinted) return "";
        const after = apply(this.options.puzzle, game.position, hinted.move)!;
        const move = moveText(this.options.puzzle, hinted.move, after);
        return say("{move} · {before} → {after} to go", { move, before: hinted.before, after: hinted.before - 1 });
    }

    private spokenLine(): string {
        const { figure, text } = this.line();
        return figure === undefined ? text : `${figure} ${text}`;
    }

    private line(): Line {
        const { metric, puzzle } = this.options;
        if (this.fault !== undefined) return { text: this.fault, tone: "alarm" };
        if (this.busy) return { text: this.told ?? say("Loading the solver"), tone: "quiet" };
        const made = say("{made} made", { made: this.game.made });
        const toGo = this.toGo();
        const shortest = this.shortest();
        const more = shortest === undefined ? {} : { more: say("shortest is {shortest}", { shortest }) };
        if (this.shown) {
            const aside = say("move {at} of {length}", { at: this.shown.at, length: this.shown.length });
            return { figure: String(toGo), text: toGoText(metric, Number(toGo)), aside };
        }
        if (this.game.solved && puzzle.goals.length > 0) return { text: this.solvedText() };
        if (this.hinted) return { text: this.hintText(), aside: made };
        if (toGo === "unsolvable") return { text: say("No solution from here"), aside: made };
        if (toGo !== undefined) return { figure: String(toGo), text: toGoText(metric, toGo), aside: made, ...more };
        // The old answer stays, and turns quiet, until the new one is there.
        if (this.wantsToKnow && this.last !== undefined) {
            return { figure: String(this.last), text: toGoText(metric, this.last), aside: made, ...more, tone: "stale" };
        }
        return { text: this.game.moved ? lengthText(metric, this.game.made) : say("Drag a block"), tone: "quiet" };
    }

    private render(): void {
        const { game, shown, analysis } = this;
        const toGo = this.toGo();
        if (toGo !== undefined) this.last = toGo === "unsolvable" ? undefined : toGo;
        const { puzzle, metric, id } = this.options;
        this.view.show(this.position, this.lifted);
        this.view.hint(this.position, this.hinted?.move);
        this.view.shine(game.solved && game.moved && !shown);
        const marks = { here: this.guide.depth(game.position) ?? (game.moved ? undefined : this.depthOfBegin()), goal: this.shortest() };
        const source = id === undefined ? { text: puzzle.text } : { puzzle: id };
        const position = game.moved ? { position: printPosition(puzzle, game.position).replace(/\n$/, "") } : {};
        const chosen = metric === puzzle.metric ? {} : { metric };
        this.panel.show({
            line: this.line(),
            moved: game.moved,
            solved: game.solved,
            busy: this.busy,
            player: shown && { at: shown.at, length: shown.length, playing: this.timer !== undefined },
            chart: analysis && { analysis, marks },
            link: folderInUse() + printFragment({ ...source, ...position, ...chosen }),
        });
    }

    private depthOfBegin(): number | undefined {
        return this.game.begin === this.options.puzzle.start ? 0 : undefined;
    }
}
