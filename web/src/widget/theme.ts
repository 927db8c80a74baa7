// The colours of light and dark, for style sheets and for boards.

import tokens from "look/tokens.json";
import { kLargeText, prefersLightLabel, type Palette, type Theme } from "../picture/palette";

/** Colours as custom properties of the names that the page's style uses, and those of the pieces and of the names on them. */
function propertiesOf(theme: Theme): string {
    const { pieces, ...others } = tokens[theme];
    const named = Object.entries(others).map(([name, value]) => `--${name}:${value}`);
    const label = (index: number, size: number): string => others[prefersLightLabel(theme, index, size) ? "light-label" : "dark-label"];
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
