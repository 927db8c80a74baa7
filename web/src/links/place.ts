// The tasks that a link can name, and which words of a link belong to which.

import { parseFragment, type Link, type ParsedLink } from "./fragment";
import { unpackText } from "./packed_text";
import { say } from "../words/say";
import { shortened } from "../words/shortened";

/** What a task shows: `puzzle`: the open puzzle, which its links name; `settings`: what it is set to, in words of its own. */
interface View {
    puzzle: boolean;
    settings: boolean;
}

/** The tasks of the page by their ids in ui/panels/shell/tasks.cpp. */
const kViews: ReadonlyMap<string, View> = new Map([
    ["play", { puzzle: true, settings: false }],
    ["build", { puzzle: true, settings: false }],
    ["explore", { puzzle: true, settings: true }],
    ["library", { puzzle: false, settings: true }],
    ["find", { puzzle: false, settings: true }],
    ["tilings", { puzzle: false, settings: true }],
    ["npuzzle", { puzzle: false, settings: true }],
]);

/** Tasks by names that they have in links of older pages. */
const kFormerViews: ReadonlyMap<string, string> = new Map([["tiles", "npuzzle"]]); // older pages

const kVersion = "1"; // of links, see fragment.ts
const kMostOfFault = 240; // characters: it may repeat what was refused, and a link of our own needs no more
export const kFirstView = "play";
export const kViewNames = [...kViews.keys()];

/** Whether a task shows the open puzzle, so that its links name it. */
export function showsPuzzle(view: string): boolean {
    return kViews.get(view)?.puzzle === true;
}

/** Whether links to a task may hold what it is set to. */
export function hasSettings(view: string): boolean {
    return kViews.get(view)?.settings === true;
}

/** Reads a fragment as the page does: a compressed puzzle becomes its text, tasks are checked. */
export async function readLink(fragment: string): Promise<ParsedLink> {
    const parsed = parseFragment(fragment);
    if (!parsed.link) return { fault: shortened(parsed.fault, kMostOfFault) };
    const { v = kVersion, view: named, settings, packed, ...rest } = parsed.link;
    const view = named && (kFormerViews.get(named) ?? named);
    if (v !== kVersion) {
        return { fault: say("The link is of version {version}, which this Shunt is too old for.", { version: shortened(v) }) };
    }
    if (view !== undefined && !kViews.has(view)) {
        const views = kViewNames.join(", ");
        return { fault: say('The link asks for the task "{view}"; there are {views}.', { view: shortened(view), views }) };
    }
    if (settings !== undefined && !hasSettings(view ?? kFirstView)) {
        return { fault: say("The link has settings, but names no task that has any.") };
    }
    const link: Link = { ...rest, ...(view === undefined ? {} : { view }), ...(settings === undefined ? {} : { settings }) };
    if (packed === undefined) return { link };
    try {
        return { link: { ...link, text: await unpackText(packed) } };
    } catch {
        return { fault: say("The puzzle in the link is cut off or damaged.") };
    }
}
