// The field in which a position is looked for by its text: rows of the board below each other, or joined by "/" as its code has them.

import { element } from "../dom/element";
import { say } from "../words/say";

/** `find` shows the position; what it returns is said, "" for nothing. */
export function findForm(find: (text: string) => string): HTMLElement {
    const label = say("Find a position by its text");
    const field = element("input", { type: "search", name: "position", placeholder: say("Find a position"), "aria-label": label });
    const fault = element("span", { role: "alert", class: "failed" });
    const form = element("form", { class: "find", title: say("Rows of the board, one after the other, with / between them") }, [
        field,
        element("button", {}, [say("Find")]),
        fault,
    ]);
    const tell = (words: string): void => {
        fault.textContent = words;
        field.setAttribute("aria-invalid", String(words !== ""));
        if (words !== "") fault.scrollIntoView({ block: "nearest", inline: "nearest" }); // in a narrow window it is beside what is seen
    };
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        tell(find(field.value));
    });
    field.addEventListener("input", () => tell(""));
    // A field of one line would run the rows together.
    field.addEventListener("paste", (event) => {
        const text = event.clipboardData?.getData("text") ?? "";
        if (!/[\r\n]/.test(text)) return;
        event.preventDefault();
        field.value = text.replace(/[\r\n]+$/, "").replaceAll(/\r?\n/g, "/");
        tell("");
    });
    // What is typed here is none of the page's keys.
    form.addEventListener("keydown", (event) => event.stopPropagation());
    return form;
}
