#include "tests/bench/cpu_time.hpp"

#include <sys/resource.h>

extern "C" double bench_user_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) + static_cast<double>(usage.ru_utime.tv_usec) / 1e6;
}
