// The service worker: keeps the files of one version of the page, so that it works without a connection and never mixes two versions.
// Whoever has a page open is served its version until he closes it, or asks for the new one (page/offline.ts).
//
//     install: fetch all, check their hashes ──> wait until no page is open ──> activate: forget other versions ──> answer
//                                                                     a page of this version says so ──> it is served, too
//
// What is kept can be lost: a neighbour on the same host may delete it. As long as the host has this version, what is missing is fetched
// again. Once the host has another and something is missing, this version is given up as a whole: the next page comes from the host.

import files from "site-files";

declare const SHUNT_BUILD: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
const root = new URL(".", scope.location.href).href;
const hashes = new Map(Object.entries({ ...files.now, ...files.later }));
const kOurs = `shunt ${root} `;
const version = kOurs + [...hashes.values()].map((hash) => hash.slice(0, 6)).join("");
/** A cache of that name says that this version was given up, also when this worker is started anew. */
const kGivenUp = `given up: ${version}`;

/** The file that a request is for; undefined when it is none of ours. */
function fileOf({ method, url }: Request): string | undefined {
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || !(origin + pathname).startsWith(root)) return undefined;
    const file = (origin + pathname).slice(root.length) || "index.html";
    return hashes.has(file) ? file : undefined;
}

async function hashOf(body: ArrayBuffer): Promise<string> {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
    return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether it is the file of this version: to the byte, or a document to which something was added on its way. */
async function isOurs(file: string, body: ArrayBuffer): Promise<boolean> {
    const mark = files.marks[file];
    if (mark !== undefined && new TextDecoder().decode(body).includes(mark)) return true;
    return (await hashOf(body)) === hashes.get(file);
}

/** Rejects without a connection; `ours`: of this version. */
async function fetched(file: string): Promise<{ response: Response; ours: boolean }> {
    const answer = await fetch(root + file, { cache: "no-cache" });
    const body = await answer.arrayBuffer();
    const { status, headers } = answer;
    // Made anew: browsers refuse as a page what has come by a redirection, as "index.html" does on some hosts.
    return { response: new Response(body, { status, headers }), ours: answer.ok && (await isOurs(file, body)) };
}

/** Keeps a file that is missing; undefined when the host has another version of it. */
async function kept(file: string): Promise<Response | undefined> {
    const cache = await caches.open(version);
    const there = await cache.match(root + file);
    if (there) return there;
    const { response, ours } = await fetched(file);
    if (!ours) return undefined;
    await cache.put(root + file, response.clone());
    return response;
}

async function giveUp(): Promise<void> {
    await caches.open(kGivenUp);
    await caches.delete(version);
    await scope.registration.unregister();
}

/** A page is answered with what the host has, where this version is no more; a part of a page only with one of its version. */
async function answer(file: string, isPage: boolean): Promise<Response> {
    if (await caches.has(kGivenUp)) return (await fetched(file)).response;
    const ours = await kept(file);
    if (ours) return ours;
    if (!(file in files.now)) return Response.error();
    await giveUp();
    return isPage ? (await fetched(file)).response : Response.error();
}

/** A file of a language; those that a reader has used are his in the next version, too. */
const kOfLanguage = /^(words|help)_/;

/** What of languages earlier versions keep, under the names that this one has. */
async function usedBefore(): Promise<string[]> {
    const names = (await caches.keys()).filter((name) => name.includes(kOurs) && name !== version);
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const used = requests.flat().map(({ url }) => url.slice(root.length));
    return [...new Set(used)].filter((file) => kOfLanguage.test(file) && hashes.has(file));
}

/** Keeps files that a page names, which came before it was served by this worker; what cannot be had is left out. */
async function keepToo(named: readonly string[]): Promise<void> {
    const ours = named.filter((file) => kOfLanguage.test(file) && hashes.has(file));
    await Promise.all(ours.map((file) => kept(file).catch(() => undefined)));
}

async function install(): Promise<void> {
    for (const file of Object.keys(files.now)) {
        if (!(await kept(file))) throw new Error(`${file} is of another version`);
    }
    await keepToo(await usedBefore());
}

/** Fetches again what was lost, while somebody reads; without a connection, or from a host that has another version, there is nothing. */
async function complete(): Promise<void> {
    if (await caches.has(kGivenUp)) return;
    const there = await (await caches.open(version)).keys();
    if (there.length < Object.keys(files.now).length) await install().catch(() => undefined);
}

async function activate(): Promise<void> {
    const isOther = (name: string): boolean => name.includes(kOurs) && name !== version;
    await Promise.all((await caches.keys()).filter(isOther).map((name) => caches.delete(name)));
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
    if (file === undefined) return;
    const isPage = event.request.mode === "navigate";
    event.respondWith(answer(file, isPage));
    if (isPage) event.waitUntil(complete());
});
scope.addEventListener("message", (event) => {
    const { keep } = event.data as { keep?: readonly string[] };
    if (keep) event.waitUntil(keepToo(keep));
    if (event.data === "take over") event.waitUntil(takeOver(event.source));
    // Pages that were open before there was a service worker are served from now on, too, if they are of this version.
    else if (event.data === `serve ${SHUNT_BUILD}`) event.waitUntil(scope.clients.claim());
});
