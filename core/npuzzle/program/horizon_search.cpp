#include "core/npuzzle/program/horizon_search.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/base/words.hpp"

namespace shunt::npuzzle::program {
namespace {

/// The least number from `number` on that is even when `like` is.
int rounded_up(int number, int like) { return number + (number % 2 != like % 2 ? 1 : 0); }

}  // namespace

std::string_view to_string(Outcome outcome) {
    constexpr std::array<std::string_view, 7> kNames{"excluded", "infeasible", "walk",        "limit",
                                                     "hung",     "failed",     "disagreement"};
    return kNames[static_cast<std::size_t>(outcome)];
}

Result<HorizonSearch> HorizonSearch::create(ModelBuilder builder, const Horizons& horizons) {
    if (auto refused = horizons.from ? builder.refusal(*horizons.from) : std::nullopt) return std::move(*refused);
    HorizonSearch search(std::move(builder), horizons);
    if (auto refused = search.builder_.refusal(search.steps_)) return std::move(*refused);
    if (horizons.to && (*horizons.to < search.steps_ || *horizons.to > kMostSteps)) {
        return Error{say("the horizons begin at {first} and cannot end at {last}; the last one may be up to {limit}",
                         {{"first", search.steps_}, {"last", std::to_string(*horizons.to)}, {"limit", kMostSteps}})};
    }
    return search;
}

HorizonSearch::HorizonSearch(ModelBuilder builder, const Horizons& horizons) : builder_(std::move(builder)) {
    const bool printed = builder_.formulation() == Formulation::printed;
    at_least_ = manhattan_distance(builder_.instance());
    steps_ = horizons.from.value_or(printed ? 1 : at_least_);
    if (builder_.formulation() == Formulation::flow) steps_ = rounded_up(steps_, at_least_);
    stride_ = printed ? 1 : 2;
    last_ = horizons.to.value_or(kMostSteps);
}

bool HorizonSearch::advance(std::uint64_t budget) {
    if (state_ != State::preparing) return false;
    if (builder_.prepare(budget)) return true;
    ask_next();
    return state_ == State::preparing;
}

void HorizonSearch::ask_next() {
    if (steps_ > last_)
        return end(State::exhausted, say("no horizon up to {steps} steps has a solution", {{"steps", last_}}));
    auto model = builder_.build(steps_);
    if (!model) return end(State::exhausted, model.error().message);
    model_ = std::move(*model);
    current_ = {};
    if (model_->impossible.empty()) {
        state_ = State::asking;
        return;
    }
    record(Outcome::excluded, model_->impossible);
    if (must_be_feasible()) {
        disagreed_ = true;
        return end(State::stuck, say("the reachability check excludes a solution that exists"));
    }
    go_on();
}

void HorizonSearch::answer(const Solution& solution, double seconds) {
    assert(state_ == State::asking);
    current_ = {};
    current_.nodes = solution.nodes;
    current_.seconds = solution.seconds.value_or(seconds);
    // A walk that ends at the goal is a solution, whatever the solver says of it.
    const bool walks = !solution.values.empty() && decode_walk(builder_.instance(), *model_, solution.values);
    if (walks) return take_walk(solution);
    switch (solution.status) {
        case Solution::Status::infeasible:
            return take_infeasible();
        case Solution::Status::unfinished:
            record(Outcome::limit, solution.words);
            return end(State::stuck, say("the solver ended without a solution at T = {steps}: {status}",
                                         {{"steps", steps_}, {"status", solution.words}}));
        case Solution::Status::optimal:
        case Solution::Status::feasible:
            return take_walk(solution);
    }
}

void HorizonSearch::answer(const NoAnswer& nothing, double seconds) {
    assert(state_ == State::asking);
    current_ = {};
    current_.seconds = seconds;
    record(nothing.outcome, nothing.reason);
    end(State::stuck, say("at T = {steps}: {reason}", {{"steps", steps_}, {"reason", nothing.reason}}));
}

bool HorizonSearch::must_be_feasible() const { return known_ && (monotone() ? steps_ >= *known_ : steps_ == *known_); }

void HorizonSearch::take_infeasible() {
    if (must_be_feasible())
        return contradict(
            say("wrong: a solution of {moves, plural, one {# move} other {# moves}} exists", {{"moves", *known_}}));
    record(Outcome::infeasible, "");
    go_on();
}

void HorizonSearch::take_walk(const Solution& solution) {
    auto walk = decode_walk(builder_.instance(), *model_, solution.values);
    if (!walk) {
        const std::string broken = first_violation(model_->program, solution.values);
        const std::string& error = walk.error().message;
        if (broken.empty()) return contradict(say("no walk: {error}", {{"error", error}}));
        return contradict(say("no walk: {error}; {broken}", {{"error", error}, {"broken", broken}}));
    }
    const int length = static_cast<int>(walk->letters.size());
    const bool least = builder_.formulation() == Formulation::corrected && solution.status == Solution::Status::optimal;
    if (least && known_ && length > *known_) {
        return contradict(
            say("wrong: called optimal, but a solution of {moves, plural, one {# move} other {# moves}} exists",
                {{"moves", *known_}}));
    }
    if (least) at_least_ = std::max(at_least_, length);
    accept(std::move(*walk));
}

void HorizonSearch::accept(Walk walk) {
    walk_ = std::move(walk);
    std::string note;
    if (walk_->passes != 0) {
        note = say("{moves, plural, one {# move} other {# moves}} and {passes, plural, one {# pass} other {# passes}}",
                   {{"moves", length()}, {"passes", walk_->passes}});
    }
    // Played to the goal, so it is the other method that is wrong.
    if (known_ && length() < *known_) {
        disagreed_ = true;
        note.append(note.empty() ? "" : "; ").append(say("shorter than what was taken for the shortest"));
    }
    record(Outcome::walk, note);
    end(State::found, reason_of_walk());
}

/// An answer that cannot be true. Presolve is where solvers have been wrong; what is still wrong without it, stays.
void HorizonSearch::contradict(const std::string& what) {
    disagreed_ = true;
    if (presolve_) {
        record(Outcome::disagreement, say("{disagreement}; asked again without presolve", {{"disagreement", what}}));
        presolve_ = false;
        return;
    }
    record(Outcome::disagreement, what);
    end(State::stuck,
        say("the solver's answer at T = {steps} is {disagreement}", {{"steps", steps_}, {"disagreement", what}}));
}

void HorizonSearch::record(Outcome outcome, std::string note) {
    current_.steps = steps_;
    current_.outcome = outcome;
    current_.presolve = presolve_;
    current_.size = model_->program.size();
    current_.note = std::move(note);
    attempts_.push_back(current_);
}

void HorizonSearch::go_on() {
    if (monotone() || steps_ == at_least_) at_least_ = std::max(at_least_, rounded_up(steps_ + 1, at_least_));
    steps_ += stride_;
    presolve_ = true;
    model_.reset();
    state_ = State::preparing;
}

void HorizonSearch::end(State state, std::string reason) {
    state_ = state;
    reason_ = std::move(reason);
}

std::string HorizonSearch::reason_of_walk() const {
    if (!proved_optimal()) {
        return say(
            "not proved shortest: solutions of {moves, plural, one {# move} other {# moves}} are not excluded, since "
            "shorter horizons were not tried",
            {{"moves", at_least_}});
    }
    if (attempts_.size() == 1 && builder_.formulation() == Formulation::corrected) {
        return say("proved shortest: the program makes the number of moves least");
    }
    return say("proved shortest: every shorter horizon is excluded by the distances or infeasible");
}

}  // namespace shunt::npuzzle::program
