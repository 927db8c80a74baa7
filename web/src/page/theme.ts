// Light or dark: follows the system until the user decides otherwise, and remembers the decision where the browser lets it.

export type ThemeMode = "auto" | "light" | "dark";

const kStorageKey = "shunt.theme";

function storedMode(): ThemeMode {
    try {
        const stored = localStorage.getItem(kStorageKey);
        return stored === "light" || stored === "dark" ? stored : "auto";
    } catch {
        return "auto"; // storage is denied in some embeds and private windows
    }
}

function storeMode(mode: ThemeMode): void {
    try {
        if (mode === "auto") localStorage.removeItem(kStorageKey);
        else localStorage.setItem(kStorageKey, mode);
    } catch {
        // The choice then lasts as long as the page.
    }
}

/** Puts on what the user has decided, or `forced`, before the page can follow changes. */
export function showStoredTheme(forced: ThemeMode = storedMode()): void {
    if (forced !== "auto") document.documentElement.dataset.theme = forced;
}

export class Theme {
    private mode: ThemeMode = storedMode();
    private readonly system = matchMedia("(prefers-color-scheme: dark)");

    /** `changed` is called whenever the theme becomes dark or light. */
    constructor(private readonly changed: (dark: boolean) => void) {
        this.system.addEventListener("change", () => {
            if (this.mode === "auto") this.apply();
        });
        this.apply();
    }

    get dark(): boolean {
        return this.mode === "auto" ? this.system.matches : this.mode === "dark";
    }

    /** The user asks for dark or light. What agrees with the system is remembered as "follow the system". */
    choose(dark: boolean): void {
        this.mode = dark === this.system.matches ? "auto" : dark ? "dark" : "light";
        storeMode(this.mode);
        this.apply();
    }

    /** For this page view only, as its address asks. */
    force(mode: ThemeMode): void {
        this.mode = mode;
        this.apply();
    }

    private apply(): void {
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        this.changed(this.dark);
    }
}
