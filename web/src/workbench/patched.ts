// What the workbench shows, kept up with by what changes (ui_mirror() in ui/app/bridge.hpp).

import type { MirrorPatch, Widget } from "./workbench";

/** The widgets by their ids, in the order of the Tab key, once a patch is applied to those from before, which is used up. O(widgets). */
export function patched(widgets: Map<string, Widget>, { removed, changed }: MirrorPatch): Map<string, Widget> {
    for (const id of removed) widgets.delete(id);
    for (const widget of changed) {
        if (widget.at === undefined) widgets.set(widget.id, widget);
        else widgets.delete(widget.id);
    }
    const placed = changed.filter(({ at }) => at !== undefined);
    const kept = [...widgets.values()];
    const whole = new Map<string, Widget>();
    for (let p = 0, k = 0; p + k < placed.length + kept.length; ) {
        const widget = placed[p]?.at === p + k ? placed[p++]! : kept[k++]!;
        whole.set(widget.id, widget);
    }
    return whole;
}
