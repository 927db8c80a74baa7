// The task Build through roles alone, as assistive technology does.
import { Roles } from "../support/builder.mjs";
import { testBuilding } from "../support/built_puzzles.mjs";

testBuilding("roles", Roles);
