// Loaded in front of the C library (LD_PRELOAD): refuses the allocation number REFUSE_MEMORY_AT, counted from 1 from the beginning of
// main(), and all after it. With 0 it refuses none and writes their number to the file REFUSE_MEMORY_COUNT at the end.
#include <dlfcn.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace {

std::atomic<bool> counting{false};
std::atomic<long> asked{0};
long refused_from = 0;

using Main = int (*)(int, char**, char**);
Main real_main = nullptr;

bool refused() {
    if (!counting) return false;
    const long number = asked.fetch_add(1) + 1;
    if (refused_from == 0 || number < refused_from) return false;
    errno = ENOMEM;
    return true;
}

int counted_main(int argc, char** argv, char** environment) {
    const char* from = std::getenv("REFUSE_MEMORY_AT");
    refused_from = from != nullptr ? std::atol(from) : 0;
    counting = true;
    const int code = real_main(argc, argv, environment);
    counting = false;
    const char* path = std::getenv("REFUSE_MEMORY_COUNT");
    if (std::FILE* file = path != nullptr ? std::fopen(path, "w") : nullptr) {
        std::fprintf(file, "%ld\n", asked.load());
        std::fclose(file);
    }
    return code;
}

}  // namespace

extern "C" {

// The GNU C library's own names for its allocator.
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* old, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);

void* malloc(std::size_t size) { return refused() ? nullptr : __libc_malloc(size); }
void* calloc(std::size_t count, std::size_t size) { return refused() ? nullptr : __libc_calloc(count, size); }
void* realloc(void* old, std::size_t size) { return refused() ? nullptr : __libc_realloc(old, size); }
void* aligned_alloc(std::size_t alignment, std::size_t size) {
    return refused() ? nullptr : __libc_memalign(alignment, size);
}

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*end)(), void* stack) {
    real_main = main;
    const auto start = reinterpret_cast<int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*)>(
        dlsym(RTLD_NEXT, "__libc_start_main"));
    return start(counted_main, argc, argv, init, fini, end, stack);
}
}
