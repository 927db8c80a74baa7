// As much of a document as the page's own elements need, for tests under node.

class FakeElement {
    dataset = {};
    style = {};
    attributes = new Map();
    children = [];
    hidden = false;
    text = "";
    listeners = new Map();

    constructor(name) {
        this.tagName = name.toUpperCase();
    }

    setAttribute(name, value) {
        this.attributes.set(name, value);
        if (name === "hidden") this.hidden = true;
    }

    getAttribute(name) {
        return this.attributes.get(name) ?? null;
    }

    append(...children) {
        this.children.push(...children);
    }

    remove() {}

    replaceChildren(...children) {
        this.children = children;
    }

    get textContent() {
        return this.text;
    }

    set textContent(text) {
        this.text = text;
    }

    addEventListener(type, listener) {
        this.listeners.set(type, listener);
    }

    /** The element in this one that has a class or an id, ".toast" or "#live". */
    find(selector) {
        const name = selector[0] === "." ? "class" : "id";
        const wanted = selector.slice(1);
        for (const child of this.children) {
            if (!(child instanceof FakeElement)) continue;
            const found = child.getAttribute(name) === wanted ? child : child.find(selector);
            if (found) return found;
        }
        return undefined;
    }

    click() {
        this.listeners.get("click")?.({ target: this });
    }
}

/** Gives node a document, and a system that is light until `system.turn(true)`; a storage that can refuse. */
export function installDocument() {
    const documentElement = new FakeElement("html");
    const body = new FakeElement("body");
    globalThis.document = { documentElement, body, createElement: (name) => new FakeElement(name) };
    const listeners = [];
    const system = {
        matches: false,
        addEventListener: (_type, listener) => listeners.push(listener),
        turn(dark) {
            system.matches = dark;
            listeners.forEach((listener) => listener());
        },
    };
    globalThis.matchMedia = () => system;
    const kept = new Map();
    const storage = {
        kept,
        refuses: false,
        getItem: (key) => (storage.check(), kept.get(key) ?? null),
        setItem: (key, value) => (storage.check(), void kept.set(key, value)),
        removeItem: (key) => (storage.check(), void kept.delete(key)),
        check() {
            if (storage.refuses) throw new Error("denied");
        },
    };
    globalThis.localStorage = storage;
    return { body, root: documentElement, system, storage };
}
