#include "core/cli/progress_line.hpp"

#include <unistd.h>

#include <cstdio>

#include "core/base/readable.hpp"

namespace shunt::cli {
namespace {

constexpr auto kInterval = std::chrono::milliseconds(100);

}  // namespace

std::string describe(const job::Progress& progress, double seconds) {
    std::string text = progress.phase;
    if (progress.depth) text += " · depth " + grouped(static_cast<std::uint64_t>(*progress.depth));
    if (progress.done != 0 || progress.total) {
        text += " · " + grouped(progress.done) +
                (progress.total ? " of at most " + grouped(*progress.total) : std::string()) + " " + progress.unit +
                " · " + rate_text(seconds > 0 ? static_cast<double>(progress.done) / seconds : 0);
    }
    return text + " · " + bytes_text(progress.bytes);
}

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) != 0) {}

void ProgressLine::show(const job::Progress& progress, double seconds) {
    const auto now = std::chrono::steady_clock::now();
    if (!terminal_ || now - last_ < kInterval) return;
    last_ = now;
    drawn_ = true;
    std::fprintf(stderr, "\r\x1b[K%s", describe(progress, seconds).c_str());
    std::fflush(stderr);
}

void ProgressLine::erase() {
    if (drawn_) std::fprintf(stderr, "\r\x1b[K");
    drawn_ = false;
}

}  // namespace shunt::cli
