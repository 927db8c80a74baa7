// Has the page printed as a page of print (src/paper) instead of a canvas full of buttons.

import { element } from "../dom/element";
import { loadPart } from "../dom/load_part";
import { puzzleOnScreen } from "../dialogs/on_screen";
import type { Workbench } from "../workbench/workbench";

/** What the script paper.js offers. */
type Printer = Pick<typeof import("../paper/paper"), "makePaper">;

const root = document.documentElement;

/** What is written on the screen, line by line, where that is about no puzzle. */
function writtenTexts(): HTMLElement[] {
    const texts = [...document.querySelectorAll("#mirror :is(h1, h2, p, [role=option])")];
    return texts.map((text) => element(text.localName === "h1" || text.localName === "h2" ? text.localName : "p", {}, [text.textContent!]));
}

function sheet(workbench: Workbench, { makePaper }: Printer): HTMLElement[] {
    const state = workbench.state();
    const shown = puzzleOnScreen(state);
    if (shown === undefined && state.task !== "library") return writtenTexts();
    const isOpen = shown === undefined || shown.text === state.text;
    return makePaper(isOpen ? workbench.paper() : { title: shown.title, text: shown.text }, location.href);
}

/**
 * From now on. The script is there before anybody prints, since there is no time to load it then; where it could not be loaded, what is
 * written on the screen is printed.
 */
export async function printAsText(base: string, workbench: Workbench): Promise<void> {
    let printer: Printer | undefined;
    addEventListener("beforeprint", () => {
        document.getElementById("paper")?.remove();
        document.body.append(element("article", { id: "paper" }, printer ? sheet(workbench, printer) : writtenTexts()));
        root.classList.add("on-paper");
    });
    addEventListener("afterprint", () => {
        document.getElementById("paper")?.remove();
        root.classList.remove("on-paper");
    });
    printer = await loadPart<Printer>(`${base}paper.js`, "shuntPaper").catch(() => undefined);
}
