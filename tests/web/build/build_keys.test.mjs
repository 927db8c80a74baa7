// The task Build by keyboard alone.
import { Keys } from "../support/builder.mjs";
import { testBuilding } from "../support/built_puzzles.mjs";

testBuilding("keyboard", Keys);
