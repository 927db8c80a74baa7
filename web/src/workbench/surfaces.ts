// What the page draws within the workbench: the graph of all positions. Its script is loaded when there is something to draw.
//
//     answer to the question "graph" ──kept──┐
//     mirror: a surface is there ────────────┴──> graph.js draws, until the surface is gone or is for another graph

import { loadPart } from "../dom/load_part";
import type { GraphPart } from "../graph/graph";
import type { Request } from "../jobs/protocol";
import type { Widget } from "./workbench";

interface Around {
    /** The puzzle file of the open puzzle. */
    text(): string;
    appearance(): { dark: boolean; reducedMotion: boolean };
    activate(id: string, action: string): void;
    failed(why: string): void;
}

interface Shown {
    host: HTMLElement;
    /** What is drawn, or being loaded; another word is for something else. */
    word: string;
    view?: { look(dark: boolean): void; end(): void };
}

export class Surfaces {
    private readonly shown = new Map<string, Shown>();
    private readonly reports = new Map<string, Uint8Array>(); // the last of each metric: one that nobody wants any more may come late
    private part: Promise<GraphPart> | undefined;

    constructor(
        private readonly base: string,
        private readonly around: Around,
    ) {}

    /** Keeps what is going to be drawn. */
    answered(request: Request, { question }: { question: string }, report: Uint8Array): void {
        if (question === "graph") this.reports.set(String(request["metric"]), report);
    }

    update(surfaces: readonly [Widget, HTMLElement][]): void {
        for (const [id, { host, word }] of this.shown) {
            const stays = surfaces.some(([widget, element]) => element === host && widget.state?.valuetext === word);
            if (!stays) this.end(id);
        }
        for (const [widget, host] of surfaces) if (!this.shown.has(widget.id)) void this.begin(widget, host);
    }

    look(dark: boolean): void {
        for (const { view } of this.shown.values()) view?.look(dark);
    }

    private async begin({ id, state }: Widget, host: HTMLElement): Promise<void> {
        const shown: Shown = { host, word: state?.valuetext ?? "" };
        this.shown.set(id, shown);
        const [, metric = "", ...words] = shown.word.split(" "); // "3 step steps": number, metric, its unit in words
        const report = this.reports.get(metric);
        if (!report) return;
        try {
            this.part ??= loadPart<GraphPart>(`${this.base}graph.js`, "shuntGraph");
            const { showGraph } = await this.part;
            if (this.shown.get(id) !== shown) return;
            const unit = words.join(" ");
            const choose = (node: string): void => this.around.activate(id, `type ${node}`);
            shown.view = showGraph(host, { report, base: this.base, text: this.around.text(), unit, choose, ...this.around.appearance() });
        } catch (fault) {
            this.part = undefined;
            this.around.failed((fault as Error).message);
        }
    }

    private end(id: string): void {
        this.shown.get(id)?.view?.end();
        this.shown.delete(id);
    }
}
