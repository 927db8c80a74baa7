// The line at the bottom of a terminal that says how far a long job is.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "core/job/job.hpp"

namespace shunt::cli {

/// Draws on standard error, and only when that is a terminal; at most ten times a second.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine() { erase(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Shows where the job is after `seconds`.
    void show(const job::Progress& progress, double seconds);
    /// Clears the line.
    void erase();

private:
    struct Begin {
        std::uint64_t done = 0;
        double seconds = 0;
    };

    bool terminal_;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point last_{};
    std::optional<Begin> begin_;  // when it first had a total: what goes on later has done some before
};

/// "searching · depth 641 · 1,620,519 of at most 30,122,288 positions · 9.6 M/s · at most 3 s left · 7.6 MB": `done` units of it in so many
/// seconds.
[[nodiscard]] std::string describe(const job::Progress& progress, std::uint64_t done, double seconds);

}  // namespace shunt::cli
