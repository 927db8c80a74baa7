// A queue of jobs with workers and a clock that a test moves by hand.
import { importSource } from "./bundle.mjs";
import { FakeClock, FakeWorkers, settled } from "./fake_worker.mjs";

export const { Jobs } = await importSource("jobs/jobs");

/** A queue whose jobs write down what they are told; `ready` loads the module. */
export class Bench {
    clock = new FakeClock();
    workers = new FakeWorkers();
    jobs = new Jobs(this.workers.make, this.clock);
    told = [];

    get worker() {
        return this.workers.last;
    }

    /** Asks for a job called `name`. */
    async start(name, more = {}) {
        const tell = (word) => this.told.push(`${name} ${word}`);
        const events = {
            state: (state) => tell(state),
            progress: ({ done }) => tell(`at ${done}`),
            done: (report, goesOn) => tell(`done ${report}${goesOn ? ", goes on" : ""}`),
            failed: ({ kind, message, again }) => tell(`failed: ${kind}, ${message}${again ? " Again?" : ""}`),
            dropped: () => tell("dropped"),
            answer: ({ question, report }) => tell(`answers ${question.question}: ${report}`),
            gone: () => tell("gone"),
        };
        const ticket = this.jobs.start({ module: "solver", request: { job: name }, events, ...more });
        await settled();
        return ticket;
    }

    ready() {
        return this.worker.says({ type: "ready", version: "1", threads: 1 });
    }

    done(id, report = "{}") {
        return this.worker.says({ type: "done", id, report });
    }

    /** What was told since the last call. */
    news() {
        return this.told.splice(0);
    }
}

export async function loaded() {
    const bench = new Bench();
    bench.jobs.warmUp("solver");
    await bench.ready();
    return bench;
}
