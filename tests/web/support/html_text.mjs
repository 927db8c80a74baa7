// As much of a document as elements need that are only made to be written as HTML.

const kEntities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };
const kEmpty = ["img", "br"];

/** Text in HTML, and what it stands for. */
export const HtmlText = {
    encode: (text) =>
        text
            .replace(/&/g, "&amp;")
            .replace(/\u00a0/g, "&nbsp;")
            .replace(/</g, "&lt;")
            .replace(/>/g, "&gt;"),
    encodeValue: (text) =>
        text
            .replace(/&/g, "&amp;")
            .replace(/\u00a0/g, "&nbsp;")
            .replace(/"/g, "&quot;"),
    decode: (html) =>
        html.replace(/&(?:#(\d+)|(\w+));/g, (all, code, name) => (code ? String.fromCodePoint(code) : (kEntities[name] ?? all))),
};

/** ' a="1" b' as {a: "1", b: ""}. */
export function readAttributes(text) {
    return Object.fromEntries([...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, HtmlText.decode(value)]));
}

class WrittenElement {
    attributes = new Map();
    children = [];

    constructor(name) {
        this.name = name;
    }

    setAttribute(name, value) {
        this.attributes.set(name, String(value));
    }

    append(...children) {
        this.children.push(...children);
    }

    get outerHTML() {
        const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${HtmlText.encodeValue(value)}"`).join("");
        const inner = this.children.map((child) => (typeof child === "string" ? HtmlText.encode(child) : child.outerHTML)).join("");
        return `<${this.name}${attributes}>${kEmpty.includes(this.name) ? "" : `${inner}</${this.name}>`}`;
    }
}

/** Makes `document.createElement` of it, as long as the process lives. */
export function standInForDocument() {
    globalThis.document = { createElement: (name) => new WrittenElement(name) };
    return { HtmlText, readAttributes };
}
