#include "core/cli/process.hpp"

#include <malloc.h>
#include <poll.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <new>
#include <string_view>

namespace shunt::cli {
namespace {

volatile std::sig_atomic_t interrupted = 0;

/// Other threads may hold any lock, and there is no memory: only system calls.
[[noreturn]] void end_without_memory() {
    constexpr std::string_view kErase = "\r\x1b[K";  // the progress line
    ssize_t written = isatty(STDERR_FILENO) != 0 ? write(STDERR_FILENO, kErase.data(), kErase.size()) : 0;
    written = write(STDERR_FILENO, kNoMemoryText.data(), kNoMemoryText.size());
    static_cast<void>(written);
    _exit(static_cast<int>(ExitCode::limit));
}

/// Arrays of this size and more are taken from the system one by one, and given back when they are freed. The C library would raise it to
/// that of the largest array freed, up to 32 MiB, and keep the memory.
constexpr int kOwnMappingBytes = 1 << 17;

/// What a closed window and `timeout` send arrives twice, to the process and to its group: that is one request.
constexpr std::int64_t kOneRequestMilliseconds = 500;

/// Milliseconds of a clock that only goes forward.
std::int64_t now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t{time.tv_sec} * 1'000 + time.tv_nsec / 1'000'000;
}

/// Lock-free: the handlers of different signals may interrupt each other.
std::atomic<std::int64_t> asked_at = 0;  // the first request; 0: none
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

/// A first request asks; another, some time later, ends the process as if it had been asked nothing.
void ask_or_end(int signal) {
    interrupted = 1;
    std::int64_t first = 0;
    if (asked_at.compare_exchange_strong(first, now()) || now() - first < kOneRequestMilliseconds) return;
    std::signal(signal, SIG_DFL);
    raise(signal);  // arrives when this handler has returned
}

void ask(int) { interrupted = 1; }

void end_jobs_on(int signal, void (*handler)(int), int flags) {
    struct sigaction action {};
    if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN) return;
    action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigaction(signal, &action, nullptr);
}

}  // namespace

void prepare_process() {
    std::set_new_handler(end_without_memory);
    mallopt(M_MMAP_THRESHOLD, kOwnMappingBytes);
    std::signal(SIGXFSZ, SIG_IGN);
    end_jobs_on(SIGINT, ask, static_cast<int>(SA_RESETHAND));  // keys are pressed on purpose, each time
    end_jobs_on(SIGTERM, ask_or_end, 0);
    end_jobs_on(SIGHUP, ask_or_end, 0);
}

bool is_interrupted() { return interrupted != 0; }

// The signals are held back between the look at what they leave and the wait, which lets them in: none can be missed.
bool wait_for_input(int descriptor) {
    sigset_t held;
    sigset_t before;
    sigemptyset(&held);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&held, signal);
    pthread_sigmask(SIG_BLOCK, &held, &before);
    pollfd wanted{descriptor, POLLIN, 0};
    while (!is_interrupted() && ppoll(&wanted, 1, nullptr, &before) < 0 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (is_interrupted()) errno = EINTR;
    return !is_interrupted();
}

}  // namespace shunt::cli
