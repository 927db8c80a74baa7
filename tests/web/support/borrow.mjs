// A browser from those that are lent (../browsers.mjs).
import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";

/** Where browsers are lent, by the file that says so; undefined where none are. */
export function lenderAt(file) {
    return file && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * Borrows a browser of a kind: {browser, giveBack()}; undefined where none are lent. What the script opened in it is closed when it is
 * given back, and when the script ends.
 */
export async function borrowBrowser(kind) {
    const address = lenderAt(process.env.SHUNT_BROWSERS);
    if (!address) return undefined;
    const lent = await new Promise((resolve, reject) => get(`${address}/browser`, resolve).on("error", reject)).catch(() => undefined);
    if (!lent) return undefined;
    lent.setEncoding("utf8");
    const said = await new Promise((resolve) => lent.once("data", resolve));
    if (lent.statusCode !== 200) throw new Error(`no browser was lent: ${said}`);
    const browser = await kind.connect(said.trim());
    lent.resume();
    lent.on("error", () => undefined); // the lender has ended, and the browser with it: what uses that tells
    const giveBack = async () => {
        await browser.close();
        lent.destroy();
    };
    return { browser, giveBack };
}
