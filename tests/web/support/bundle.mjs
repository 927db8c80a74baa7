// The page's own TypeScript modules as modules of node.
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

function bundled(name, options) {
    const source = fileURLToPath(new URL(`../../../web/src/${name}.ts`, import.meta.url));
    return build({ entryPoints: [source], bundle: true, write: false, ...options }).then(({ outputFiles }) => outputFiles[0].text);
}

/** web/src/<name>.ts ("page/theme") and what it imports, as an address to import from: in node, or in a page. */
export async function addressOfSource(name) {
    return `data:text/javascript;base64,${Buffer.from(await bundled(name, { format: "esm" })).toString("base64")}`;
}

/** The exports of web/src/<name>.ts ("page/theme"). */
export async function importSource(name) {
    return import(await addressOfSource(name));
}

/** The same as a classic script that defines the global `global`. */
export function scriptOfSource(name, global) {
    return bundled(name, { format: "iife", globalName: global });
}

/** What a script says of a text in the pseudo-language: brackets around it, letters with marks, and half as long again. */
const kPseudo = `
    const marked = (text) => text.replace(/[aeiou]/g, (letter) => letter + "\\u0301") + "·".repeat(text.length / 2);
    const inPseudo = (text) => "⟦" + text.split(/(\\{\\w+[^{}]*\\})/).map((part) => (part[0] === "{" ? part : marked(part))).join("") + "⟧";
    const texts = new Proxy({}, { get: (_, text) => (text.includes("plural") ? "⟦" + text + "⟧" : inPseudo(text)) });
    speak({ tag: "en", texts });
`;

/** web/src/<name>.ts as a classic script that speaks the pseudo-language from the beginning; its exports are the global `global`. */
export async function scriptInPseudoLanguage(name, globalName) {
    const folder = fileURLToPath(new URL("../../../web/src", import.meta.url));
    const pseudo = {
        name: "pseudo-language",
        setup({ onResolve, onLoad }) {
            onResolve({ filter: /^pseudo$/ }, () => ({ path: "pseudo", namespace: "pseudo" }));
            const contents = `import { speak } from "./words/say";${kPseudo}`;
            onLoad({ filter: /./, namespace: "pseudo" }, () => ({ contents, resolveDir: folder }));
        },
    };
    const stdin = { contents: `import "pseudo"; export * from "./${name}";`, resolveDir: folder };
    const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "iife", globalName, plugins: [pseudo] });
    return outputFiles[0].text;
}
