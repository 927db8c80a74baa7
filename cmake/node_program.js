// Since version 18 node has a global fetch, which Emscripten 3.1.6 takes for a browser's and hands a file name to.
delete globalThis.fetch;
