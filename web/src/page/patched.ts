// What the workbench shows, kept up with by what changes (ui_mirror() in ui/app/bridge.hpp).

import type { MirrorPatch, Widget } from "./workbench";

/** The widgets by their ids, in the order of the Tab key, once a patch is applied to those from before, which is used up. O(widgets). */
export function patched(widgets: Map<string, Widget>, { removed, changed }: MirrorPatch): Map<string, Widget> {
    for (const id of removed) widgets.delete(id);
    for (const widget of changed) {
        if (widget.at === undefined) widgets.set(widget.id, widget);
        else widgets.delete(widget.id);
    }
    const order = [...widgets.values()];
    for (const widget of changed) if (widget.at !== undefined) order.splice(widget.at, 0, widget);
    return new Map(order.map((widget) => [widget.id, widget]));
}
