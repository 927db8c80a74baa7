// How Chromium is started for tests: the shell without windows where it is installed, which takes a fifth less of the processor.
import { existsSync } from "node:fs";

const kPrograms = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
/** The program; CHROMIUM in the environment chooses another. */
export const chromiumProgram = process.env.CHROMIUM ?? kPrograms.find((program) => existsSync(program));

export const kLaunch = {
    executablePath: chromiumProgram,
    args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--enable-unsafe-swiftshader",
    ],
};
