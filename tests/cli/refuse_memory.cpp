// Linked in front of the C library: refuses the allocation number REFUSE_MEMORY_AT, counted from 1 from the beginning of
// main(), and all after it. With 0 it refuses none and writes to the file REFUSE_MEMORY_COUNT at the end: their number, and by how many
// bytes the resident memory of the process grew in main(), at its peak.
#include <dlfcn.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

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

/// VmRSS, resident memory now, or VmHWM, at its peak. That of getrusage() would be the parent's if it was greater.
long resident_bytes(const char* figure) {
    std::FILE* file = std::fopen("/proc/self/status", "r");
    char line[256];
    long kilobytes = 0;
    while (file != nullptr && std::fgets(line, sizeof line, file) != nullptr) {
        if (std::strncmp(line, figure, std::strlen(figure)) == 0) kilobytes = std::atol(line + std::strlen(figure) + 1);
    }
    if (file != nullptr) std::fclose(file);
    return 1024 * kilobytes;
}

int counted_main(int argc, char** argv, char** environment) {
    const char* from = std::getenv("REFUSE_MEMORY_AT");
    refused_from = from != nullptr ? std::atol(from) : 0;
    const long before = resident_bytes("VmRSS");
    counting = true;
    const int code = real_main(argc, argv, environment);
    counting = false;
    const char* path = std::getenv("REFUSE_MEMORY_COUNT");
    if (std::FILE* file = path != nullptr ? std::fopen(path, "w") : nullptr) {
        std::fprintf(file, "%ld %ld\n", asked.load(), resident_bytes("VmHWM") - before);
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
