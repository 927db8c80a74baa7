// The web build's definition of what cpu_time.hpp declares. Emscripten 3.1.6 takes no arrow functions here.
mergeInto(LibraryManager.library, {
    bench_user_seconds: () => process.cpuUsage().user / 1e6,
});
