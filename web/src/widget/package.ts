// The entry of the package: the same as index.ts, with files that bundlers find by their address here, and take along under any name.

import { useFamilies } from "./families";
import { useModules } from "./solver";

export * from "./index";

useModules(
    {
        solver: new URL("./solver_alone.js", import.meta.url).href,
        formats: new URL("./formats_alone.js", import.meta.url).href,
    },
    new URL("./questions.js", import.meta.url).href,
);
useFamilies(new URL("./library.js", import.meta.url).href);
