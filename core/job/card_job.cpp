#include "core/job/card_job.hpp"

#include "core/job/npuzzle_solve_job.hpp"

namespace shunt::job {
namespace {

/// The card of what was found so far, beside what the search says of itself.
template <class Request, class Found>
outcome::CardOutcome told_on_card(const Request& request, const Found& found, const CardSource& source) {
    outcome::CardOutcome told;
    told.status = found.status;
    told.reason = found.reason;
    told.peak_bytes = found.peak_bytes;
    auto card = card_of(request, found, source);
    if (card) told.card = std::move(*card);
    if (!card && told.reason.empty()) told.reason = card.error().message;
    return told;
}

template <class Request>
Request request_of(const CardRequest& asked) {
    Request request;
    static_cast<PuzzleRequest&>(request) = asked;
    return request;
}

}  // namespace

Result<std::unique_ptr<CardJob>> CardJob::create(const CardRequest& request) {
    std::unique_ptr<CardJob> made(new CardJob(request));
    if (request.of == CardOf::census) {
        auto asked = request_of<CensusRequest>(request);
        asked.hashes = true;
        auto census = CensusJob::create(asked, nullptr, analysis::level_hashes_of);
        if (!census) return census.error();
        made->census_ = std::move(*census);
        return made;
    }
    auto solve = make_solve_job(request_of<SolveRequest>(request));
    if (!solve) return solve.error();
    made->solve_ = std::move(*solve);
    return made;
}

outcome::CardOutcome CardJob::make_outcome() const {
    if (census_) return told_on_card(request_of<CensusRequest>(request_), census_->outcome(), request_.source);
    return told_on_card(request_of<SolveRequest>(request_), solve_->outcome(), request_.source);
}

}  // namespace shunt::job
