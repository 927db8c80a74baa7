// Firefox, where it is installed. By WebDriver BiDi, which an ordinary Firefox speaks.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import playwright from "playwright-core";
import { startBrowser } from "./browser.mjs";

const kProgram = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** Why tests in it are left out; false where it is there. */
export const noFirefox = existsSync(kProgram) ? false : `there is no ${kProgram}; the package firefox-esr has it`;

/** As startBrowser(). With a home of its own: as root it refuses that of somebody else, as containers have it. */
export async function startFirefox({ env = {}, ...options } = {}) {
    const home = mkdtempSync(join(tmpdir(), "shunt-firefox-"));
    const surroundings = { ...process.env, HOME: home, ...env };
    const host = await startBrowser({ executablePath: kProgram, args: [], env: surroundings, ...options }, playwright._bidiFirefox);
    const stop = async () => {
        await host.stop();
        rmSync(home, { recursive: true, force: true });
    };
    return { ...host, stop };
}
