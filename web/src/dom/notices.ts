// What the page says to the user outside of the canvas: short messages that can be seen, and texts only screen readers hear.

import { element } from "./element";
import { faultAt, type Fault } from "./fault";
import { say } from "../words/say";

const kInfoMilliseconds = 5000;
const kOfferMilliseconds = 10_000;

/** Something that can be done about what a message says; a button beside it. */
export interface Action {
    label: string;
    run(): void;
}

export class Notices {
    private readonly toast: HTMLElement;
    private readonly text: HTMLElement;
    private readonly actions: HTMLElement;
    private readonly close: HTMLElement;
    private readonly live: HTMLElement;
    private timer: ReturnType<typeof setTimeout> | undefined;
    /** What is offered once nothing else is shown. */
    private waiting: (() => void) | undefined;
    private captured: Fault[] | undefined;
    /** Numbers the messages. */
    private shown = 0;
    /** Announced in this task: a live region that changes twice before it is read says the last thing only. */
    private said: string[] = [];

    constructor(parent: HTMLElement) {
        this.close = element("button", { type: "button", class: "toast-close" }, ["×"]);
        this.close.addEventListener("click", () => this.hide());
        this.text = element("p", {});
        this.actions = element("div", { class: "toast-actions" });
        this.toast = element("div", { class: "toast", hidden: "" }, [this.text, this.actions, this.close]);
        this.live = element("div", { class: "visually-hidden", "aria-live": "polite", id: "live" });
        parent.append(this.toast, this.live);
    }

    /** What the workbench says. `line`, `column`: of the text that it refuses (fault.ts). */
    told(text: string, kind: "error" | "info", line: number, column: number): void {
        if (this.captured && kind === "error") this.captured.push(faultAt(text, line, column));
        else this.notice(text, kind);
    }

    /** Shows a message, and buttons for what can be done about it. Errors stay until closed or replaced. What is returned withdraws it. */
    notice(text: string, kind: "error" | "info", actions: Action[] = []): () => void {
        clearTimeout(this.timer);
        const number = ++this.shown;
        this.toast.dataset.kind = kind;
        this.toast.setAttribute("role", kind === "error" ? "alert" : "status");
        this.text.textContent = text;
        this.close.setAttribute("aria-label", say("Close message"));
        this.actions.replaceChildren(...actions.map((action) => this.makeButton(action)));
        this.toast.hidden = false;
        if (kind === "info") this.timer = setTimeout(() => this.hide(), actions.length > 0 ? kOfferMilliseconds : kInfoMilliseconds);
        return () => number === this.shown && this.hide();
    }

    /** Shows something that can be done now or another time, once no other message is shown. */
    offer(text: string, actions: Action[]): void {
        this.waiting = () => this.notice(text, "info", actions);
        if (this.toast.hidden) this.showWaiting();
    }

    private showWaiting(): void {
        const { waiting } = this;
        this.waiting = undefined;
        waiting?.();
    }

    private makeButton({ label, run }: Action): HTMLButtonElement {
        const button = element("button", { type: "button", class: "toast-action" }, [label]);
        button.addEventListener("click", () => {
            this.hide();
            run();
        });
        return button;
    }

    /** For screen readers only. */
    announce(text: string): void {
        this.said.push(text);
        if (this.said.length === 1) queueMicrotask(() => this.say(this.said.splice(0).join(" ")));
    }

    /** What has just been announced, in the same task as this is asked; "" when nothing was. */
    get justSaid(): string {
        return this.said.join(" ");
    }

    private say(text: string): void {
        // The same text again is announced only if the content changes.
        this.live.textContent = this.live.textContent === text ? text + "\u00a0" : text;
    }

    hide(): void {
        clearTimeout(this.timer);
        this.toast.hidden = true;
        this.showWaiting();
    }

    /** Runs `action` and returns the errors that the workbench told of instead of showing them. */
    errorsOf(action: () => void): Fault[] {
        const captured: Fault[] = [];
        this.captured = captured;
        try {
            action();
        } finally {
            this.captured = undefined;
        }
        return captured;
    }
}
