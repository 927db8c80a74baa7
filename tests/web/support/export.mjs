// The dialog Export, as a reader uses it.
import { bytesOf, eventually } from "./browser.mjs";

/** Opens Export from Share, and waits until there is something to choose: its labels. */
export async function openExport(tab) {
    await tab.click("share");
    await tab.page.getByRole("button", { name: "Export…" }).click();
    await tab.page.waitForSelector("#export-dialog[open]");
    return eventually("there are offers", async () => {
        const labels = await tab.page.locator("#export-choice option").allTextContents();
        return labels.length > 0 ? labels : undefined;
    });
}

/** Chooses an offer and saves it, which may take a while: the bytes of the file, and its name. */
export async function saved(tab, label) {
    await tab.page.selectOption("#export-choice", { label });
    const [download] = await Promise.all([
        tab.page.waitForEvent("download", { timeout: 120_000 }),
        tab.page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}
