// Making DOM elements in one expression.

/** An element with attributes and children; a text child becomes a text node. */
export function element<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Record<string, string>,
    children: (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
}
