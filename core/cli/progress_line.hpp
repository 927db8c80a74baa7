// The line at the bottom of a terminal that says how far a long job is.
#pragma once

#include <chrono>
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
    bool terminal_;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point last_{};
};

/// "searching · depth 641 · 1,620,519 of at most 30,122,288 positions · 9.6 M/s · 7.6 MB".
[[nodiscard]] std::string describe(const job::Progress& progress, double seconds);

}  // namespace shunt::cli
