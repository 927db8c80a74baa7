// Workers and time that a test moves by hand.

/** Where workers come from: `make` may be handed to whoever starts workers; `workers` are those made so far. */
export class FakeWorkers {
    workers = [];
    /** Set to have the next ones refused. */
    refusal = undefined;

    make = (name) => {
        if (this.refusal) throw new Error(this.refusal);
        const worker = new FakeWorker(name);
        this.workers.push(worker);
        return worker;
    };

    get last() {
        return this.workers.at(-1);
    }
}

class FakeWorker {
    sent = [];
    ended = false;

    constructor(name) {
        this.name = name;
    }

    postMessage(message) {
        if (this.ended) throw new Error("a message to a worker that was ended");
        this.sent.push(message);
    }

    terminate() {
        this.ended = true;
    }

    /** Has the worker say something, and what follows from it happen. */
    async says(content) {
        this.onmessage?.({ data: { v: 5, module: this.name, ...content } });
        await settled();
    }

    /** Has the browser report an error of the worker's script. */
    async fails(message) {
        this.onerror?.({ message, preventDefault() {} });
        await settled();
    }

    /** What it was told, without the envelope: "start 1". */
    get words() {
        return this.sent.map(({ type, id }) => `${type} ${id}`);
    }
}

export class FakeClock {
    now = 0;
    timers = [];

    after = (milliseconds, action) => {
        const timer = { at: this.now + milliseconds, action };
        this.timers.push(timer);
        return () => (this.timers = this.timers.filter((other) => other !== timer));
    };

    /** Lets time pass; what is due happens in its order. */
    async pass(milliseconds) {
        const end = this.now + milliseconds;
        for (;;) {
            const due = this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
            if (!due) break;
            this.now = due.at;
            this.timers = this.timers.filter((timer) => timer !== due);
            due.action();
            await settled();
        }
        this.now = end;
    }
}

/** Resolves when everything that waits for nothing has happened. */
export function settled() {
    return new Promise((resolve) => setImmediate(resolve));
}
