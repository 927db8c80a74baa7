// Result cards (outcome/card.hpp) of what jobs have found.
#pragma once

#include "core/base/result.hpp"
#include "core/job/census_job.hpp"
#include "core/job/solve_job.hpp"
#include "core/outcome/card.hpp"

namespace shunt::job {

/// Who tells of it: the program, and the command by which it was asked.
struct CardSource {
    std::string program;
    std::string command;
};

/// The card of a census that was asked for hashes, or of as many of its levels as were seen. Errors: none was seen.
[[nodiscard]] Result<outcome::Card> card_of(const CensusRequest& request, const outcome::CensusOutcome& census,
                                            const CardSource& source);
/// The card of a solution, or of a proof that there is none. Errors: neither was found.
[[nodiscard]] Result<outcome::Card> card_of(const SolveRequest& request, const outcome::SolveOutcome& solved,
                                            const CardSource& source);

}  // namespace shunt::job
