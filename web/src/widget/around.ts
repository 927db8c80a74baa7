// Whether the page around a widget is light or dark, told by what is computed: the colour behind the widget. Nobody agrees on how pages
// turn dark (a class, an attribute, another style sheet, a scheme, on html, body or a wrapper, at once or over some time), so no name is
// looked for. What can be heard of a change is: attributes of all that is around, style sheets, ends of transitions, clicks; and since
// some of it cannot (sheets that a script switches off), all that can be seen is asked again every second.

import { isDark, type Theme } from "../picture/palette";

/** Colours that begin with a lightness: the one that has the luminance which parts light from dark (palette.ts). */
const kLightness: Readonly<Record<string, number>> = { oklab: 0.565, oklch: 0.565, lab: 50, lch: 50 };
const kAskMilliseconds = 1000;

interface Shade {
    theme: Theme;
    opacity: number;
}

/** A computed colour; nothing where it is of a kind that is not known. */
export function shadeOf(colour: string): Shade | undefined {
    const [, kind = "", inner = ""] = /^([\w-]+)\((.*)\)$/.exec(colour.trim()) ?? [];
    const numbers = inner.replace(/none/g, "0").match(/(?<![\w-])-?[.\d]+%?/g) ?? [];
    const values = numbers.map((word) => parseFloat(word) * (/%/.test(word) ? 0.01 : 1));
    const [first = 0, second = 0, third = 0, opacity = 1] = values;
    if (values.length < 3) return undefined;
    const middle = kLightness[kind];
    if (middle !== undefined) return { theme: first < middle ? "dark" : "light", opacity };
    if (!/^(rgba?|color)$/.test(kind)) return undefined;
    const channels = [first, second, third].map((value) => (kind === "color" ? value * 255 : value));
    return { theme: isDark(channels) ? "dark" : "light", opacity };
}

function hostOf(element: Element): Element | null {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
}

function above(element: Element): Element | null {
    return element.assignedSlot ?? element.parentElement ?? hostOf(element);
}

/** What an element has behind what is in it; nothing where that is what is around it. */
function ownTheme(element: Element): Theme | undefined {
    const shade = shadeOf(getComputedStyle(element).backgroundColor);
    return shade && shade.opacity > 0.5 ? shade.theme : undefined;
}

/** `known`: of elements that were asked at this moment. */
function themeAround(element: Element, known: Map<Element, Theme | undefined>): Theme {
    for (let at: Element | null = element; at; at = above(at)) {
        if (!known.has(at)) known.set(at, ownTheme(at));
        const theme = known.get(at);
        if (theme !== undefined) return theme;
    }
    // The widget's style gives it the colour of the page's canvas, which is that of its scheme, where nobody sees it.
    return shadeOf(getComputedStyle(element).columnRuleColor)?.theme ?? "light";
}

/** Who wants to know what is around it, and what it is told. */
const watchers = new Map<Element, (theme: Theme) => void>();
const waiting = new Set<Element>();
let observer: MutationObserver | undefined;

/** Asks for all at once, before anything is changed: styles are worked out once. */
function tellWaiting(): void {
    const known = new Map<Element, Theme | undefined>();
    const themes = [...waiting].filter((element) => element.isConnected).map((element) => [element, themeAround(element, known)] as const);
    waiting.clear();
    for (const [element, theme] of themes) watchers.get(element)?.(theme);
}

function tellSoon(element: Element): void {
    if (waiting.size === 0) queueMicrotask(tellWaiting);
    waiting.add(element);
}

function tellAll(): void {
    for (const watcher of watchers.keys()) tellSoon(watcher);
}

/** Hears of what can be heard of, from now on. */
function listen(): MutationObserver {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tellAll);
    const later = (): unknown => requestAnimationFrame(tellAll); // once what was clicked has had its effect
    const heard: Record<string, (event: Event) => unknown> = {
        click: later,
        change: later,
        transitionend: (event) => /color|background/.test((event as TransitionEvent).propertyName) && tellAll(),
        load: ({ target }) => (target as Partial<Element>).localName === "link" && tellAll(),
    };
    for (const [name, listener] of Object.entries(heard)) document.addEventListener(name, listener, { capture: true, passive: true });
    setInterval(() => document.hidden || tellAll(), kAskMilliseconds);
    const made = new MutationObserver(tellAll);
    made.observe(document.head, { childList: true, subtree: true, attributes: true, characterData: true });
    return made;
}

/** Tells what is around an element, soon and whenever it may have changed, until what it returns is called. */
export function watchTheme(element: Element, told: (theme: Theme) => void): () => void {
    watchers.set(element, told);
    tellSoon(element);
    observer ??= listen();
    for (let at = above(element); at; at = above(at)) observer.observe(at, { attributes: true });
    return () => void watchers.delete(element);
}
