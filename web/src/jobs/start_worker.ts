import { scriptAddress } from "../dom/script_address";

/**
 * Starts a worker from a script beside the page at `base` (an absolute address ending in "/"). Where that is another host, or the page is
 * a sandboxed frame without an origin of its own, a worker may not be started by address; there a blob that imports the script does the
 * same, or `alone`, a script that needs no other file.
 */
export function startWorker(base: string, script: string, name: string, alone = script): Worker {
    const options = { name };
    // Asked, not tried: Chromium throws then, Firefox tells of it later, as of a script that is missing.
    if (new URL(base + script).origin === self.origin) return new Worker(scriptAddress(base + script), options);
    // The worker inherits what the page requires of addresses, and has no policy of its own before it has loaded something.
    const trusted = 't.createPolicy("shunt-worker",{createScriptURL:()=>u}).createScriptURL(u)';
    const load = `const u=${JSON.stringify(base + alone)},t=self.trustedTypes;importScripts(t?${trusted}:u);`;
    const source = `self.shuntBase=${JSON.stringify(base)};${load}`;
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(scriptAddress(address), options);
    worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
    return worker;
}
