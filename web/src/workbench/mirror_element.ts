// One widget of the workbench as a DOM element: which element, and which attributes say its state.

import { element } from "../dom/element";
import type { Widget } from "./workbench";

/** Containers whose children are chosen among with the arrow keys; one child at a time is in the tab order. */
export const kComposite = new Set(["radiogroup", "tablist", "listbox", "grid", "toolbar"]);
const kContainers = new Set(["group", "row", ...kComposite]);
const kTexts = new Set(["heading", "text"]);

export function isContainer(widget: Widget): boolean {
    return kContainers.has(widget.role);
}

/** Whether it reacts to the keyboard or a touch. */
export function isInteractive(widget: Widget): boolean {
    return !kContainers.has(widget.role) && !kTexts.has(widget.role) && !["progressbar", "surface"].includes(widget.role);
}

export function makeMirrorElement(widget: Widget): HTMLElement {
    const made = makeBare(widget);
    made.dataset.id = widget.id;
    if (widget.role === "text") made.id = nameOf(widget.id);
    return made;
}

/** A line holds no line ends, so pasted rows are joined by slashes, as the workbench writes rows in one line. */
function pasteRows(event: ClipboardEvent): void {
    const field = event.target as HTMLInputElement;
    const text = event.clipboardData?.getData("text/plain").trimEnd() ?? "";
    if (!text.includes("\n")) return;
    event.preventDefault();
    field.setRangeText(text.replace(/\r?\n/g, "/"), field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
}

const kPlainTyping = { spellcheck: "false", autocomplete: "off", autocapitalize: "off" };

function makeTextField(): HTMLInputElement {
    const field = element("input", { type: "text", class: "mirror-field", ...kPlainTyping });
    field.addEventListener("paste", pasteRows);
    return field;
}

function makeBare(widget: Widget): HTMLElement {
    switch (widget.role) {
        case "heading":
            return element(widget.id === "title" ? "h1" : "h2", { class: "mirror-text" });
        case "text":
            return element("p", { class: "mirror-text" });
        case "button":
            return element("button", { type: "button", class: "mirror-widget" });
        case "textbox":
            if (widget.state?.multiline) return element("textarea", { class: "mirror-field mirror-area", wrap: "off", ...kPlainTyping });
            return makeTextField();
        case "surface":
            return element("div", { role: "group", class: "mirror-surface" });
        case "progressbar":
            return element("div", { role: "progressbar", class: "mirror-text" });
        default:
            if (isContainer(widget)) return element("div", { role: widget.role });
            return element("div", { role: widget.role, class: "mirror-widget", tabindex: "0" });
    }
}

/** Touches nothing that is so already. */
export function setAttribute(target: HTMLElement, name: string, value: string | undefined): void {
    if (value === undefined) target.removeAttribute(name);
    else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

function yesOrNo(value: boolean | undefined): string | undefined {
    return value === undefined ? undefined : String(value);
}

/** How an element is named where others refer to it. */
function nameOf(id: string): string {
    return `mirror-${id}`;
}

/** A text field shows the workbench's text, unless the user is typing, and the place at which that is refused. */
function setText(target: HTMLInputElement | HTMLTextAreaElement, state: NonNullable<Widget["state"]>): void {
    const { valuetext = "", invalid, covered, line, column, describedby } = state;
    setAttribute(target, "aria-describedby", describedby && nameOf(describedby));
    setAttribute(target, "data-marks", line === undefined ? undefined : column ? "place" : "line");
    target.style.setProperty("--line", String(line ?? 0));
    target.style.setProperty("--column", String(column ?? 0));
    if (document.activeElement !== target && target.value !== valuetext) target.value = valuetext;
    setAttribute(target, "aria-invalid", yesOrNo(invalid));
    target.classList.toggle("covered", covered ?? false);
}

function setState(target: HTMLElement, widget: Widget): void {
    const state = widget.state ?? {};
    if (widget.role === "radio") setAttribute(target, "aria-checked", String(state.selected ?? false));
    if (widget.role === "tab" || widget.role === "option" || widget.role === "gridcell") {
        setAttribute(target, "aria-selected", String(state.selected ?? false));
    }
    if (widget.role === "button") setAttribute(target, "aria-pressed", yesOrNo(state.pressed ?? state.selected));
    setAttribute(target, "aria-expanded", yesOrNo(state.expanded));
    setAttribute(target, "aria-keyshortcuts", state.key);
    // Not the attribute `disabled`: a button that becomes disabled under the focus would lose it.
    setAttribute(target, "aria-disabled", state.disabled ? "true" : undefined);
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) setText(target, state);
    if (widget.role === "slider" || widget.role === "progressbar") {
        setAttribute(target, "aria-valuenow", state.value === undefined ? undefined : String(state.value));
        setAttribute(target, "aria-valuemin", state.min === undefined ? undefined : String(state.min));
        setAttribute(target, "aria-valuemax", state.max === undefined ? undefined : String(state.max));
        setAttribute(target, "aria-valuetext", state.valuetext);
    }
}

/** Brings text, state and place of an element up to date. `bounds` is the size of the canvas. */
export function updateMirrorElement(target: HTMLElement, widget: Widget, bounds: { width: number; height: number }): void {
    if (!kTexts.has(widget.role)) setAttribute(target, "aria-label", widget.label);
    // Names are texts as well, for the browser's own search, which finds no attributes.
    const isWritten = !isContainer(widget) && widget.role !== "textbox" && widget.role !== "surface";
    if (isWritten && target.textContent !== widget.label) target.textContent = widget.label;
    setState(target, widget);
    if (widget.role === "surface") target.classList.toggle("covered", widget.state?.covered ?? false);
    if (isContainer(widget)) return;
    // What is scrolled away waits at the edge: an element outside would make the browser scroll towards it.
    const left = Math.max(0, Math.min(widget.x, bounds.width - widget.w));
    const top = Math.max(0, Math.min(widget.y, bounds.height - widget.h));
    const { style } = target;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${widget.w}px`;
    style.height = `${widget.h}px`;
}
