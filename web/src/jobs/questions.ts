// The queue of jobs as a script of its own, for widgets: most readers never ask anything, so it is loaded with the first question.

export { kSystemClock } from "./clock";
export { Jobs } from "./jobs";
export { startWorker } from "./start_worker";
export { kBuild as build } from "../words/build";
