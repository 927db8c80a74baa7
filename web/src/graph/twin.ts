// A drawn graph as a table, for those who do not look at it.

import { element } from "../dom/element";
import { say } from "../words/say";
import type { GraphData } from "./graph_data";

export function twinOf(data: GraphData): HTMLElement {
    const head = [say("from the start"), ...data.words.columns(), say("dead ends")];
    const rows = data.levels().map(({ depth, nodes, goals, deadEnds }) => [depth, nodes, goals, deadEnds].map(String));
    const row = (name: "th" | "td", cells: string[]): HTMLElement =>
        element(
            "tr",
            {},
            cells.map((cell) => element(name, {}, [cell])),
        );
    return element("div", { class: "twin" }, [
        element("table", {}, [
            element("caption", {}, [data.words.caption()]),
            element("thead", {}, [row("th", head)]),
            element(
                "tbody",
                {},
                rows.map((cells) => row("td", cells)),
            ),
        ]),
    ]);
}
