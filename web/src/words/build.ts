// Which version of Shunt a script belongs to. A host may renew its files while a page is open, and what is loaded later must be of the
// page's own version: there is no telling what two of them would do together.

import { say } from "./say";

/** Defined where the page is built (tools/build_stamp.mjs). */
declare const SHUNT_BUILD: string;

/** Equal for all scripts that were built together; empty in tests of parts. */
export const kBuild: string = typeof SHUNT_BUILD === "string" ? SHUNT_BUILD : "";

/** Whether a script says that it is of another version than this one. */
export function isOtherBuild(build: unknown): boolean {
    return typeof build === "string" && build !== "" && kBuild !== "" && build !== kBuild;
}

/** What happened, and what helps. */
export function renewedText(): string {
    return say("Shunt was renewed on its host while this page was open. Reload the page.");
}
