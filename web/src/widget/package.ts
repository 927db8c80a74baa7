// The entry of the package: the same as index.ts, with a solver that bundlers find by its address here, and take along under any name.

import { useSolver } from "./solver";

export * from "./index";

useSolver(new URL("./solver_alone.js", import.meta.url).href);
