// A screen for browsers that draw only on one, where there is none: Xvfb, if it is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

const kServer = "/usr/bin/Xvfb";

export const hasScreen = Boolean(process.env.DISPLAY) || existsSync(kServer);

/** Starts a screen and gives its name and its end; the one that is there already, if there is one. */
export async function startScreen() {
    if (process.env.DISPLAY) return { display: process.env.DISPLAY, close: () => undefined };
    const server = spawn(kServer, ["-displayfd", "1", "-screen", "0", "1600x1000x24"], { stdio: ["ignore", "pipe", "ignore"] });
    const number = await new Promise((resolve, reject) => {
        server.stdout.once("data", (data) => resolve(String(data).trim()));
        server.once("exit", () => reject(new Error("Xvfb did not start")));
    });
    return { display: `:${number}`, close: () => server.kill() };
}
