// The external solver of jobs that need one: integer programs, which HiGHS solves in a worker of its own (highs_client.ts), one by one.

import type { HighsClient, ProgramOutcome } from "./highs_client";
import type { SolverRequest } from "./job_module";

export class ExternalSolver {
    private last: Promise<unknown> = Promise.resolve();

    constructor(private readonly solver: HighsClient) {}

    /** Solves the program once those before it are solved. `give` gets what ends it at once, whether it has begun or not. */
    run(request: SolverRequest, give: (stop: () => void) => void): Promise<ProgramOutcome> {
        let stopped = false;
        let solving = false;
        give(() => {
            stopped = true;
            if (solving) this.solver.stop();
        });
        const { program: text, presolve, seconds } = request;
        const outcome = this.last.then(async (): Promise<ProgramOutcome> => {
            if (stopped) return { outcome: "cancelled", reason: "stopped", seconds: 0 };
            solving = true;
            const answer = await this.solver.solve({ text, presolve, ...(seconds > 0 ? { seconds } : {}) });
            solving = false;
            return answer;
        });
        this.last = outcome;
        return outcome;
    }
}
