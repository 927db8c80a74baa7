// The jobs that make and verify result cards, in the module `lab`.

import type { Card } from "./card";
import type { Failure } from "../jobs/job";
import type { Jobs } from "../jobs/jobs";
import type { Progress, Request } from "../jobs/protocol";

/** What a card is made of: all levels with a hash of each, or a shortest solution. */
export type CardOf = "census" | "solve";

/** core/outcome/card_outcome.hpp */
export interface MadeCard {
    status: string;
    card?: Card;
    reason?: string;
}

/** core/outcome/verify_outcome.hpp */
export interface Verified {
    status: string;
    equal: boolean;
    metric: string;
    differences: string[];
    levels?: number;
    positions?: number;
    length?: number;
    reason?: string;
}

/** Work that is under way. */
export interface Work<Report> {
    /** Undefined when it was stopped before it told anything. Rejects with a Failure. */
    done: Promise<Report | undefined>;
    stop(): void;
}

export class CardJobs {
    constructor(private readonly jobs: Jobs) {}

    /** Of a puzzle's start. */
    make(of: CardOf, puzzle: string, metric: string, program: string, told: (progress: Progress) => void): Work<MadeCard> {
        const command = `shunt ${of} PUZZLE --metric ${metric} --card FILE`;
        return this.start({ job: "card", of, puzzle, metric, program, command }, told);
    }

    verify(card: string, told: (progress: Progress) => void): Work<Verified> {
        return this.start({ job: "verify", card }, told);
    }

    private start<Report>(request: Request, told: (progress: Progress) => void): Work<Report> {
        let ticket = 0;
        const done = new Promise<Report | undefined>((resolve, reject: (failure: Failure) => void) => {
            ticket = this.jobs.start({
                module: "lab",
                request,
                events: {
                    progress: told,
                    done: (report) => resolve(JSON.parse(report) as Report),
                    failed: reject,
                    dropped: () => resolve(undefined),
                },
            });
        });
        return { done, stop: () => this.jobs.cancel(ticket) };
    }
}
