// What a frame with a puzzle and the page around it say to each other, by postMessage. Every message is an object with `shunt` and `v`.
//
//     page                                                   frame
//       |<---- {shunt: "ready" | "move" | "solved" | ...} -----|   the element's events, with their `detail`
//       |<---- {shunt: "resize", height} ----------------------|   what the frame needs, in CSS pixels
//       |  {shunt: "call", id, method, args}                   |
//       |----------------------------------------------------->|
//       |<---- {shunt: "answer", id, value} or {..., message} -|   message: why there is no value
//
// Only the page around is heard, and if an origin is given, only one of that origin; what the frame says goes to nobody else then.

import type { ShuntPuzzle } from "../widget/index";
import type { FrameTheme } from "./frame_theme";

export const kFrameVersion = 1;

function wordIn(value: unknown): string | undefined {
    return typeof value === "string" ? value : undefined;
}

type Method = (puzzle: ShuntPuzzle, look: FrameTheme, ...args: unknown[]) => unknown;

/** What the page around may call; `theme("dark", "light")` is said in frame_theme.ts. Each returns a value that can be
 * sent, or a promise of one. */
const kMethods: Readonly<Record<string, Method>> = {
    state: (puzzle) => puzzle.state(),
    move: (puzzle, _look, text) => puzzle.move(String(text)),
    undo: (puzzle) => puzzle.undo(),
    restart: (puzzle) => puzzle.restart(),
    hint: (puzzle) => puzzle.hint(),
    solve: (puzzle) => puzzle.solve(),
    census: (puzzle) => puzzle.census(),
    analyse: (puzzle) => puzzle.census(), // older pages
    load: (puzzle, _look, text) => void (puzzle.puzzle = String(text)),
    theme: (_puzzle, look, theme, scheme) => look.set(wordIn(theme), wordIn(scheme)),
};

const kEvents = ["ready", "move", "solved", "progress", "error"] as const;

interface Call {
    id: unknown;
    method: string;
    args: unknown[];
}

function callOf(data: unknown): Call | undefined {
    if (typeof data !== "object" || data === null) return undefined;
    const { shunt, v, id, method, args = [] } = data as Record<string, unknown>;
    if (shunt !== "call" || v !== kFrameVersion || typeof method !== "string" || !Array.isArray(args)) return undefined;
    return { id, method, args };
}

async function answerTo({ method, args }: Call, puzzle: ShuntPuzzle, look: FrameTheme): Promise<{ value: unknown } | { message: string }> {
    try {
        const known = Object.keys(kMethods).includes(method) ? kMethods[method] : undefined;
        if (!known) return { message: `there is no method "${method}"; there are ${Object.keys(kMethods).join(", ")}` };
        return { value: await known(puzzle, look, ...args) };
    } catch (fault) {
        return { message: fault instanceof Error ? fault.message : String(fault) };
    }
}

/** Begins to talk, if there is a page around; ends when what it returns is called. */
export function talkToPageAround(puzzle: ShuntPuzzle, look: FrameTheme, origin: string | undefined): () => void {
    if (parent === window) return () => undefined;
    const say = (shunt: string, content: object): void => parent.postMessage({ shunt, v: kFrameVersion, ...content }, origin ?? "*");
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
        const call = source === parent && (origin === undefined || from === origin) ? callOf(data) : undefined;
        if (call) void answerTo(call, puzzle, look).then((answer) => say("answer", { id: call.id, ...answer }));
    };
    const ending = new AbortController();
    const { signal } = ending;
    for (const name of kEvents) puzzle.addEventListener(name, ({ detail }: CustomEvent<unknown>) => say(name, { detail }), { signal });
    const tellHeight = (): void => {
        const height = Math.ceil(puzzle.getBoundingClientRect().height);
        if (height > 0) say("resize", { height }); // it has none while its puzzle is loaded
    };
    const observer = new ResizeObserver(tellHeight);
    observer.observe(puzzle);
    addEventListener("message", hear, { signal });
    return () => {
        observer.disconnect();
        ending.abort();
    };
}
