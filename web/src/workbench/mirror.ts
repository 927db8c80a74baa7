// The workbench is one picture to a screen reader, so every widget it draws has a real element here, in the same place and order,
// transparent to eye and pointer. Keyboard focus lives on these elements.

import { isContainer, isInteractive, kComposite, makeMirrorElement, setAttribute, updateMirrorElement } from "./mirror_element";
import { Soon } from "./soon";
import { patched } from "./patched";
import type { MirrorPatch, Widget } from "./workbench";

/** Where the keys of a composite are: in a grid that may be another one than what is selected. */
const hasKeys = ({ state }: Widget): boolean => state?.current ?? state?.selected ?? false;
const kBigStep = 10;
const kTypingPauseMilliseconds = 400;

export class Mirror {
    private widgets = new Map<string, Widget>();
    private readonly elements = new Map<string, HTMLElement>();
    /** Text of several lines: after a pause, so that a word half typed is neither refused nor a step of the history. */
    private readonly typing = new Soon<{ id: string; text: string }>(
        ({ id, text }) => this.activate(id, `type ${text}`),
        kTypingPauseMilliseconds,
        true,
    );
    private bounds = { width: 0, height: 0 };
    /** The widget that is to get the focus as soon as it is there. */
    private wanted: string | undefined;

    /** Elements go into `root`, which covers the canvas. `fallback` takes the focus when the focused element vanishes. */
    constructor(
        private readonly root: HTMLElement,
        private readonly fallback: HTMLElement,
        private readonly activate: (id: string, action: string) => void,
        /** Told of every surface that is there, after each update. */
        private readonly surfaces: (shown: [Widget, HTMLElement][]) => void = () => undefined,
    ) {
        root.addEventListener("click", (event) => this.clicked(event));
        root.addEventListener("input", (event) => this.typed(event.target));
        root.addEventListener("keydown", (event) => this.keyPressed(event));
        addEventListener("pagehide", () => this.typing.now());
        // Where the workbench puts the focus is shown to whoever uses keys; whoever points knows where.
        addEventListener("pointerdown", () => (root.dataset["by"] = "pointer"), { capture: true });
        addEventListener("keydown", () => delete root.dataset["by"], { capture: true });
        root.addEventListener("focusin", (event) => this.focusMoved(event.target, "focus"));
        root.addEventListener("focusout", (event) => this.focusMoved(event.target, "blur"));
    }

    /** All widgets, in the order of the Tab key. */
    get shown(): { widgets: Widget[] } {
        return { widgets: [...this.widgets.values()] };
    }

    /** Makes the elements agree with the workbench; what has not changed is not touched. O(widgets) where anything has. */
    update(patch: MirrorPatch): void {
        const { removed, changed } = patch;
        if (removed.length + changed.length === 0) return this.focusWanted();
        const focused = document.activeElement;
        const hadFocus = this.root.contains(focused);
        this.widgets = patched(this.widgets, patch);
        for (const id of removed) {
            this.elements.get(id)?.remove();
            this.elements.delete(id);
        }
        this.refresh(changed);
        const nextIn = new Map<HTMLElement, ChildNode | null>();
        for (const widget of this.widgets.values()) this.place(this.elements.get(widget.id)!, widget, nextIn);
        // What comes to stand in another row has lost the focus on its way.
        if (hadFocus && focused instanceof HTMLElement && this.root.contains(focused)) focused.focus({ preventScroll: true });
        const surfaces = [...this.widgets.values()].filter(({ role }) => role === "surface");
        this.surfaces(surfaces.map((widget) => [widget, this.elements.get(widget.id)!]));
        this.chooseTabStops();
        this.followCursor();
        this.focusWanted();
        if (hadFocus && !this.root.contains(document.activeElement)) this.fallback.focus({ preventScroll: true });
    }

    /**
     * Gives a widget the focus, now or when it is there; a grid gives it to its cell in the tab order. Where several lines are typed only
     * with the next picture: what has the focus keeps its text.
     */
    focusOn(id: string): void {
        this.wanted = id;
        if (!(this.elements.get(id) instanceof HTMLTextAreaElement)) this.focusWanted();
    }

    private focusWanted(): void {
        const widget = this.wanted === undefined ? undefined : this.widgets.get(this.wanted);
        if (!widget) return;
        const stop = isContainer(widget) ? this.childrenOf(widget).find(hasKeys) : widget;
        const target = stop && this.elements.get(stop.id);
        target?.focus({ preventScroll: true });
        if (target instanceof HTMLInputElement) target.select();
        this.wanted = undefined;
    }

    /** Whether something that reacts to input is drawn at a point of the canvas. */
    hits(x: number, y: number): boolean {
        return this.interactiveAt(x, y) !== undefined;
    }

    /** Opens the menu of what is asked for one, by right button or key: "draft.menu:7" is that of "draft:7". False without one. */
    openMenu(event: MouseEvent): boolean {
        const box = this.root.getBoundingClientRect();
        const zoom = box.width / this.root.clientWidth || 1;
        const [x, y] = [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
        const widget = this.widgetOf(event.target) ?? this.interactiveAt(x, y);
        const menu = widget && this.widgets.get(widget.id.replace(":", ".menu:"));
        if (!menu) return false;
        // A finger that rests is the workbench's business, since not every browser tells of it here.
        if ((event as PointerEvent).pointerType !== "touch") this.press(menu);
        return true;
    }

    private interactiveAt(x: number, y: number): Widget | undefined {
        const inside = (widget: Widget): boolean => x >= widget.x && x < widget.x + widget.w && y >= widget.y && y < widget.y + widget.h;
        return [...this.widgets.values()].find((widget) => inside(widget) && isInteractive(widget));
    }

    /**
     * Updates what has changed. What is out of sight waits at the edge, so in another size of the canvas that is every widget; and a
     * text field may have kept what was typed although the workbench has another text.
     */
    private refresh(changed: Widget[]): void {
        const { clientWidth: width, clientHeight: height } = this.root;
        const resized = width !== this.bounds.width || height !== this.bounds.height;
        this.bounds = { width, height };
        const fresh = new Set(changed);
        for (const widget of this.widgets.values()) {
            const stale = resized || fresh.has(widget) || widget.role === "textbox";
            if (stale) updateMirrorElement(this.elementOf(widget), widget, this.bounds);
        }
    }

    private elementOf(widget: Widget): HTMLElement {
        const existing = this.elements.get(widget.id);
        if (existing) return existing;
        const made = makeMirrorElement(widget);
        this.elements.set(widget.id, made);
        return made;
    }

    /** Puts the element behind its predecessor; one that is there already is not touched, so it keeps the focus. */
    private place(target: HTMLElement, widget: Widget, nextIn: Map<HTMLElement, ChildNode | null>): void {
        const parent = (widget.group === undefined ? undefined : this.elements.get(widget.group)) ?? this.root;
        const next = nextIn.has(parent) ? nextIn.get(parent)! : parent.firstChild;
        if (next !== target) parent.insertBefore(target, next);
        nextIn.set(parent, target.nextSibling);
    }

    private siblings(id: string): Widget[] {
        const group = this.widgets.get(id)?.group;
        return [...this.widgets.values()].filter((widget) => widget.group === group && !isContainer(widget));
    }

    /** In a composite the focused child, else the one with the keys, else the first is in the tab order. */
    private chooseTabStops(): void {
        for (const container of this.widgets.values()) {
            if (!kComposite.has(container.role)) continue;
            const children = this.childrenOf(container);
            const stop =
                children.find((child) => this.elements.get(child.id) === document.activeElement) ?? children.find(hasKeys) ?? children[0];
            for (const child of children) setAttribute(this.elements.get(child.id)!, "tabindex", child === stop ? "0" : "-1");
        }
    }

    /** What is chosen among in a composite; of a grid the cells of all rows. */
    private childrenOf(container: Widget): Widget[] {
        const within = (widget: Widget): boolean =>
            container.role === "grid"
                ? widget.role === "gridcell" && this.widgets.get(widget.group ?? "")?.group === container.id
                : widget.group === container.id;
        return [...this.widgets.values()].filter(within);
    }

    /** Keys move the cursor of a grid in the workbench; the focus goes with it. */
    private followCursor(): void {
        const focused = this.widgetOf(document.activeElement);
        if (focused?.role !== "gridcell" || hasKeys(focused)) return;
        const grid = this.widgets.get(this.widgets.get(focused.group ?? "")?.group ?? "");
        const cursor = grid && this.childrenOf(grid).find(hasKeys);
        if (cursor) this.elements.get(cursor.id)?.focus({ preventScroll: true });
    }

    private widgetOf(target: EventTarget | null): Widget | undefined {
        const id = target instanceof HTMLElement ? target.dataset.id : undefined;
        return id === undefined ? undefined : this.widgets.get(id);
    }

    private press(widget: Widget): void {
        if (!widget.state?.disabled) this.activate(widget.id, "press");
    }

    private clicked(event: Event): void {
        const widget = this.widgetOf(event.target);
        if (widget && isInteractive(widget) && widget.role !== "textbox") this.press(widget);
    }

    private typed(target: EventTarget | null): void {
        const widget = this.widgetOf(target);
        if (widget && target instanceof HTMLTextAreaElement) this.typing.put({ id: widget.id, text: target.value });
        if (widget && target instanceof HTMLInputElement) this.activate(widget.id, `type ${target.value}`);
    }

    private focusMoved(target: EventTarget | null, action: "focus" | "blur"): void {
        const widget = this.widgetOf(target);
        if (action === "blur") this.typing.now();
        if (widget) this.activate(widget.id, action);
        if (action === "focus") this.chooseTabStops();
    }

    private keyPressed(event: KeyboardEvent): void {
        const widget = this.widgetOf(event.target);
        if (widget?.role === "textbox") return this.keyInText(widget, event);
        if (widget?.role === "surface") return;
        if (!widget || event.ctrlKey || event.metaKey || event.altKey) return;
        if (widget.role === "gridcell") return; // what keys do there is the workbench's business
        if (this.handleKey(widget, event)) event.preventDefault();
        // Buttons are pressed by the browser (a click follows); the workbench must not see that key as well.
        if (event.key === "Enter" || event.key === " ") event.stopPropagation();
    }

    /** Every key is the text's; what becomes of the field with two of them the workbench decides. */
    private keyInText(widget: Widget, event: KeyboardEvent): void {
        event.stopPropagation();
        if (event.isComposing) return;
        if (event.key === "Escape") this.typing.now();
        if (event.key === "Enter" || event.key === "Escape") this.activate(widget.id, event.key.toLowerCase());
    }

    /** True when the key meant something for this widget. */
    private handleKey(widget: Widget, event: KeyboardEvent): boolean {
        if (widget.role === "slider") return this.slide(widget, event.key);
        if (widget.role !== "button" && (event.key === "Enter" || event.key === " ")) {
            this.press(widget);
            return true;
        }
        if (widget.role === "radio" || widget.role === "tab" || widget.role === "option") {
            return this.moveFocus(widget, event.key);
        }
        if (this.widgets.get(widget.group ?? "")?.role === "toolbar") return this.moveFocus(widget, event.key);
        return false;
    }

    private slide(widget: Widget, key: string): boolean {
        const { value = 0, min = 0, max = 0 } = widget.state ?? {};
        const targets: Record<string, number> = {
            ArrowLeft: value - 1,
            ArrowDown: value - 1,
            ArrowRight: value + 1,
            ArrowUp: value + 1,
            PageDown: value - kBigStep,
            PageUp: value + kBigStep,
            Home: min,
            End: max,
        };
        const target = targets[key];
        if (target === undefined) return false;
        // By one it counts on from what it is by then; the page may not have heard of that yet.
        const single = Math.abs(target - value) === 1 && key.startsWith("Arrow");
        const action = single ? (target < value ? "decrement" : "increment") : `set ${target}`;
        this.activate(widget.id, action);
        return true;
    }

    /** Arrow keys within a composite; choosing is part of moving for radios and tabs, but not for options and tools. */
    private moveFocus(widget: Widget, key: string): boolean {
        const siblings = this.siblings(widget.id);
        const here = siblings.findIndex((sibling) => sibling.id === widget.id);
        const last = siblings.length - 1;
        const wraps = widget.role !== "option";
        const moved = (by: number): number =>
            wraps ? (here + by + siblings.length) % siblings.length : Math.max(0, Math.min(last, here + by));
        const targets: Record<string, number> = {
            ArrowLeft: moved(-1),
            ArrowUp: moved(-1),
            ArrowRight: moved(1),
            ArrowDown: moved(1),
            Home: 0,
            End: last,
        };
        const target = targets[key] === undefined ? undefined : siblings[targets[key]];
        if (!target) return false;
        this.elements.get(target.id)?.focus({ preventScroll: true });
        if (widget.role === "radio" || widget.role === "tab") this.press(target);
        return true;
    }
}
