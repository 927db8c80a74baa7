// Light or dark: as the attribute says, else like the page around, told by the colour behind the widget.

import tokens from "look/tokens.json";
import { isDark, kLargeText, prefersLightLabel, type Palette, type Theme } from "../picture/palette";

/** Red, green, blue and opacity of a computed colour. */
function channelsOf(colour: string): number[] {
    return (colour.match(/[\d.]+/g) ?? []).map(Number);
}

/** What is behind an element: the nearest ancestor with a colour of its own, else what the page's canvas is by its colour scheme. */
function themeAround(element: Element): Theme {
    for (let at: Element | null = element; at; at = at.assignedSlot ?? at.parentElement ?? hostOf(at)) {
        const channels = channelsOf(getComputedStyle(at).backgroundColor);
        const [, , , opacity = 1] = channels;
        if (channels.length >= 3 && opacity > 0.5) return isDark(channels.slice(0, 3)) ? "dark" : "light";
    }
    // The widget's style gives it the canvas's colour where nobody sees it.
    return isDark(channelsOf(getComputedStyle(element).columnRuleColor)) ? "dark" : "light";
}

function hostOf(element: Element): Element | null {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
}

/** Who wants to know what is around it, and what it is told. */
const watchers = new Map<Element, (theme: Theme) => void>();
const waiting = new Set<Element>();
let watching = false;

/** Asks for all at once, before anything is changed: styles are worked out once. */
function tellWaiting(): void {
    const themes = [...waiting].filter((element) => element.isConnected).map((element) => [element, themeAround(element)] as const);
    waiting.clear();
    for (const [element, theme] of themes) watchers.get(element)?.(theme);
}

function tellSoon(element: Element): void {
    if (waiting.size === 0) queueMicrotask(tellWaiting);
    waiting.add(element);
}

/** Tells what is around an element, soon and whenever it may have changed, until what it returns is called. */
export function watchTheme(element: Element, told: (theme: Theme) => void): () => void {
    watchers.set(element, told);
    tellSoon(element);
    if (!watching) {
        watching = true;
        const all = (): void => watchers.forEach((_told, watcher) => tellSoon(watcher));
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", all);
        const observer = new MutationObserver(all);
        const attributeFilter = ["class", "style", "data-theme", "data-color-scheme", "data-bs-theme"];
        for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true, attributeFilter });
    }
    return () => void watchers.delete(element);
}

/** Colours as custom properties of the names that the page's style uses, and those of the pieces and of the names on them. */
function propertiesOf(theme: Theme): string {
    const { pieces, ...others } = tokens[theme];
    const named = Object.entries(others).map(([name, value]) => `--${name}:${value}`);
    const label = (index: number, size: number): string =>
        others[prefersLightLabel(theme, index, size) ? "light-label" : "dark-label"];
    const ofPieces = pieces.map((fill, index) => {
        const piece = `--piece-${index}`;
        return `${piece}:${fill};${piece}-large:${label(index, kLargeText)};${piece}-small:${label(index, 0)}`;
    });
    return `:host{${[...named, ...ofPieces].join(";")}}.card{color-scheme:${theme}}`;
}

const sheets = new Map<Theme, CSSStyleSheet>();

/** The colours of a theme as a style sheet, one for all widgets. */
export function themeSheet(theme: Theme): CSSStyleSheet {
    const known = sheets.get(theme);
    if (known) return known;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(propertiesOf(theme));
    sheets.set(theme, sheet);
    return sheet;
}

/** What a board is drawn with here, in cells of about so many CSS pixels: the custom properties. A gate is of wood on a cell. */
export function themePalette(cellPixels: number): Palette {
    return {
        frame: "var(--frame)",
        floor: "var(--floor)",
        cell: "var(--cell)",
        shadow: "var(--shadow)",
        ink: "var(--ink)",
        quiet: "var(--quiet)",
        gate: "color-mix(in srgb, var(--frame) 90%, var(--cell))",
        lightLabel: "var(--light-label)",
        pieces: tokens.light.pieces.map((_colour, index) => `var(--piece-${index})`),
        labelOn: (colour, size) => `var(--piece-${colour}-${(size * cellPixels) / 100 < kLargeText ? "small" : "large"})`,
    };
}
