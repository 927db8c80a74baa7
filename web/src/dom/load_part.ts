// A script of the page that comes when it is needed, of the version of the page and no other.

import { loadScript } from "./load_script";
import { missingFile, RenewedFailure } from "../wasm/load_file";
import { isOtherBuild } from "../words/build";
import { spoken, type speakLike } from "../words/say";

/** What every script of the page has: its version, and where it says something, a way to speak as the page does. */
interface Part {
    build?: unknown;
    speakLike?: typeof speakLike;
}

/**
 * What a script of the page defines under a name; from then on it speaks as the page does. Rejects with StartFailure, also when it is of
 * another version than this.
 */
export async function loadPart<Exports>(address: string, global: string): Promise<Exports> {
    const part = await loadScript<Exports & Part>(address, global).catch(() => Promise.reject(missingFile(address)));
    if (isOtherBuild(part.build)) throw new RenewedFailure();
    part.speakLike?.(spoken());
    return part;
}
