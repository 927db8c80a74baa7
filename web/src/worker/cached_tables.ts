// What jobs build and later ones could use, in the browser's database.

import { get, set } from "idb-keyval";
import type { ModuleJob } from "./job_module";

/** Gives a job what an earlier one has built, if the browser has kept it. */
export async function useCachedTables(job: ModuleJob): Promise<void> {
    const name = job.cachedTablesName();
    if (name === "") return;
    // A browser that keeps nothing (a private window, a frame without an origin) is no obstacle: the job builds its own.
    const kept: unknown = await get(name).catch(() => undefined);
    if (kept instanceof Uint8Array) job.useCachedTables(kept);
}

/** Keeps what the job has built, if anything. */
export function keep(job: ModuleJob): void {
    const name = job.cachedTablesName();
    if (name === "") return;
    const bytes = job.cachedTables();
    if (bytes.length > 0) void set(name, bytes).catch(() => undefined);
}
