// The HTML that puts a puzzle into somebody's page: as element, in a frame, or as a picture with a link. What is the default is not said.

import { element } from "../dom/element";
import { printFragment, type Link } from "../links/fragment";
import { say } from "../words/say";

export interface Embedding {
    form: "element" | "frame" | "picture";
    /** The folder of the page. */
    base: string;
    title: string;
    /** Puzzle, and position and metric where they are not the default. */
    link: Link;
    /** The puzzle file compressed, for addresses. */
    packed: string | undefined;
    /** Moves of a solution to show, "9 R, 4 D". */
    solution: string | undefined;
    theme: "light" | "dark" | undefined;
    /** In CSS pixels; undefined: all there is. */
    width: number | undefined;
    /** What readers may ask for; undefined: everything. */
    controls: string | undefined;
    /** Of the picture. */
    file: string;
}

/** CSS pixels; a frame has to be told. */
const kFrameHeight = 560;
const kWidestFrame = 720;

/** The link to the puzzle in Shunt. */
function addressOf({ base, link, packed }: Embedding): string {
    const { text, ...rest } = link;
    return base + printFragment(packed === undefined ? link : { ...rest, packed });
}

/** This page's own security policy refuses style attributes, so they are only ever text. */
function withStyle(html: string, style: string): string {
    return html.replace(/^<[\w-]+/, (tag) => `${tag} style="${style}"`);
}

/** The element alone, as it stands in a page without its script. */
export function elementOf(embedding: Embedding): HTMLElement {
    const { link, title, solution, theme, controls } = embedding;
    const attributes = { position: link.position, metric: link.metric, theme, controls, solution };
    const play = element("a", { href: addressOf(embedding) }, [say("Play {title}", { title })]);
    const made = document.createElement("shunt-puzzle");
    made.setAttribute("puzzle", link.puzzle ?? link.text ?? "");
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
    made.append("\n  ", play, "\n");
    return made;
}

function elementText(embedding: Embedding): string {
    const { base, width } = embedding;
    const script = element("script", { type: "module", src: `${base}shunt-puzzle.js` }).outerHTML;
    const html = elementOf(embedding).outerHTML;
    return `${script}\n${width === undefined ? html : withStyle(html, `max-width: ${width}px`)}`;
}

function frameText(embedding: Embedding, height: number | undefined): string {
    const { base, title, theme, controls, solution, width = kWidestFrame } = embedding;
    const own = { controls, solution };
    const options = Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [`&${name}=${encodeURIComponent(value)}`]));
    const fragment = addressOf({ ...embedding, base: "", link: { ...embedding.link, ...(theme && { theme }) } });
    const frame = element("iframe", {
        src: `${base}embed.html${fragment}${options.join("")}`,
        title: say("{title}, a sliding block puzzle", { title }),
        width: String(width),
        height: String(height ?? kFrameHeight),
        loading: "lazy",
        allow: "clipboard-write",
    });
    return withStyle(frame.outerHTML, "border: 0; max-width: 100%");
}

function pictureText(embedding: Embedding): string {
    const { file, title, width } = embedding;
    const alt = say("{title}, a sliding block puzzle", { title });
    const image = element("img", { src: file, alt, ...(width !== undefined && { width: String(width) }) });
    return element("a", { href: addressOf(embedding) }, [image]).outerHTML;
}

/** `height`: that the puzzle has at this width, in CSS pixels, where it is known. */
export function snippetOf(embedding: Embedding, height: number | undefined): string {
    switch (embedding.form) {
        case "element":
            return elementText(embedding);
        case "frame":
            return frameText(embedding, height);
        case "picture":
            return pictureText(embedding);
    }
}
