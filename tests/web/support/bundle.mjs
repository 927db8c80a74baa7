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
