// Puzzles of other programs: the module `formats` reads them, which is loaded when somebody names the first.

import type { NoAnswer } from "./solver";
import { ask } from "./solver";
import type { Failure } from "../jobs/job";
import { TextFault } from "../puzzle/text_rows";
import { say } from "../words/say";

const kModule = "formats";

/** The puzzle in the project's own format; nothing when no format knows the text. Rejects with TextFault. */
export async function readForeign(text: string): Promise<string | undefined> {
    try {
        return (await ask<{ text: string }>({ job: "read", text }, undefined, undefined, kModule).answer).text;
    } catch (fault) {
        const { message, kind, line, column } = ((fault as NoAnswer).failure ?? {}) as Failure;
        if (kind !== "input") throw new TextFault(say("The file {file} could not be loaded.", { file: kModule + ".wasm" }));
        if (!line) return undefined;
        throw new TextFault(message, line, column);
    }
}
