// A link is a save file: task, puzzle, position and metric in the part of the address behind '#', which no server ever sees.
//
//     #puzzle=klotski&metric=step            a puzzle of the library; what is left out is the default
//     #text=<puzzle file>&position=<rows>    any puzzle; values are percent-encoded
//     #packed=<puzzle file>                  the same compressed (packed_text.ts), for long ones
//     #puzzle=klotski&position=<rows>&moves=6D8RR   the reader's own moves, which lead to that position (moves.ts)
//     #puzzle=klotski&step=12                a step of the shortest solution from that position
//     #view=find&settings=<words>            another task, and what it is set to in its own words (ui/model/task_settings.hpp)
//     #puzzle=klotski&theme=dark             light or dark for this view; for embeds above all
//     #puzzle=klotski&lang=de                the language of the page for this view; one that it does not speak: the reader's
//
// This is version 1. Keys may be added to it; a version that means something else by those that there are says `v=2`.

import { bare, decoded, endsOpen, isForeignKey, partsOf, valueOf, wordOf } from "./altered";
import { kMetrics, type Metric } from "../puzzle/puzzle";
import { say } from "../words/say";
import { areMoves } from "./moves";

export interface Link {
    v?: string;
    view?: string;
    settings?: string;
    puzzle?: string;
    text?: string;
    packed?: string;
    position?: string;
    moves?: string;
    step?: string;
    metric?: Metric;
    theme?: "light" | "dark";
    lang?: string;
}

/** A link, or what is wrong with it as a sentence for the user. */
export type ParsedLink = { link: Link; fault?: undefined } | { link?: undefined; fault: string };

/** In the order in which links have them. */
export const kKeys = ["v", "view", "settings", "puzzle", "text", "packed", "position", "moves", "step", "metric", "theme", "lang"] as const;
type Key = (typeof kKeys)[number];

/** Values that are drawn: every character of them may be a piece. */
const kRows: readonly Key[] = ["text", "position", "settings"];
/** Values that are one word, none of whose letters is what sentences put around it. */
const kWords: readonly Key[] = ["v", "view", "step", "metric", "theme", "lang"];
const kLowered: readonly Key[] = ["view", "metric", "theme", "lang"];

function valueFor(key: Key, raw: string, isLast: boolean): string | undefined {
    if (key === "moves") return decoded(raw)?.replace(/^[^\n]+$/, bare); // "+" joins pieces of a group; rows may follow
    if (key === "packed") return decoded(raw)?.replace(/[^\w-]/g, "") || raw; // whatever broke its line
    const value = valueOf(raw, isLast && kRows.includes(key));
    if (value === undefined || !kWords.includes(key)) return value;
    return kLowered.includes(key) ? wordOf(value).toLowerCase() : wordOf(value);
}

function faultOf(fields: Map<Key, string>): string | undefined {
    const metric = fields.get("metric");
    if (metric !== undefined && !kMetrics.some((name) => name === metric)) {
        return say('The link asks for the metric "{metric}"; there are {metrics}.', { metric, metrics: kMetrics.join(", ") });
    }
    const theme = fields.get("theme");
    if (theme !== undefined && theme !== "light" && theme !== "dark") {
        return say('The link asks for the theme "{theme}"; there are light and dark.', { theme });
    }
    const sources = (["puzzle", "text", "packed"] as const).filter((key) => fields.has(key));
    if (sources.length > 1) return say("The link may hold only one puzzle.");
    if (fields.has("position") && sources.length === 0) return say("The link contains a position but no puzzle.");
    const moves = fields.get("moves");
    if (moves !== undefined && sources.length === 0) return say("The link contains moves but no puzzle.");
    if (moves !== undefined && !areMoves(moves)) return say("The moves in the link are cut off or damaged.");
    const step = fields.get("step");
    if (step !== undefined && sources.length === 0) return say("The link contains a step but no puzzle.");
    if (step !== undefined && !/^\d{1,6}$/.test(step)) return say('The link asks for the step "{step}", which is no number.', { step });
    return undefined;
}

/** Reads `location.hash` or any "#..." text, also where other programs have altered it (altered.ts). An empty fragment is an empty link. */
export function parseFragment(fragment: string): ParsedLink {
    const fields = new Map<Key, string>();
    const parts = partsOf(fragment);
    for (const [index, part] of parts.entries()) {
        const cut = part.indexOf("=");
        const name = cut < 0 ? part : part.slice(0, cut);
        const key = kKeys.find((candidate) => candidate === name.toLowerCase());
        if (!key) {
            if (isForeignKey(name)) continue;
            const keys = kKeys.join(", ");
            return { fault: say('The link says "{name}", which means nothing here; it may say {keys}.', { name, keys }) };
        }
        const value = cut < 0 ? "" : valueFor(key, part.slice(cut + 1), index === parts.length - 1);
        if (value === undefined) {
            return { fault: say('The value of "{key}" in the link is cut off or not percent-encoded.', { key }) };
        }
        if (value === "") return { fault: say('The link gives no value for "{key}".', { key }) };
        if (fields.has(key) && fields.get(key) !== value) return { fault: say('The link says "{key}" twice.', { key }) };
        fields.set(key, value);
    }
    const fault = faultOf(fields);
    return fault === undefined ? { link: Object.fromEntries(fields) as Link } : { fault };
}

/** The language that it asks for, whatever else is wrong with it. */
export function languageOf(fragment: string): string | undefined {
    const part = partsOf(fragment).find((each) => /^lang=/i.test(each));
    return part && (valueFor("lang", part.slice("lang=".length), false) || undefined);
}

function percent(letter: string): string {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

/**
 * Percent-encodes only what a fragment cannot hold, so that links stay readable; '+' too, since some programs read it as a blank, brackets,
 * quotes and stars, at which others end a link or begin something of their own, and any sign at the end, which would be taken for the
 * sentence's.
 */
function encode(value: string): string {
    const readable = encodeURIComponent(value).replace(/%(2C|2F|3A|3B|40|24|3F)/g, (code) => decodeURIComponent(code));
    return readable
        .replace(/[!'()*~]/g, percent)
        .replace(/[^\w%]$/, percent)
        .replace(/_$/, "%5F");
}

/** Inverse of parseFragment: "#..." or "" when there is nothing to say. Keys with the value undefined are left out. */
export function printFragment(link: Link): string {
    const parts = kKeys.flatMap((key) => {
        const value = link[key];
        return value === undefined ? [] : [`${key}=${encode(value)}`];
    });
    // Rows whose end could be taken for the sentence's do not stand at the end.
    const [last] = kKeys.filter((key) => link[key] !== undefined).reverse();
    if (last !== undefined && kRows.includes(last) && endsOpen(link[last]!)) parts.push("v=1");
    return parts.length === 0 ? "" : "#" + parts.join("&");
}
