// The script of embed.html: one puzzle in a frame of somebody's page, which may talk to it by messages (frame_messages.ts).
//
//     embed.html#puzzle=klotski&metric=step        what any link says: links/fragment.ts
//     ...&controls=hint&solution=9 R, 4 D&start=1  attributes of <shunt-puzzle>
//     ...&theme=dark&scheme=light                  its look, and the colour scheme of the frame in the page around (frame_theme.ts)
//     ...&origin=https://blog.example              the only page that may talk to it
//
// An address that changes in its look alone leaves the play as it is.
//
// A classic script: frames with sandbox="allow-scripts" have no origin, and may not load modules from hosts that do not allow everybody to
// read their files.

import { decoded, partsOf, wordOf } from "../links/altered";
import { offered } from "../words/languages";
import { tidyAddress } from "../links/query";
import "../widget/index";
import type { ShuntPuzzle } from "../widget/index";
import { FrameTheme } from "./frame_theme";
import { talkToPageAround } from "./frame_messages";

/** What belongs to the element or the frame and is nothing that a link says. */
const kAttributes = ["controls", "solution", "start", "lang"];
const kOwn = [...kAttributes, "theme", "scheme", "origin"];

interface Options {
    link: string;
    /** What is said besides; words without what programs put around them. */
    own: ReadonlyMap<string, string>;
}

function optionsOf(hash: string): Options {
    const parts = partsOf(hash);
    const nameOf = (part: string): string => part.replace(/=.*/s, "").toLowerCase();
    const valueOf = (part: string): string => decoded(part.slice(nameOf(part).length + 1)) ?? "";
    const own = parts.filter((part) => kOwn.includes(nameOf(part)) && part.includes("="));
    const link = parts.filter((part) => !own.includes(part)).join("&");
    const isWord = (part: string): boolean => ["theme", "scheme"].includes(nameOf(part));
    const words = own.map((part) => [nameOf(part), isWord(part) ? wordOf(valueOf(part)) : valueOf(part)] as const);
    return { link: link || "puzzle=klotski", own: new Map(words) };
}

const place = document.getElementById("place")!;
const puzzle: ShuntPuzzle = document.createElement("shunt-puzzle");
const look = new FrameTheme(puzzle);
let stopTalking = (): void => undefined;
let trusted: string | undefined;

/** Says to the element what the address says; it keeps the play where only its look is another. */
function follow(): void {
    const { link, own } = optionsOf(location.hash);
    puzzle.puzzle = `#${link}`;
    for (const name of kAttributes) {
        const value = own.get(name);
        if (value === undefined) puzzle.removeAttribute(name);
        else puzzle.setAttribute(name, value);
    }
    document.documentElement.lang = offered(own.get("lang") ?? "en") ?? "en";
    look.set(own.get("theme"), own.get("scheme"));
    const origin = own.get("origin");
    if (puzzle.isConnected && origin === trusted) return;
    trusted = origin;
    stopTalking();
    stopTalking = talkToPageAround(puzzle, look, origin);
}

function ready(): void {
    document.documentElement.dataset["state"] = "ready";
}

puzzle.addEventListener("ready", () => {
    document.title = puzzle.state()?.name || "Shunt";
    ready();
});
puzzle.addEventListener("error", ready);
tidyAddress(kOwn);
follow();
place.append(puzzle);
addEventListener("hashchange", follow);
