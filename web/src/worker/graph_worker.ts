// The worker that lays a graph out, for the page's drawing of it: is told the graph once, and tells where its nodes are, again and again.

import { kLayoutSlice, type Laid, type LayoutTask } from "../graph/layout_messages";
import { Layout } from "../graph/layout";

/** Milliseconds between two messages, at least. */
const kPause = 100;

function tell(layout: Layout, settled: boolean): void {
    const places = layout.places.slice();
    const laid: Laid = { places, done: layout.done, settled };
    postMessage(laid, [places.buffer]);
}

/** In slices, so that messages are heard; the page ends the worker when it wants no more. */
function work(layout: Layout, told: number, onlyEnd: boolean): void {
    const end = performance.now() + kLayoutSlice;
    let more = true;
    while (more && performance.now() < end) more = layout.advance(500);
    const due = performance.now() - told >= kPause;
    if (!more || (due && !onlyEnd)) tell(layout, !more);
    if (more) setTimeout(() => work(layout, due ? performance.now() : told, onlyEnd), 0);
}

addEventListener("message", ({ data }: MessageEvent<LayoutTask>) => {
    const layout = new Layout(data.nodes, data.edges);
    tell(layout, false); // a still picture: where less motion is wanted, too
    work(layout, performance.now(), data.onlyEnd);
});
