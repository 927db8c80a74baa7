// The clock of the benchmark: CPU time, which other programs on the machine disturb least.
#pragma once

/// User CPU seconds of this process so far, all its threads together. Natively from the system (cpu_time.cpp), in the web build
/// from node (cpu_time.js), since Emscripten's clocks know wall time only.
extern "C" double bench_user_seconds();
