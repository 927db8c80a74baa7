// The script that authors load: defines <shunt-puzzle>, and makes widgets of links.
//
//     <script type="module" src="https://YOUR-HOST/shunt-puzzle.js"></script>

import { upgradeLinks } from "./links";
import { ShuntPuzzle } from "./shunt_puzzle";

export { ShuntPuzzle } from "./shunt_puzzle";
export type { Census, PuzzleState, ShuntPuzzleEventMap, WidgetEvents } from "./shunt_puzzle";

declare global {
    interface HTMLElementTagNameMap {
        "shunt-puzzle": ShuntPuzzle;
    }
}

// A page that loads the script twice, from two places perhaps, has the first.
if (!customElements.get("shunt-puzzle")) {
    customElements.define("shunt-puzzle", ShuntPuzzle);
    upgradeLinks();
}
