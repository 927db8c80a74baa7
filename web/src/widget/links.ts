// <a class="shunt-link" href="https://YOUR-HOST/#puzzle=klotski">Klotski</a> becomes a widget, and stays a link where there are no scripts.

/** Attributes of the link that are meant for the widget, written as data-metric and so on. */
const kHandedOn = ["metric", "controls", "theme", "start", "solution"];

function upgrade(link: HTMLAnchorElement): void {
    if (!link.hash || link.closest("shunt-puzzle")) return;
    const widget = document.createElement("shunt-puzzle");
    widget.setAttribute("puzzle", link.href);
    for (const name of kHandedOn) {
        const value = link.dataset[name];
        if (value !== undefined) widget.setAttribute(name, value);
    }
    link.replaceWith(widget);
    widget.append(link); // what is seen when the puzzle cannot be read
}

/** Those that the page has now, or will have once it is parsed. */
export function upgradeLinks(): void {
    const all = (): void => document.querySelectorAll<HTMLAnchorElement>("a.shunt-link[href]").forEach(upgrade);
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", all, { once: true });
    else all();
}
