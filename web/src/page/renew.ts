// When the host had files of two versions for one page. A reload alone may not help: browsers answer it with what they kept of scripts for
// as long as the host has allowed, minutes on some. So the host is asked anew for each file, which costs nothing for those that are
// current, and then the page is loaded again, by itself, once.

const kKey = "shunt:renewed";
/** Sooner than that a second time, the host is still changing, or the version is not whole: then the reader is told. */
const kPauseMilliseconds = 60_000;

/** Whether it is time to try; remembers that it was tried. False where nothing can be remembered. */
function mayRenew(now: number): boolean {
    try {
        if (now - Number(sessionStorage.getItem(kKey)) < kPauseMilliseconds) return false;
        sessionStorage.setItem(kKey, String(now));
        return true;
    } catch {
        return false;
    }
}

/** Asks the host for everything that this page has loaded; what cannot be had stays as it is. */
async function fetchAnew(): Promise<void> {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const ours = new Set(files.filter((file) => file.startsWith(location.origin)));
    await Promise.allSettled([...ours].map(async (file) => (await fetch(file, { cache: "no-cache" })).arrayBuffer()));
}

/** Loads the page again with what its host has now. False when that was tried just before. */
export async function renewPage(): Promise<boolean> {
    if (!mayRenew(Date.now())) return false;
    await fetchAnew();
    location.reload();
    return true;
}
