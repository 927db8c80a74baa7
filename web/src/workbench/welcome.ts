// Who is here for the first time is greeted (ui/model/welcome.hpp): by an arrow on the board and two cards beside it; whoever follows a
// link by the arrow alone. What was seen to its end is remembered where the browser keeps it.

import { say } from "../words/say";

export type Welcome = "cards" | "arrow" | "";

/** What stands above the board of a phone then: welcome_room of ui/panels/play/welcome.cpp, of the first puzzle. */
export const greeting = (): string => say("Get the red square to the dashed outline. From here it takes 81 moves, as its text states.");

const kStorageKey = "shunt.welcome";

/** What is remembered in the browser, or of this tab. */
type Memory = "localStorage" | "sessionStorage";

function seen(memory: Memory): string | null {
    try {
        return globalThis[memory].getItem(kStorageKey);
    } catch {
        return null; // storage is denied in some embeds and private windows
    }
}

function remember(memory: Memory, welcome: Welcome): void {
    try {
        globalThis[memory].setItem(kStorageKey, welcome);
    } catch {
        // Then the next visit is a first one too.
    }
}

/** What greets whoever opens the page at this fragment. */
export function welcomeAt(fragment: string): Welcome {
    if (seen("localStorage") === "cards") return "";
    // The page names its puzzle in the address by itself, which a reload must not take for a link.
    const followed = /[#&](puzzle|text|packed|view|settings)=/.test(fragment) && seen("sessionStorage") !== "cards";
    if (!followed) return "cards";
    return seen("localStorage") === "arrow" ? "" : "arrow";
}

/** Follows what is shown of it, and remembers it once the reader has seen it to its end. */
export class WelcomeMemory {
    private shown: Welcome = "";

    changed(welcome: Welcome): void {
        if (this.shown === welcome) return;
        if (welcome === "cards") remember("sessionStorage", welcome);
        else if (this.shown !== "") remember("localStorage", this.shown);
        this.shown = welcome;
    }
}
