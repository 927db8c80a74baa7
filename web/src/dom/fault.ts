// Why a text is refused.

/** Where in it, counted from 1; a column of 0 means the whole line. */
export interface Place {
    line: number;
    column: number;
}

export interface Fault {
    /** A sentence for the user, which tells the place, too. */
    sentence: string;
    /** Absent: it is about the whole. */
    place?: Place | undefined;
}

/** `line`: 0 where there is no place. */
export function faultAt(sentence: string, line: number, column: number): Fault {
    return line === 0 ? { sentence } : { sentence, place: { line, column } };
}

export function sentencesOf(faults: readonly Fault[]): string {
    return faults.map(({ sentence }) => sentence).join(" ");
}
