// The task Build by touch alone, on a phone and a tablet.
import { Finger } from "../support/builder.mjs";
import { testBuilding } from "../support/built_puzzles.mjs";

testBuilding("touch", Finger, { touched: true });
