// One line for each of several boards: what a search found of it, or why it was refused.
#pragma once

#include <cstddef>

#include "core/base/result.hpp"
#include "core/outcome/census_outcome.hpp"
#include "core/outcome/difficulty_outcome.hpp"
#include "core/outcome/solve_outcome.hpp"

namespace shunt::cli {

/// Prints the line of board `number`: for people, or as JSON with the keys of the outcome, or `board` and `error`.
void print_each(std::size_t number, bool json, const outcome::SolveOutcome& solved);
void print_each(std::size_t number, bool json, const outcome::CensusOutcome& census);
void print_each(std::size_t number, bool json, const outcome::DifficultyOutcome& difficulty);
void print_each(std::size_t number, bool json, const Error& error);

}  // namespace shunt::cli
