// How a long job shares the worker's thread with incoming messages.

const kTargetMilliseconds = 22;
const kFirstBudget = 2_000;
const kLeastBudget = 100;
// Enough for 20 ms on the fastest machines. A job that ends a phase may return early, which says nothing of the next one.
const kMostBudget = 2_000_000;

/**
 * Chooses the budget of each slice from the time the last one took, so that a slice takes 15 to 60 ms on any machine.
 * A unit of work costs as much as another only within one phase of a job: each phase begins with a small budget.
 */
export class SliceBudget {
    private units = kFirstBudget;
    private phase = "";

    get value(): number {
        return Math.round(this.units);
    }

    /** Says how long a slice of `value` units took and in which phase the job is now. */
    took(milliseconds: number, phase: string): void {
        if (phase !== this.phase) {
            this.phase = phase;
            this.units = kFirstBudget;
            return;
        }
        const factor = kTargetMilliseconds / Math.max(milliseconds, 1);
        this.units = Math.min(kMostBudget, Math.max(kLeastBudget, this.units * Math.min(4, Math.max(0.25, factor))));
    }
}

/** Units per second over about the last half second, so that the figure is calm but follows a change. */
export class RateMeter {
    private rate = 0;
    private done = 0;
    private seconds = 0;

    /** Takes the running totals and returns the rate. */
    update(done: number, seconds: number): number {
        const elapsed = seconds - this.seconds;
        if (done < this.done) {
            // Another phase counts other units, from the beginning.
            this.rate = 0;
            this.done = done;
            this.seconds = seconds;
        } else if (elapsed > 0) {
            const recent = (done - this.done) / elapsed;
            const weight = this.rate === 0 ? 1 : 1 - Math.exp(-elapsed / 0.5);
            this.rate += weight * (recent - this.rate);
            this.done = done;
            this.seconds = seconds;
        }
        return this.rate;
    }
}

/** Returns a function that lets waiting messages be delivered. A message channel, since timers are clamped to 4 ms. */
export function makeYielder(): () => Promise<void> {
    const channel = new MessageChannel();
    const waiting: (() => void)[] = [];
    channel.port1.onmessage = () => waiting.shift()?.();
    return () =>
        new Promise((resolve) => {
            waiting.push(resolve);
            channel.port2.postMessage(0);
        });
}
