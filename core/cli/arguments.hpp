// The options of the command line, as the user gave them.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "core/job/request.hpp"

namespace shunt::cli {

/// What `shunt solve` and `shunt census` are told.
struct JobArguments {
    job::Kind kind = job::Kind::solve;
    std::string puzzle;                                   ///< a file, a name from puzzles/, or "-"
    std::optional<puzzle::Metric> metric;                 ///< absent: the puzzle's
    bool json = false;                                    ///< print the report instead of text
    std::uint64_t memory_limit = std::uint64_t{2} << 30;  ///< bytes
    double time_limit = 0;                                ///< seconds; 0 = none
};

/// Adds a subcommand that fills `arguments`.
void add_command(CLI::App& app, const std::string& name, const std::string& description, job::Kind kind,
                 JobArguments& arguments);

}  // namespace shunt::cli
