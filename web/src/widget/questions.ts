// What a widget needs from its first question on, as a script of its own (questions.js): most readers never ask anything. The queue, and
// what only answers need.

export { makeQueue } from "../jobs/make_queue";
export { ChartView } from "./chart_view";
export { distancePuzzle } from "./distance_puzzle";
export { wayOf } from "./reported_way";
export { speakLike } from "../words/say";
export { tellLanguage } from "./workers_language";
export { valueOfBytes } from "../wasm/value_bytes";
