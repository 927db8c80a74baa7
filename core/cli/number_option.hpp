// Options that take a number. What CLI11 would read of a text that is none of that kind, such as "-1" as 2^64 - 1, is refused.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace shunt::cli {

/// A whole number of at least `least`, up to 2^64 - 1.
CLI::Option* add_count(CLI::App& command, const std::string& option, std::uint64_t& value, const std::string& help,
                       std::uint64_t least = 0);

/// Whole numbers as in `form`, "A[:B[:C]]": one at least, and no more than `most`.
CLI::Option* add_numbers(CLI::App& command, const std::string& option, std::size_t most, const std::string& form,
                         std::function<void(const std::vector<std::uint64_t>&)> take, const std::string& help);

/// --seed, which may be absent.
CLI::Option* add_seed(CLI::App& command, std::optional<std::uint64_t>& seed, const std::string& help);

/// A finite number greater than 0.
CLI::Option* add_positive(CLI::App& command, const std::string& option, double& value, const std::string& help);

/// --memory: bytes, with an optional unit of which each is 1,024 of the one before: B, K, KB, KiB, M, ..., "1.5GB".
CLI::Option* add_memory_option(CLI::App& command, std::uint64_t& bytes);

}  // namespace shunt::cli
