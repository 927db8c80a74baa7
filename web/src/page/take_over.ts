// How the page ends what is there before the workbench: the board of poster.js, where that script has come in time.

/** What poster.ts offers. */
interface Posted {
    readonly poster: { readonly shown: Promise<void>; handOver(): Promise<void> } | undefined;
}

const posted = (): Posted["poster"] => (globalThis as { shuntPoster?: Posted }).shuntPoster?.poster;

/** When the board can be seen, or the outline of the page where there is none. */
export function firstPaint(): Promise<void> {
    return posted()?.shown ?? outlineShown();
}

/** Hidden pages paint nothing, so not for long. */
function outlineShown(): Promise<void> {
    return new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
        setTimeout(resolve, 100);
    });
}

/** From now on nothing can be played on it, and what was played is the page's. */
export async function takeOver(): Promise<void> {
    await posted()?.handOver();
    document.getElementById("poster")!.inert = true;
}
