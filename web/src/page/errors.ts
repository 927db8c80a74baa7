// When the page cannot start, or cannot go on: which part is missing and what the reader can do, in real DOM in place of the board.

import { element } from "../dom/element";
import { StartFailure } from "../wasm/load_file";
import { say } from "../words/say";

/** "\0asm" and version 1: the smallest module. */
const kSmallestModule = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** Throws StartFailure where the page was opened as a file: no browser lets a file read the others of its folder. */
export function requireServer(): void {
    if (location.protocol !== "file:") return;
    throw new StartFailure(
        say("This page was opened as a file (file:), and needs a web server: browsers let no file read the others of its folder."),
        say("In the folder of this file, run “{command}” and open {address}; or put the folder on any web host.", {
            command: "python3 -m http.server",
            address: "http://localhost:8000/",
        }),
    );
}

/** Rejects with StartFailure when WebAssembly is missing or forbidden. */
export async function requireWebAssembly(): Promise<void> {
    if (typeof WebAssembly !== "object") {
        throw new StartFailure(
            say("This browser has no WebAssembly, or it is switched off."),
            say(
                "Switch it on (some browsers do so with their strictest privacy mode off), " +
                    "or use a current version of Firefox, Chrome, Edge or Safari.",
            ),
        );
    }
    try {
        await WebAssembly.compile(kSmallestModule);
    } catch {
        throw new StartFailure(
            say("A content security policy of this site forbids WebAssembly."),
            say("Whoever publishes this page must add 'wasm-unsafe-eval' to the script-src directive of the policy."),
        );
    }
}

/**
 * Takes the WebGL 2 context of the canvas, which the workbench will use; throws StartFailure when there is none. Made here so that
 * its absence is known before anything else is loaded, and without a second context: browsers give a page about 16.
 */
export function requireWebGl(canvas: HTMLCanvasElement): void {
    const attributes = { alpha: false, antialias: false, depth: false, stencil: false, powerPreference: "low-power" };
    if (canvas.getContext("webgl2", attributes)) return;
    throw new StartFailure(
        say("This browser gives the page no WebGL 2, which draws the board."),
        say(
            "Switch hardware acceleration on in the browser's settings, close other pages with 3D graphics, " +
                "or use a current version of Firefox, Chrome, Edge or Safari.",
        ),
    );
}

/** How far the page had come. */
export type Reached = "not started" | "running";

/** Puts the message in place of everything the workbench would draw, and the puzzle of the address, which needs less to be played. */
export function showFailure(parent: HTMLElement, fault: unknown, reached: Reached): void {
    const remedy = fault instanceof StartFailure ? fault.remedy : say("Reload the page. If that does not help, please report it.");
    const message = fault instanceof Error ? fault.message : String(fault);
    const again = element("button", { type: "button", class: "button primary" }, [say("Reload")]);
    again.addEventListener("click", () => location.reload());
    const panel = element("section", { id: "failure", role: "alert" }, [
        element("h1", {}, [reached === "running" ? say("Shunt has stopped") : say("Shunt cannot start")]),
        element("p", {}, [message]),
        element("p", { class: "quiet" }, [remedy]),
        again,
        element("iframe", { src: `embed.html${location.hash || "#puzzle=klotski"}`, title: say("The puzzle") }),
    ]);
    document.getElementById("failure")?.remove();
    document.documentElement.dataset.state = "failed";
    parent.append(panel);
}

/** A drawing surface that is taken away comes back, mostly at once; so long the page waits for it while it is seen. */
const kSurfacePatienceMilliseconds = 10_000;

/** What can break later: the browser takes the drawing surface away, or the workbench stops. `restored`: there is a new, empty surface. */
export function watchForFailures(stage: HTMLElement, canvas: HTMLElement, restored: () => void): void {
    const remedy = say("Reload the page; the address holds the puzzle and the position.");
    const taken = new StartFailure(say("The browser took the drawing surface away."), remedy);
    watchSurface(canvas, () => showFailure(stage, taken, "running"), restored);
    addEventListener("error", (event) => {
        if (!(event.error instanceof WebAssembly.RuntimeError)) return;
        const message = say("The workbench stopped unexpectedly ({reason}).", { reason: event.error.message });
        showFailure(stage, new StartFailure(message, remedy), "running");
    });
}

/** `gone`: the surface does not come back. It may all the same, later: then the message goes, and the page is what it was. */
function watchSurface(canvas: HTMLElement, gone: () => void, restored: () => void): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let state: string | undefined; // of the page, before the message took its place
    const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, kSurfacePatienceMilliseconds);
    };
    const giveUp = (): void => {
        // A page that nobody sees is given none.
        if (document.hidden) return document.addEventListener("visibilitychange", wait, { once: true });
        state = document.documentElement.dataset.state;
        gone();
    };
    canvas.addEventListener("webglcontextlost", (event) => {
        event.preventDefault(); // or it would never come back
        wait();
    });
    canvas.addEventListener("webglcontextrestored", () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", wait);
        if (state !== undefined) {
            document.getElementById("failure")?.remove();
            document.documentElement.dataset.state = state;
            state = undefined;
        }
        restored();
    });
}
