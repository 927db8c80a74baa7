// Light or dark in a frame. Nobody tells a frame what is behind it: browsers let it ask for the system's wish alone, and show the page
// through it only where both are of one colour scheme. So the page says it, in the address or by message:
//
//     theme    the colours of the puzzle; absent: the reader's system's
//     scheme   what `color-scheme` is on the frame's element in the page around; absent: that of most dark pages is what `theme` says,
//              and all others have none, which is light

import type { ShuntPuzzle } from "../widget/index";

type Theme = "light" | "dark";

function themeIn(word: string | undefined): Theme | undefined {
    const lower = word?.toLowerCase();
    return lower === "light" || lower === "dark" ? lower : undefined;
}

export class FrameTheme {
    private readonly system = matchMedia("(prefers-color-scheme: dark)");
    private theme: Theme | undefined;

    constructor(private readonly puzzle: ShuntPuzzle) {
        this.system.addEventListener("change", () => this.dress());
    }

    /** Anything but "light" and "dark" is as if absent. */
    set(theme: string | undefined, scheme?: string): void {
        this.theme = themeIn(theme);
        document.documentElement.dataset["scheme"] = themeIn(scheme) ?? this.theme ?? "light";
        this.dress();
    }

    private dress(): void {
        this.puzzle.setAttribute("theme", this.theme ?? (this.system.matches ? "dark" : "light"));
    }
}
