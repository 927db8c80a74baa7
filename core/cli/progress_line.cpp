#include "core/cli/progress_line.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "core/base/readable.hpp"

namespace shunt::cli {
namespace {

constexpr auto kInterval = std::chrono::milliseconds(100);

}  // namespace

std::string describe(const job::Progress& progress, std::uint64_t done, double seconds) {
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    std::string text = progress.phase;
    if (progress.depth) text += " · depth " + grouped(static_cast<std::uint64_t>(*progress.depth));
    if (progress.done != 0 || progress.total) {
        text += " · " + grouped(progress.done) +
                (progress.total ? " of at most " + grouped(*progress.total) : std::string()) + " " + progress.unit +
                " · " + rate_text(rate);
    }
    if (progress.is_even && progress.total && rate > 0)
        text += " · at most " +
                duration_text(static_cast<double>(*progress.total - std::min(*progress.total, progress.done)) / rate) +
                " left";
    return text + " · " + bytes_text(progress.bytes);
}

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) != 0) {}

void ProgressLine::show(const job::Progress& progress, double seconds) {
    const auto now = std::chrono::steady_clock::now();
    if (!terminal_ || now - last_ < kInterval) return;
    last_ = now;
    drawn_ = true;
    if (!begin_ || progress.done < begin_->done || !progress.total) begin_ = {progress.done, seconds};
    const std::string text = describe(progress, progress.done - begin_->done, seconds - begin_->seconds);
    std::fprintf(stderr, "\r\x1b[K%s", text.c_str());
    std::fflush(stderr);
}

void ProgressLine::erase() {
    if (drawn_) std::fprintf(stderr, "\r\x1b[K");
    drawn_ = false;
}

}  // namespace shunt::cli
