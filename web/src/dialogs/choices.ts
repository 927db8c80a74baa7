// Rows of choices in a dialog: one of several, or any of several.

import { element } from "../dom/element";

export interface Choice {
    value: string;
    label: string;
    disabled?: boolean;
}

function rowOf(label: string, kind: "radio" | "checkbox", choices: readonly Choice[], chosen: readonly string[]): HTMLElement {
    const name = `choice-${label}`;
    const cells = choices.map(({ value, label: text, disabled = false }) => {
        const input = element("input", { type: kind, name, value });
        input.checked = chosen.includes(value);
        input.disabled = disabled;
        return element("label", { class: "choice" }, [input, element("span", {}, [text])]);
    });
    const row = element("div", { class: `choices ${kind}` }, cells);
    return element("fieldset", {}, [element("legend", {}, [label]), row]);
}

/** One of several: the first at first. */
export function chooseOne(label: string, choices: readonly Choice[], chosen = choices[0]?.value ?? ""): HTMLElement {
    return rowOf(label, "radio", choices, [chosen]);
}

/** Any of several: all at first. */
export function chooseAny(label: string, choices: readonly Choice[]): HTMLElement {
    return rowOf(
        label,
        "checkbox",
        choices,
        choices.map(({ value }) => value),
    );
}

/** What is chosen in a row. */
export function chosenIn(row: HTMLElement): string[] {
    return [...row.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
}
