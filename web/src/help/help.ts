// The help: a document of its own (help.html), which the page also shows as a dialog; then this script is loaded with it.
//
//     help.html ── opened as a page ──> its pictures are drawn
//               ── wanted in the page ──> show(section): its text in a dialog

export { kBuild as build } from "../words/build";
export { speakLike } from "../words/say";
import { element } from "../dom/element";
import { makeButton, makeDialog } from "../dom/dialog";
import { offerPatterns } from "../workbench/patterns";
import type { Theme } from "../picture/palette";
import { wantedLanguage } from "../words/choice";
import { helpFile, type Tag } from "../words/languages";
import { say, spoken } from "../words/say";
import { drawFigures } from "./figures";

const kSystemDark = matchMedia("(prefers-color-scheme: dark)");

function theme(): Theme {
    return (document.documentElement.dataset.theme ?? (kSystemDark.matches ? "dark" : "light")) as Theme;
}

let shown: Promise<HTMLDialogElement> | undefined;
/** The language that it is in. */
let shownIn = "";

/** The text of the help, of which only the main part is of use elsewhere. */
async function fetchHelp(base: string): Promise<HTMLElement> {
    const file = helpFile(spoken().tag as Tag);
    const response = await fetch(base + file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const help = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main")!;
    help.querySelector("h1")?.remove(); // the dialog has its own
    const body = element("div", { class: "help", tabindex: "0", role: "region", "aria-label": say("Help") }, [...help.childNodes]);
    // The address of the page says what is on the board, so links within the help only scroll.
    body.addEventListener("click", (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link) return;
        event.preventDefault();
        go(body, link.hash.slice(1));
    });
    return body;
}

function go(help: HTMLElement, section: string): void {
    const target = help.querySelector<HTMLElement>(`#${CSS.escape(section)}`);
    target?.scrollIntoView();
    const heading = target?.matches("h2, h3") ? target : target?.querySelector<HTMLElement>("h2, h3");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
}

/** The style of the help, which the page does not load before. */
function loadStyle(base: string): Promise<void> {
    return new Promise((resolve, reject) => {
        const style = element("link", { rel: "stylesheet", href: `${base}help.css` });
        style.addEventListener("load", () => resolve());
        style.addEventListener("error", () => reject(new Error("help.css")));
        document.head.append(style);
    });
}

async function makeHelp(base: string, greet: () => void): Promise<HTMLDialogElement> {
    const [help] = await Promise.all([fetchHelp(base), loadStyle(base)]);
    offerPatterns(help);
    const again = makeButton(say("Show the first steps again"), "plain", () => (dialog.close(), greet()));
    const dialog = makeDialog(document.body, { id: "help-dialog", title: say("Help"), body: [help], buttons: [again] });
    return dialog;
}

/** Shows the help as a dialog, at a section ("" for its beginning). Rejects when it cannot be loaded. `greet`: as when the reader came
 * first. */
export async function show(base: string, section: string, greet: () => void): Promise<void> {
    const { tag } = spoken();
    if (tag !== shownIn) shown = undefined;
    shownIn = tag;
    shown ??= makeHelp(base, greet);
    shown.catch(() => (shown = undefined)); // another time it may be there
    const dialog = await shown;
    const help = dialog.querySelector<HTMLElement>(".help")!;
    drawFigures(help, theme());
    if (!dialog.open) dialog.showModal();
    if (section === "") help.scrollTop = 0;
    else go(help, section);
}

const own = document.querySelector<HTMLElement>("body.help-page main");
const wanted = wantedLanguage(undefined);
// Whoever opens the English page is shown the one in his language; a page in another language stays.
if (own && wanted !== "en" && document.documentElement.lang === "en") location.replace(helpFile(wanted) + location.hash);
else if (own) {
    drawFigures(own, theme());
    offerPatterns(own);
    kSystemDark.addEventListener("change", () => drawFigures(own, theme()));
}
