// Has the browser keep the page for reading without a connection (offline/service_worker.ts). A new version is offered and never forced.

import type { Notices } from "../dom/notices";
import { kBuild } from "../words/build";
import { helpFile, wordsName, type Part, type Tag } from "../words/languages";
import { say } from "../words/say";

/** Offers the version that waits; the page is loaded anew once that is in charge. */
function offer(waiting: ServiceWorker, notices: Notices): void {
    const { serviceWorker } = navigator;
    const take = (): void => {
        serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        serviceWorker.onmessage = () => notices.notice(say("Shunt is open in other tabs or windows: close them first."), "error");
        waiting.postMessage("take over");
    };
    notices.offer(say("There is a new version of Shunt."), [{ label: say("Use it now"), run: take }]);
}

/** Has the texts of a language kept, too, by whichever service worker is in charge, now or later. */
export async function keepLanguageOffline(tag: Tag): Promise<void> {
    if (tag === "en" || !("serviceWorker" in navigator) || window.top !== window) return;
    const parts: readonly Part[] = ["poster", "solver", "page", "widget"];
    const keep = [...parts.map((part) => `${wordsName(tag, part)}.js`), helpFile(tag)];
    (await navigator.serviceWorker.ready).active?.postMessage({ keep });
}

/** Does nothing where the browser allows no service worker, and in frames, which belong to somebody else's page. */
export async function keepOffline(base: string, notices: Notices): Promise<void> {
    if (!("serviceWorker" in navigator) || window.top !== window) return;
    try {
        const registration = await navigator.serviceWorker.register(`${base}service_worker.js`, { updateViaCache: "none" });
        void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(`serve ${kBuild}`));
        const watch = (worker: ServiceWorker | null): void => {
            // Without one in charge this is the first version, and nothing to offer.
            if (worker?.state === "installed" && registration.active) offer(worker, notices);
        };
        watch(registration.waiting);
        registration.addEventListener("updatefound", () => {
            const { installing } = registration;
            installing?.addEventListener("statechange", () => watch(installing));
        });
    } catch {
        // Private windows, and hosts without https: the page needs a connection there.
    }
}
