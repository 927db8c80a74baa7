// What changes often and is wanted rarely: only the newest is handed on, after a while.

export class Soon<Value> {
    private waiting: { value: Value } | undefined;
    private timer: ReturnType<typeof setTimeout> | undefined;

    /**
     * `take` is given what was put last, so many milliseconds after the first that it has not seen, or, if each `restarts`, after the last.
     */
    constructor(
        private readonly take: (value: Value) => void,
        private readonly milliseconds: number,
        private readonly restarts = false,
    ) {}

    put(value: Value): void {
        this.waiting = { value };
        if (this.restarts) this.stop();
        this.timer ??= setTimeout(() => this.now(), this.milliseconds);
    }

    /** Hands on at once what waits. */
    now(): void {
        const { waiting } = this;
        this.drop();
        if (waiting) this.take(waiting.value);
    }

    /** Forgets what waits. */
    drop(): void {
        this.stop();
        this.waiting = undefined;
    }

    private stop(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
    }
}
