// A script of the page that comes when it is needed, of the version of the page and no other.

import { loadScript } from "./load_script";
import { missingFile, RenewedFailure } from "../wasm/load_file";
import { isOtherBuild } from "../words/build";

/** What a script of the page defines under a name. Rejects with StartFailure, also when it is of another version than this. */
export async function loadPart<Exports>(address: string, global: string): Promise<Exports> {
    const part = await loadScript<Exports & { build?: unknown }>(address, global).catch(() => Promise.reject(missingFile(address)));
    if (isOtherBuild(part.build)) throw new RenewedFailure();
    return part;
}
