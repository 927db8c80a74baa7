// Reports about a random puzzle, read with the eyes of the oracle.
#pragma once

#include <vector>

#include "tests/support/jobs.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/state_graph.hpp"

namespace shunt::test {

/// A printed position as a canonical state of the oracle.
[[nodiscard]] State state_printed(const RandomCase& random, const std::string& position);

/// The states that a reported solution passes, start and end included, as canonical states; empty when the oracle refuses a move:
/// when it is not legal step by step, or is not 1 in `metric`.
[[nodiscard]] std::vector<State> states_passed(const RandomCase& random, const Json& moves, puzzle::Metric metric);

}  // namespace shunt::test
