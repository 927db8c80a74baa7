#include "core/cli/progress_line.hpp"

#include <unistd.h>

#include <cstdio>

#include "core/analysis/space_builder.hpp"

namespace shunt::cli {
namespace {

constexpr auto kInterval = std::chrono::milliseconds(100);

std::string rate(std::uint64_t done, double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f M/s", seconds > 0 ? static_cast<double>(done) / seconds / 1e6 : 0.0);
    return text;
}

}  // namespace

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), 1, ',');
    return digits;
}

std::string describe(const job::Progress& progress, double seconds) {
    std::string text = progress.phase;
    if (progress.total) {
        text += " · depth " + grouped(static_cast<std::uint64_t>(progress.depth)) + " · " + grouped(progress.done) +
                " of at most " + grouped(*progress.total) + " positions · " + rate(progress.done, seconds);
    }
    return text + " · " + analysis::readable_bytes(progress.bytes);
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
