// A puzzle as readers of another page will see it: the widget itself, at its true size or scaled to fit.

import { element } from "../dom/element";
import { say } from "../words/say";

const kWidest = 720; // of the widget, as its style says

/** The part of the widget that is called here. */
interface Puzzle extends HTMLElement {
    solve(): Promise<{ moves: string[] }>;
}

export class EmbedPreview {
    readonly root: HTMLElement;
    private readonly place = element("div", { class: "embed-place" });
    private readonly hint = element("p", { class: "quiet" });
    private readonly size = element("p", { class: "quiet" });
    private shown: HTMLElement | undefined;
    private settled: Promise<void> | undefined;
    /** In CSS pixels; undefined: all there is. */
    private wanted: number | undefined;
    private readonly observer = new ResizeObserver(() => this.fit());

    /** `resized`: the height of what is shown, in CSS pixels. */
    constructor(
        private readonly base: string,
        private readonly resized: (height: number) => void,
    ) {
        this.root = element("div", { class: "embed-preview" }, [this.hint, this.place, this.size]);
    }

    /** Shows a puzzle or a picture in that width; undefined: all there is. */
    show(content: HTMLElement, width: number | undefined): void {
        this.close();
        this.shown = content;
        this.wanted = width;
        const isPicture = content instanceof HTMLImageElement;
        this.hint.textContent = isPicture ? say("As your readers will see it") : say("As your readers will see it; try it");
        // A puzzle of the library may have to be loaded first.
        this.settled = new Promise((resolve) => {
            for (const name of ["ready", "error"]) content.addEventListener(name, () => resolve(), { once: true });
        });
        this.place.replaceChildren(content);
        this.observer.observe(content);
        this.observer.observe(this.place);
        // The script defines the element where it is first needed.
        void import(`${this.base}shunt-puzzle.js`);
    }

    /** Moves of a shortest solution of what is shown, "9 R, 4 D". Rejects with a sentence for the reader. */
    async solution(puzzle: HTMLElement): Promise<string> {
        await this.settled;
        const { moves } = await (puzzle as Puzzle).solve();
        return moves.join(", ");
    }

    close(): void {
        this.observer.disconnect();
        this.place.replaceChildren();
        this.shown = undefined;
    }

    private fit(): void {
        const { shown, place } = this;
        if (!shown) return;
        const width = this.wanted ?? Math.min(kWidest, place.clientWidth);
        shown.style.width = `${width}px`;
        const height = Math.ceil(shown.offsetHeight);
        const scale = Math.min(1, place.clientWidth / width);
        shown.style.transform = scale < 1 ? `scale(${scale})` : "";
        place.style.height = `${Math.ceil(height * scale)}px`;
        const size = say("{width} × {height} px", { width, height });
        this.size.textContent = scale === 1 ? size : say("{size}, shown at {percent} %", { size, percent: Math.round(scale * 100) });
        this.resized(height);
    }
}
