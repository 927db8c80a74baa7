// The HTML that puts a puzzle into somebody's page: as element, in a frame, or as a picture with a link. What is the default is not said.
//
// It is one line, which programs that make pages of texts (Markdown, WordPress, mail) leave as it is: they end a tag at an empty line, make
// paragraphs of others, and read rows of a board as headings, lists and rules. A line that begins with a script, or has text beside its
// tags, is HTML to all of them.

import { element } from "../dom/element";
import { printFragment, type Link } from "../links/fragment";
import { say, spoken } from "../words/say";

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
    const tag = lang();
    const spoken = tag === undefined ? {} : { lang: tag };
    return base + printFragment({ ...(packed === undefined ? link : { ...rest, packed }), ...spoken });
}

/** This page's own security policy refuses style attributes, so they are only ever text. */
function withStyle(html: string, style: string): string {
    return html.replace(/^<[\w-]+/, (tag) => `${tag} style="${style}"`);
}

/** What the attribute `puzzle` holds: a name, or, where there are rows, a link that has them in one word. */
function puzzleOf({ puzzle, text, position }: Link): string {
    if (text === undefined && position === undefined) return puzzle ?? "";
    return printFragment({ ...(text === undefined ? { puzzle: puzzle ?? "" } : { text }), ...(position !== undefined && { position }) });
}

/** Signs that Markdown, its relatives and the templates of blogs read as something of theirs, as entities, which they all leave alone. */
function withoutMarkup(text: string): string {
    return text.replace(/[*_`~$#=+@|\\^[\]{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Elements as text in which nothing between tags is markup of another language. */
function htmlOf(made: Element): string {
    return made.outerHTML.replace(/\s*\n\s*/g, " ").replace(/>([^<]+)</g, (_whole, text: string) => `>${withoutMarkup(text)}<`);
}

/** The language of the puzzle: that of the page, of which English need not be said. */
function lang(): string | undefined {
    const { tag } = spoken();
    return tag === "en" ? undefined : tag;
}

/** The element alone, as it stands in a page without its script. */
export function elementOf(embedding: Embedding): HTMLElement {
    const { link, title, solution, theme, controls } = embedding;
    const attributes = { metric: link.metric, theme, controls, solution, lang: lang() };
    const play = element("a", { href: addressOf(embedding) }, [say("Play {title}", { title })]);
    const made = document.createElement("shunt-puzzle");
    made.setAttribute("puzzle", puzzleOf(link));
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
    made.append(play);
    return made;
}

function elementText(embedding: Embedding): string {
    const { base, width } = embedding;
    const script = htmlOf(element("script", { type: "module", src: `${base}shunt-puzzle.js` }));
    const html = htmlOf(elementOf(embedding));
    return script + (width === undefined ? html : withStyle(html, `max-width: ${width}px`));
}

function frameText(embedding: Embedding, height: number | undefined): string {
    const { base, title, theme, controls, solution, width = kWidestFrame } = embedding;
    // With a scheme of its own the frame lets every page through, whatever its scheme is.
    const own = { controls, solution, scheme: "light" };
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
    return withStyle(htmlOf(frame), "border: 0; max-width: 100%; color-scheme: light");
}

function pictureText(embedding: Embedding): string {
    const { file, title, width } = embedding;
    const alt = say("{title}, a sliding block puzzle", { title });
    const image = element("img", { src: file, alt, ...(width !== undefined && { width: String(width) }) });
    return htmlOf(element("a", { href: addressOf(embedding) }, [image]));
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
