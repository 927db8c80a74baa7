// What the command returns to the shell; scripts depend on these numbers.
#pragma once

#include <functional>

#include "core/search/status.hpp"

namespace shunt::cli {

enum class ExitCode { done = 0, unsolvable = 1, bad_input = 2, limit = 3, cancelled = 4, defect = 70 };

/// What a subcommand does once the command line is parsed; parsing itself never works.
using Run = std::function<ExitCode()>;

/// The exit code of a job that ended this way.
[[nodiscard]] constexpr ExitCode exit_code(search::Status status) {
    switch (status) {
        case search::Status::unsolvable:
            return ExitCode::unsolvable;
        case search::Status::limit:
            return ExitCode::limit;
        case search::Status::cancelled:
            return ExitCode::cancelled;
        default:
            return ExitCode::done;
    }
}

}  // namespace shunt::cli
