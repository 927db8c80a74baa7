// The page's own TypeScript modules as modules of node.
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

/** web/src/<name>.ts ("page/theme") and what it imports, as an address to import from: in node, or in a page. */
export async function addressOfSource(name) {
    const source = fileURLToPath(new URL(`../../../web/src/${name}.ts`, import.meta.url));
    const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: "esm", write: false });
    return `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`;
}

/** The exports of web/src/<name>.ts ("page/theme"). */
export async function importSource(name) {
    return import(await addressOfSource(name));
}
