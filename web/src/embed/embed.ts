// The script of embed.html: one puzzle in a frame of somebody's page, which may talk to it by messages (frame_messages.ts).
//
//     embed.html#puzzle=klotski&metric=step        what any link says: links/fragment.ts
//     ...&controls=hint&solution=9 R, 4 D&start=1  attributes of <shunt-puzzle>
//     ...&origin=https://blog.example              the only page that may talk to it
//
// A classic script: frames with sandbox="allow-scripts" have no origin, and may not load modules from hosts that do not allow everybody to
// read their files.

import { partsOf } from "../links/altered";
import { tidyAddress } from "../links/query";
import "../widget/index";
import type { ShuntPuzzle } from "../widget/index";
import { talkToPageAround } from "./frame_messages";

/** What belongs to the element or the frame and is nothing that a link says. */
const kAttributes = ["controls", "solution", "start", "lang"];

interface Options {
    link: string;
    attributes: Map<string, string>;
    origin: string | undefined;
}

function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text; // shown as it is, where it is refused
    }
}

function optionsOf(hash: string): Options {
    const parts = partsOf(hash);
    const nameOf = (part: string): string => part.replace(/=.*/s, "");
    const own = new Map(parts.map((part) => [nameOf(part), decoded(part.slice(nameOf(part).length + 1))]));
    const attributes = new Map(kAttributes.flatMap((name) => (own.has(name) ? [[name, own.get(name)!]] : [])));
    const link = parts.filter((part) => !kAttributes.includes(nameOf(part)) && nameOf(part) !== "origin").join("&");
    return { link, attributes, origin: own.get("origin") };
}

function open(place: HTMLElement): void {
    const { link, attributes, origin } = optionsOf(location.hash);
    const puzzle: ShuntPuzzle = document.createElement("shunt-puzzle");
    puzzle.puzzle = `#${link || "puzzle=klotski"}`;
    attributes.forEach((value, name) => puzzle.setAttribute(name, value));
    stopTalking();
    stopTalking = talkToPageAround(puzzle, origin);
    const name = (): string => puzzle.state()?.name || "Shunt";
    puzzle.addEventListener("ready", () => {
        document.title = name();
        document.documentElement.dataset["state"] = "ready";
    });
    puzzle.addEventListener("error", () => (document.documentElement.dataset["state"] = "ready"));
    place.replaceChildren(puzzle);
}

tidyAddress([...kAttributes, "origin"]);
let stopTalking = (): void => undefined;
const place = document.getElementById("place")!;
open(place);
addEventListener("hashchange", () => open(place));
