// Since version 18 node has a global fetch, which Emscripten 3.1.6 takes for a browser's and hands a file name to.
delete globalThis.fetch;
// What tests ask of the environment (tests/support/effort.hpp), which Emscripten makes up otherwise.
Module["preRun"] = () => {
    if (process.env.SHUNT_LONG && typeof ENV !== "undefined") ENV.SHUNT_LONG = process.env.SHUNT_LONG;
};
