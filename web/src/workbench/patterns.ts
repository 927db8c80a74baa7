// Whether pieces have patterns, as the reader has chosen in the help. What is chosen is kept where the browser lets it.

const kStorageKey = "shunt.patterns";
/** Happens to the window when the choice changes. */
export const kLookEvent = "shunt:look";

export function wantsPatterns(): boolean {
    try {
        return localStorage.getItem(kStorageKey) !== null;
    } catch {
        return false;
    }
}

/** The choice in the text of the help. */
export function offerPatterns(help: ParentNode): void {
    const box = help.querySelector<HTMLInputElement>("#patterns");
    if (!box) return;
    box.checked = wantsPatterns();
    box.addEventListener("change", () => {
        try {
            if (box.checked) localStorage.setItem(kStorageKey, "1");
            else localStorage.removeItem(kStorageKey);
        } catch {
            // The choice then cannot be kept, nor told to the page.
        }
        dispatchEvent(new Event(kLookEvent));
    });
}
