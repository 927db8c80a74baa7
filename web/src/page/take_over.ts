// How the page ends what is there before the workbench: the board of poster.js, where that script has come in time.

/** What poster.ts offers. */
interface Posted {
    readonly poster: { readonly shown: Promise<void>; handOver(): Promise<void> } | undefined;
    /** Settles when the words are there that it loads; absent where it needs none. */
    readonly language: Promise<void> | undefined;
}

const script = (): Posted | undefined => (globalThis as { shuntPoster?: Posted }).shuntPoster;
const posted = (): Posted["poster"] => script()?.poster;

/** When the words are there that the board before the workbench has loaded, or none are to be had. */
export async function posterWords(): Promise<void> {
    await script()?.language;
}

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
