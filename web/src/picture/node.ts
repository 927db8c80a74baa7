// A drawing as a value: elements of SVG, from which text and real elements are made alike.

export interface SvgNode {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly children: readonly (SvgNode | string)[];
}

/** An attribute without a value is left out. */
export function node(
    name: string,
    attributes: Readonly<Record<string, string | undefined>>,
    children: readonly (SvgNode | string)[] = [],
): SvgNode {
    const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { name, attributes: Object.fromEntries(given), children };
}

/** Characters that mean something become entities, those that XML cannot hold are left out. */
function escaped(text: string): string {
    const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
    return text.replace(/[\0-\x08\n-\x1f]/g, "").replace(/[&<>]/g, (character) => entities[character]!);
}

export function textOf({ name, attributes, children }: SvgNode): string {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    const open = `<${name}${written.join("")}`;
    if (children.length === 0) return `${open}/>`;
    return `${open}>${children.map((child) => (typeof child === "string" ? escaped(child) : textOf(child))).join("")}</${name}>`;
}

const kSvg = "http://www.w3.org/2000/svg";

/** The element; a page's security policy and Trusted Types have nothing against it. */
export function elementOf({ name, attributes, children }: SvgNode): SVGElement {
    const element = document.createElementNS(kSvg, name);
    for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") element.setAttribute(key, value);
    element.append(...children.map((child) => (typeof child === "string" ? child : elementOf(child))));
    return element;
}
