// The jobs that make and verify result cards, in the module `lab`.

import type { Card } from "./card";
import type { Jobs } from "../jobs/jobs";
import type { Progress } from "../jobs/protocol";
import { startWork, type Work } from "../jobs/work";

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

export class CardJobs {
    constructor(private readonly jobs: Jobs) {}

    /** Of a puzzle's start. */
    make(of: CardOf, puzzle: string, metric: string, program: string, told: (progress: Progress) => void): Work<MadeCard> {
        const command = `shunt ${of} PUZZLE --metric ${metric} --card FILE`;
        return startWork(this.jobs, "lab", { job: "card", of, puzzle, metric, program, command }, told);
    }

    verify(card: string, told: (progress: Progress) => void): Work<Verified> {
        return startWork(this.jobs, "lab", { job: "verify", card }, told);
    }
}
