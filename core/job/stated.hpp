// What the text of a puzzle says of itself, held against what was found.
#pragma once

#include <string>
#include <vector>

#include "core/job/puzzle_request.hpp"
#include "core/outcome/census_outcome.hpp"
#include "core/outcome/solve_outcome.hpp"

namespace shunt::job {

struct Stated {
    std::string read_as;              ///< how the text was read, where it was in another format
    std::vector<puzzle::Fact> facts;  ///< none when the request begins elsewhere than the author
};

[[nodiscard]] Stated stated_in(const PuzzleRequest& request, const puzzle::Problem& problem);

/// Sets `read_as`, and `contradicted`: a sentence for each stated fact that the outcome refutes.
void tell(outcome::SolveOutcome& outcome, const Stated& stated);
void tell(outcome::CensusOutcome& outcome, const Stated& stated);

}  // namespace shunt::job
