// What axe-core finds wrong with a page for those who hear it, or use it by keys.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** As lines of text: the rule, the element, and what would mend it. */
export async function violations(page) {
    await page.evaluate(axeSource);
    const { violations: found } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} (${node.failureSummary})`));
}
