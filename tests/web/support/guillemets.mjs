// A language whose every text is the English one in guillemets: what stands outside of them was not said in it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { site } from "./browser.mjs";

/** What authors wrote in the puzzles of the library; the longest first, so that none hides in another. */
function dataOfPuzzles() {
    const folder = fileURLToPath(new URL("../../../puzzles/", import.meta.url));
    const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".txt"));
    const lines = files.flatMap((name) => readFileSync(folder + name, "utf8").split("\n"));
    const words = lines.flatMap((line) => /^(?:name|source|note):\s*(.*)$/.exec(line)?.slice(1) ?? []);
    return [...new Set(words.filter(Boolean).map((text) => text.trim()))].sort((one, other) => other.length - one.length);
}

let data;

/** The same in every language: names, words of formats, keys, signs of units. */
const kNames =
    "Shunt, HiGHS, Dear ImGui, Klotski, Hua Rong Dao, GNOME, Rush Hour, Project Euler, OEIS, Century, MIT, Deutsch, English, dominoes";
const kSigns = "GIF, APNG, SVG, PNG, HTML, CSV, JSON, KB, MB, GB, min, BB, PLNE, PLM, IDA, PDB, Ctrl, Esc, Tab, Shift, Alt, Enter, Delete";
const kData = new RegExp(`\\b(${`${kNames}, ${kSigns}`.split(", ").join("|")})\\b`, "g");

export const guillemets = {
    /** What stands outside of all of them, without data; "" where that has no word of two letters. */
    outside(text, data = []) {
        let rest = String(text ?? "");
        for (let before = ""; before !== rest; ) [before, rest] = [rest, rest.replace(/«[^«»]*»/g, " ")];
        for (const known of data) rest = rest.split(known).join(" ");
        rest = rest.replace(kData, " ");
        return /\p{L}{2}/u.test(rest) ? rest.trim() : "";
    },
};

/** The scripts with the words of a language say every phrase in guillemets, and its help, too. */
export async function routeWords(page) {
    await page.route(/\/words_\w+\.js$/, async (route) => {
        const file = route.request().url().replace(/^.*\//, "");
        const script = readFileSync(`${site}/${file}`, "utf8");
        const [, global, content] = /^var (\w+)=(.*);\n$/s.exec(script);
        const { build, texts } = JSON.parse(content);
        const said = Object.fromEntries(Object.keys(texts).map((phrase) => [phrase, `«${phrase}»`]));
        await route.fulfill({ contentType: "text/javascript", body: `var ${global}=${JSON.stringify({ build, texts: said })};` });
    });
}

/** Texts below the elements of a selector, and in their shadows, that are seen or heard and stand outside of guillemets. */
export async function lettersOutside(page, selector = "body") {
    const texts = await page.evaluate((root) => {
        const found = [];
        const isSkipped = (element) =>
            element.closest("[inert], script, style, textarea, pre, noscript, [lang]:not(html, [lang=de], [lang=de-AT]), .help");
        const walk = (node) => {
            for (const element of [node, ...node.querySelectorAll("*")]) {
                if (element.shadowRoot && !isSkipped(element)) for (const child of element.shadowRoot.children) walk(child);
                if (!(element instanceof Element) || isSkipped(element)) continue;
                const names = ["aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder", "data-drop"];
                for (const name of names) if (element.hasAttribute(name)) found.push(element.getAttribute(name));
                for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
            }
        };
        document.querySelectorAll(root).forEach(walk);
        return found;
    }, selector);
    data ??= dataOfPuzzles();
    return [...new Set(texts)].filter((text) => guillemets.outside(text, data) !== "");
}
