// What axe-core finds wrong with a page for those who hear it, or use it by keys.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * As lines of text: the rule, the element, and what would mend it. `without`: rules that are not looked at; `within`: a part of the page.
 */
export async function violations(page, { without = [], within } = {}) {
    await page.evaluate(axeSource);
    const { violations: found } = await page.evaluate(
        ([rules, part]) => window.axe.run(part ?? document, { resultTypes: ["violations"], rules }),
        [Object.fromEntries(without.map((rule) => [rule, { enabled: false }])), within],
    );
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} (${node.failureSummary})`));
}
