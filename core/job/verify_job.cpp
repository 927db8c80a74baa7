#include "core/job/verify_job.hpp"

#include <algorithm>
#include <numeric>

#include "core/base/words.hpp"
#include "core/job/solution_values.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/position_code.hpp"

namespace shunt::job {
namespace {

std::string fault_of(const outcome::Card& card) {
    if (card.card != outcome::kCardVersion)
        return say("the card is of version {version}, and this program reads version {own}",
                   {{"version", card.card}, {"own", outcome::kCardVersion}});
    if (card.complete.has_value() == card.solvable.has_value())
        return say("a card tells either whether its levels are \"complete\" or whether the puzzle is \"solvable\"");
    if (card.complete.has_value() == card.levels.empty())
        return say("levels belong to \"complete\", and to nothing else");
    if (card.solvable.value_or(false) != card.length.has_value())
        return say("a length and a way belong to a puzzle that is \"solvable\", and to no other");
    return {};
}

/// Why a way cannot be played, or does not end at a goal, or has another length than was claimed; empty when all is well.
std::string fault_of_way(const puzzle::Problem& problem, const outcome::Card& card) {
    const auto way = played(problem, card.way);
    if (!way) return say("the way: {why}", {{"why", way.error().message}});
    const auto replayed = moves::replay(problem.puzzle, problem.start, *way);
    if (!replayed || !replayed->solved) return say("the way does not end at a goal");
    const auto count = replayed->counts.in(card.metric);
    if (!count || static_cast<std::uint64_t>(*count) != *card.length)
        return say("the way has not the length of {length} that the card claims", {{"length", *card.length}});
    return {};
}

}  // namespace

Result<std::unique_ptr<VerifyJob>> VerifyJob::create(const VerifyRequest& request) {
    if (const std::string fault = fault_of(request.card); !fault.empty()) return Error{fault};
    auto problem = puzzle::parse_puzzle(request.card.puzzle);
    if (!problem) return Error{say("its puzzle: {why}", {{"why", to_string(problem.error())}})};
    if (puzzle::PositionCode(*problem).kinds() != request.card.kinds)
        return Error{say("its \"kinds\" are not those of its puzzle")};
    auto made = std::unique_ptr<VerifyJob>(new VerifyJob(std::move(*problem), request.card));
    if (auto error = made->begin(request)) return *error;
    return made;
}

std::optional<Error> VerifyJob::begin(const VerifyRequest& request) {
    const auto asked = [&](auto search) {
        search.puzzle = card_.puzzle;
        search.metric = card_.metric;
        search.memory_limit = request.memory_limit;
        search.crew = request.crew;
        return search;
    };
    if (card_.complete) {
        CensusRequest census = asked(CensusRequest{});
        census.hashes = true;
        auto made = CensusJob::create(census, nullptr, analysis::level_hashes_of);
        if (!made) return made.error();
        census_ = std::move(*made);
    } else {
        SolveRequest solve = asked(SolveRequest{});
        solve.all = !card_.shortest_solutions.empty();
        solve.list = 0;
        auto made = make_solve_job(solve);
        if (!made) return made.error();
        solve_ = std::move(*made);
    }
    return std::nullopt;
}

bool VerifyJob::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    if (card_.length && !way_holds_) {
        check_way();
        return status_ == Status::running;
    }
    const bool more = census_ ? census_->advance(budget) : solve_->advance(budget);
    if (census_) compare_levels();
    if (!more && status_ == Status::running) census_ ? end_census() : end_solve();
    return status_ == Status::running;
}

void VerifyJob::stop(Status why) {
    if (status_ != Status::running) return;
    if (census_) census_->stop(why);
    if (solve_) solve_->stop(why);
    status_ = why;
}

void VerifyJob::differ(std::string sentence) {
    differences_.push_back(std::move(sentence));
    status_ = Status::complete;
}

void VerifyJob::check_way() {
    std::string fault = fault_of_way(problem_, card_);
    way_holds_ = fault.empty();
    if (!fault.empty()) differ(std::move(fault));
}

void VerifyJob::compare_levels() {
    const std::size_t known = census_->hashes()->hashes().size();
    while (levels_ < known && status_ == Status::running) {
        if (levels_ < card_.levels.size()) {
            compare_level(levels_);
        } else if (*card_.complete) {
            differ(say("there are positions at depth {depth}, beyond the levels of the card", {{"depth", levels_}}));
        } else {
            break;
        }
    }
    // What a card does not claim is not searched.
    if (status_ == Status::running && !*card_.complete && levels_ == card_.levels.size()) status_ = Status::complete;
}

void VerifyJob::compare_level(std::size_t depth) {
    const outcome::CardLevel& claimed = card_.levels[depth];
    const outcome::CardLevel found{census_->depths()[depth], hex(census_->hashes()->hashes()[depth])};
    if (claimed == found) {
        ++levels_;
        return;
    }
    if (claimed.positions != found.positions)
        return differ(
            say("depth {depth}: {found, plural, one {# position} other {# positions}}, the card says {claimed}",
                {{"depth", depth}, {"found", found.positions}, {"claimed", claimed.positions}}));
    differ(say("depth {depth}: as many positions as the card says, but others: hash {found}, the card says {claimed}",
               {{"depth", depth}, {"found", found.hash}, {"claimed", claimed.hash}}));
}

void VerifyJob::end_census() {
    status_ = census_->status();
    if (status_ != Status::complete || levels_ == card_.levels.size()) return;
    differ(say("there is nothing at depth {depth}, where the card has a level", {{"depth", levels_}}));
}

void VerifyJob::end_solve() {
    const outcome::SolveOutcome solved = solve_->outcome();
    length_ = solved.length;
    status_ = solved.status;
    if (status_ != Status::solved && status_ != Status::unsolvable) return;
    status_ = Status::complete;
    if (solved.length.has_value() != *card_.solvable)
        return differ(solved.length ? say("the puzzle can be solved") : say("the puzzle cannot be solved"));
    if (solved.length != card_.length)
        return differ(say("a shortest solution has length {found}, the card says {claimed}",
                          {{"found", *solved.length}, {"claimed", *card_.length}}));
    if (!card_.shortest_solutions.empty() && solved.shortest_solutions != card_.shortest_solutions)
        differ(say("there are {found} shortest solutions, the card says {claimed}",
                   {{"found", solved.shortest_solutions}, {"claimed", card_.shortest_solutions}}));
}

outcome::VerifyOutcome VerifyJob::make_outcome() const {
    outcome::VerifyOutcome outcome;
    outcome.status = status_;
    outcome.equal = status_ == Status::complete && differences_.empty();
    outcome.metric = card_.metric;
    outcome.differences = differences_;
    outcome.levels = levels_;
    for (std::size_t depth = 0; depth < levels_; ++depth) outcome.positions += card_.levels[depth].positions;
    outcome.way_holds = way_holds_;
    outcome.length = length_;
    const auto take = [&](const auto& found) {
        outcome.reason = status_ == Status::limit ? found.reason : "";
        outcome.peak_bytes = found.peak_bytes;
    };
    census_ ? take(census_->outcome()) : take(solve_->outcome());
    return outcome;
}

}  // namespace shunt::job
