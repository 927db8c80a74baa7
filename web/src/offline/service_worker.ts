// The service worker: keeps the files of one version of the page, so that it works without a connection and never mixes two versions.
// Whoever has a page open is served its version until he closes it, or asks for the new one (page/offline.ts).
//
//     install: fetch all, check their hashes ──> wait until no page is open ──> activate: forget other versions ──> answer

import files from "site-files";

const scope = self as unknown as ServiceWorkerGlobalScope;
const root = new URL(".", scope.location.href).href;
const hashes = new Map(Object.entries({ ...files.now, ...files.later }));
const kOurs = `shunt ${root} `;
const version = kOurs + [...hashes.values()].map((hash) => hash.slice(0, 6)).join("");

/** The file that a request is for; undefined when it is none of ours. */
function fileOf({ method, url }: Request): string | undefined {
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || !(origin + pathname).startsWith(root)) return undefined;
    const file = (origin + pathname).slice(root.length) || "index.html";
    return hashes.has(file) ? file : undefined;
}

/** Fetches a file; rejects when it is not of this version. */
async function fetched(file: string): Promise<Response> {
    const response = await fetch(root + file, { cache: "no-cache" });
    const body = await response.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
    const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (!response.ok || hash !== hashes.get(file)) throw new Error(`${file} is of another version`);
    // Made anew: browsers refuse as a page what has come by a redirection, as "index.html" does on some hosts.
    return new Response(body, { headers: response.headers });
}

async function answer(file: string): Promise<Response> {
    const cache = await caches.open(version);
    const kept = await cache.match(root + file);
    if (kept) return kept;
    const response = await fetched(file);
    await cache.put(root + file, response.clone());
    return response;
}

async function install(): Promise<void> {
    for (const file of Object.keys(files.now)) await answer(file);
}

/** Pages that were open before there was a service worker are served from now on, too. */
async function activate(): Promise<void> {
    const others = (await caches.keys()).filter((name) => name.startsWith(kOurs) && name !== version);
    await Promise.all(others.map((name) => caches.delete(name)));
    await scope.clients.claim();
}

/** Only the last page that is open may ask: others would go on with files of two versions. */
async function takeOver(asking: ExtendableMessageEvent["source"]): Promise<void> {
    const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.filter(({ url }) => url.startsWith(root)).length === 1) await scope.skipWaiting();
    else asking?.postMessage("other pages are open");
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
    const file = fileOf(event.request);
    if (file !== undefined) event.respondWith(answer(file));
});
scope.addEventListener("message", (event) => {
    if (event.data === "take over") event.waitUntil(takeOver(event.source));
});
