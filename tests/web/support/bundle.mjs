// The page's own TypeScript modules as modules of node.
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

/** The exports of web/src/<name>.ts. */
export async function importSource(name) {
    const source = fileURLToPath(new URL(`../../../web/src/${name}.ts`, import.meta.url));
    const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: "esm", write: false });
    return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}
