// One puzzle on a page: joins game, guide, board and panel. What happens goes through here; what is seen is worked out anew by render().

import { printFragment } from "../links/fragment";
import type { Move } from "../puzzle/moves";
import { printPosition } from "../puzzle/position_text";
import type { Metric, Position } from "../puzzle/puzzle";
import { say } from "../words/say";
import { BoardInput } from "./board_input";
import { BoardView } from "./board_view";
import type { PuzzleState, WidgetOptions } from "./events";
import { Game } from "./game";
import { Guide, type Census, type Outlook } from "./guide";
import { Hand, type HandOwner } from "./hand";
import { Inquiry } from "./inquiry";
import { hintText, lineOf, solvedText } from "./lines";
import { lengthText } from "./metric_words";
import { moveText, writeMove } from "./notation";
import { Panel, type Action, type Control, type Line } from "./panel";
import { Player } from "./player";
import { ShownSolution } from "./solution";
import { folderInUse, NoAnswer } from "./solver";
import { taskWords } from "./task_words";

let count = 0;

export class Widget implements HandOwner {
    // What is seen of it, made by furnish().
    view!: BoardView;
    panel!: Panel;
    stand!: HTMLElement;
    private hand!: Hand;
    private readonly game: Game;
    private readonly guide: Guide;
    private readonly player = new Player(() => this.render());
    private hinted: { move: Move; before: number } | undefined;
    private readonly inquiry: Inquiry;
    /** What readers may ask for. */
    private controls: readonly Control[] = [];
    /** What was last known of the moves to go. */
    private last: number | undefined;
    private counted: Census | undefined;

    constructor(private readonly options: WidgetOptions) {
        const { puzzle, begin, solution } = options;
        this.game = new Game(puzzle, options.metric, begin);
        this.inquiry = new Inquiry(options.tell, () => this.render());
        this.guide = new Guide(options, `widget ${++count}`, (told) => this.inquiry.progressed(told));
        if (solution) this.player.show(new ShownSolution(puzzle, begin, solution), options.at);
        this.furnish(options.controls);
    }

    /** Makes board and panel, or makes them anew: with other controls, in another language. Play goes on. */
    furnish(controls: readonly Control[]): void {
        const { puzzle } = this.options;
        const { board } = puzzle;
        if ((this.hand as Hand | undefined)?.lifted !== undefined) this.hand.lift(undefined);
        this.controls = puzzle.goals.length === 0 ? controls.filter((control) => control === "chart") : controls;
        this.view = new BoardView(puzzle);
        this.view.svg.setAttribute("aria-label", say("Board, {rows} by {columns}", { rows: board.rows, columns: board.columns }));
        this.panel = new Panel(
            puzzle.name || say("Sliding block puzzle"),
            taskWords(puzzle),
            this.view.goalPicture(),
            this.controls,
            (action) => this.act(action),
            (at) => this.player.seek(at),
        );
        this.stand = document.createElement("div");
        this.stand.className = "stand";
        this.stand.part.add("stand");
        this.stand.append(this.view.svg);
        this.hand = new Hand(puzzle, this.view, this);
        new BoardInput(puzzle, this.view, this.hand);
        this.render();
    }

    get position(): Position {
        return this.player.shown?.position ?? this.game.position;
    }

    /** Nobody sees it: questions are taken back, a solution that runs is held. */
    rest(): void {
        this.guide.stop();
        this.player.hold();
    }

    /** Nothing is to be told any more. */
    close(): void {
        this.guide.stop();
        this.player.close();
    }

    state(): PuzzleState {
        const { puzzle } = this.options;
        return {
            name: puzzle.name,
            puzzle: puzzle.text,
            position: printPosition(puzzle, this.position),
            metric: this.options.metric,
            made: this.game.made,
            play: this.game.text,
            solved: this.game.solved,
            toGo: this.toGo(),
        };
    }

    // What the hand asks for.

    undo(): void {
        if (this.player.shown) return this.leaveSolution();
        if (this.hand.lifted !== undefined) return this.hand.putBack();
        this.forget();
        this.game.undo();
        this.moved(say("Taken back"));
    }

    askForHint(): void {
        if (this.controls.includes("hint")) this.act("hint");
    }

    /** Back to one's own play. */
    leaveSolution(): void {
        if (!this.player.close()) return;
        this.render();
        this.announce(say("Back at your own play."));
    }

    announce(text: string): void {
        this.panel.announce(text);
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
        this.moved(say("Back at the start"));
    }

    /** Shows the next move of a shortest solution. */
    async hint(): Promise<{ move: string; toGo: number }> {
        const { puzzle } = this.options;
        const outlook = await this.solveHere();
        const [move] = outlook.moves;
        if (!move) throw new NoAnswer(say("The puzzle is solved."));
        this.hinted = { move, before: outlook.moves.length };
        this.render();
        this.announce(this.line().text);
        return { move: writeMove(puzzle, move), toGo: outlook.moves.length };
    }

    /** Shows a shortest solution from here. */
    async solve(): Promise<{ length: number; metric: Metric; moves: string[] }> {
        const { puzzle, metric } = this.options;
        const outlook = await this.solveHere();
        if (outlook.moves.length > 0) this.present(outlook.moves);
        this.render();
        this.announce(say("A shortest solution: {length}.", { length: lengthText(metric, outlook.moves.length) }));
        return { length: outlook.moves.length, metric, moves: outlook.moves.map((move) => writeMove(puzzle, move)) };
    }

    /** Opens the chart of all positions. */
    async census(): Promise<Census> {
        this.counted = await this.inquiry.answer(() => this.guide.census());
        this.render();
        await this.measure();
        return this.counted;
    }

    private act(action: Action): void {
        const kActions: Record<Action, () => unknown> = {
            undo: () => this.game.moved && this.undo(),
            restart: () => this.game.moved && this.restart(),
            hint: () => this.hint(),
            solve: () => this.solve(),
            chart: () => (this.counted ? this.closeChart() : this.census()),
            stop: () => this.guide.stop(),
            first: () => this.player.seek(0),
            last: () => this.player.seek(Infinity),
            play: () => this.player.toggle(),
            close: () => this.leaveSolution(),
        };
        Promise.resolve(kActions[action]()).catch((fault: unknown) => this.announce(this.inquiry.failed(fault) ?? ""));
    }

    /** A shortest solution from where the reader's own play is. */
    private async solveHere(): Promise<Exclude<Outlook, "unsolvable">> {
        this.hand.lift(undefined);
        const outlook = await this.inquiry.answer(() => this.guide.solve(this.game.position));
        if (outlook === "unsolvable") throw new NoAnswer(say("From here there is no solution."));
        return outlook;
    }

    private closeChart(): void {
        this.counted = undefined;
        this.render();
    }

    private present(moves: readonly Move[]): void {
        this.hinted = undefined;
        this.player.show(new ShownSolution(this.options.puzzle, this.game.position, moves), 0);
    }

    // What follows from a move.

    private forget(): void {
        this.hinted = undefined;
        this.inquiry.fault = undefined;
        this.hand.take(undefined);
        this.guide.stop();
    }

    private moved(what: string, before?: Outlook): void {
        this.render();
        const { made, solved } = this.game;
        const line = solved ? solvedText({ ...this.options, made, shortest: this.shortest() }) : this.spokenLine();
        this.announce(solved ? line : say("{what}. {line}", { what, line }));
        if (this.inquiry.wantsToKnow && before !== "unsolvable") void this.measure();
    }

    /** Works out what the reader has asked to know of where he is now. */
    private async measure(): Promise<void> {
        const { position } = this.game;
        try {
            if (this.options.puzzle.goals.length > 0 && this.guide.toGo(position) === undefined) await this.guide.solve(position);
            this.render();
            if (this.counted && this.guide.depth(position) === undefined) await this.guide.measureDepth(position);
            this.render();
        } catch (fault) {
            if (!(fault instanceof NoAnswer)) throw fault;
            this.inquiry.wantsToKnow = false;
            this.render();
        }
    }

    // What is seen.

    private toGo(): number | "unsolvable" | undefined {
        const { shown } = this.player;
        return shown ? shown.length - shown.at : this.guide.toGo(this.game.position);
    }

    private shortest(): number | undefined {
        const known = this.guide.toGo(this.game.begin);
        return known === "unsolvable" ? undefined : known;
    }

    private spokenLine(): string {
        const { figure, text } = this.line();
        return figure === undefined ? text : `${figure} ${text}`;
    }

    private line(): Line {
        const { metric, puzzle } = this.options;
        const { game, hinted } = this;
        return lineOf({
            metric,
            made: game.made,
            moved: game.moved,
            solved: game.solved && puzzle.goals.length > 0,
            toGo: this.toGo(),
            stale: this.inquiry.wantsToKnow ? this.last : undefined,
            shortest: this.shortest(),
            hint: hinted && hintText(puzzle, game.position, hinted.move, hinted.before),
            shown: this.player.shown,
            fault: this.inquiry.fault,
            waiting: this.inquiry.waiting,
        });
    }

    render(): void {
        const { game, counted } = this;
        const { shown } = this.player;
        const toGo = this.toGo();
        if (toGo !== undefined) this.last = toGo === "unsolvable" ? undefined : toGo;
        this.view.show(this.position, this.hand.lifted);
        this.view.hint(this.position, shown ? undefined : this.hinted?.move);
        this.view.shine(game.solved && game.moved && !shown);
        this.panel.show({
            line: this.line(),
            moved: game.moved,
            solved: game.solved,
            busy: this.inquiry.waiting !== undefined,
            player: shown,
            chart: counted && { counted, marks: { here: this.guide.depth(game.position), goal: this.shortest() } },
            link: this.link(),
        });
    }

    /** To the same puzzle and position in Shunt; empty where nobody knows where that is. */
    private link(): string {
        if (folderInUse() === "") return "";
        const { puzzle, metric, id } = this.options;
        const source = id === undefined ? { text: puzzle.text } : { puzzle: id };
        const position = this.game.moved ? { position: printPosition(puzzle, this.game.position).replace(/\n$/, "") } : {};
        return folderInUse() + printFragment({ ...source, ...position, ...(metric === puzzle.metric ? {} : { metric }) });
    }
}
