/**
 * Starts a worker from a script beside the page at `base` (an absolute address ending in "/"). A sandboxed frame has no origin of
 * its own and may not start a worker by address; there a blob that imports the script does the same.
 */
export function startWorker(base: string, script: string, name: string): Worker {
    const options = { name };
    try {
        return new Worker(base + script, options);
    } catch {
        const source = `self.shuntBase=${JSON.stringify(base)};importScripts(${JSON.stringify(base + script)});`;
        const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
        const worker = new Worker(address, options);
        worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
        return worker;
    }
}
