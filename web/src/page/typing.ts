// Text of several lines goes to the workbench after a pause, so that a word half typed is neither refused nor a step of the history.

const kPauseMilliseconds = 400;

export class Typing {
    private waiting: { id: string; text: string } | undefined;
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** `take` is given the text of a widget. */
    constructor(private readonly take: (id: string, text: string) => void) {}

    typed(id: string, text: string): void {
        this.waiting = { id, text };
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.end(), kPauseMilliseconds);
    }

    /** Hands over what waits, at once. */
    end(): void {
        clearTimeout(this.timer);
        const { waiting } = this;
        this.waiting = undefined;
        if (waiting) this.take(waiting.id, waiting.text);
    }
}
