// The task Build by mouse alone.
import { Mouse } from "../support/builder.mjs";
import { testBuilding } from "../support/built_puzzles.mjs";

testBuilding("mouse", Mouse);
