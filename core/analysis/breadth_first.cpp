#include "core/analysis/breadth_first.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/grid/step_sets.hpp"

namespace shunt::analysis {

std::string crowded_reason() {
    return say(
        "a position has more than {count} groups that can move in one direction; a metric of single pieces has no such "
        "limit",
        {{"count", grid::kMostStepSets}});
}

BreadthFirst::BreadthFirst(const puzzle::Problem& problem, Purpose purpose, const SearchOptions& options)
    : options_(options), plans_(problem, purpose, options), storage_(options.storage.value_or(Storage::packed)) {
    begin_next({});
}

bool BreadthFirst::advance(std::uint64_t budget, Exploration::State (Exploration::*some)(std::uint64_t)) {
    if (phase_ == Phase::counting_packings) {
        plans_.advance(budget);
        note_bytes(0);
        begin_next(std::exchange(full_, {}));
    } else if (phase_ == Phase::searching) {
        const Exploration::State state = (exploration_.get()->*some)(budget);
        if (exploration_->counts().size() >= known_.counts.size()) known_ = {};
        if (found_too_many()) {
            defect_ = say("the search found more positions than there are");
            refuse(defect_);
        } else if (state != Exploration::State::running) {
            conclude();
        }
    }
    note_bytes(0);
    return phase_ != Phase::ended;
}

/// Goes on to the next plan that can. `refusal`: what is said if there is none; empty: what stands against the last one asked for.
void BreadthFirst::begin_next(std::string refusal) {
    const bool has_refusal = !refusal.empty();
    while (!plans_.is_counting()) {
        const Plan* plan = plans_.next();
        if (plan == nullptr) return refuse(refusal.empty() ? say("no plan is left") : std::move(refusal));
        if (plan->can && (begin(*plan) || !refusal_.empty())) return;
        if (!plan->is_asked || has_refusal) continue;
        refusal = plan->reason;
        bytes_needed_ = plan->bytes;
    }
    count_packings(has_refusal ? std::move(refusal) : std::string());
}

/// `refusal`: what a search met before, if there was one. Its memory is needed now.
void BreadthFirst::count_packings(std::string refusal) {
    full_ = std::move(refusal);
    if (exploration_ && !knows_more()) keep_known();
    if (exploration_) statistics_ = exploration_->statistics();
    exploration_.reset();
    phase_ = Phase::counting_packings;
}

/// False when another plan is to be tried.
bool BreadthFirst::begin(const Plan& plan) {
    if (exploration_ && !knows_more()) keep_known();
    exploration_.reset();  // its memory is needed now
    exploration_ = plans_.begin();
    if (exploration_ == nullptr && plan.storage == Storage::sweeps) return false;
    storage_ = plan.storage;
    storage_reason_ = plan.reason;
    bytes_at_most_ = plan.bytes;
    bytes_needed_ =
        plan.grows ? 0 : std::max(plan.bytes, peak_bytes_);  // counting the packings may take more than the search
    if (exploration_ == nullptr) {
        refuse(plan.storage == Storage::hashed
                   ? say("not even the start fits: {storage}", {{"storage", storage_reason_}})
                   : say("the system refused {size} of memory", {{"size", bytes_text(plan.bytes)}}));
        return false;
    }
    direction_ = plan.direction;
    symmetry_ = plan.storage == Storage::packed ? plans_.symmetry() : std::string_view();
    phase_ = Phase::searching;
    return true;
}

/// A search that finds positions twice might never end.
bool BreadthFirst::found_too_many() const {
    const auto& counts = exploration_->counts();
    const auto most = exploration_->most();
    return most && std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) > *most;
}

void BreadthFirst::conclude() {
    phase_ = Phase::ended;
    if (exploration_->is_crowded()) {
        refusal_ = crowded_reason();
    } else if (exploration_->state() == Exploration::State::full) {
        begin_next(full_reason());
    }
}

/// Takes from a search that is full what it has found.
void BreadthFirst::keep_known() {
    known_ = {};
    known_.counts = exploration_->counts();
    known_.at_least = exploration_->depth() + 1;
    known_.goal_counts = exploration_->goal_counts();
    known_.bytes = (known_.counts.capacity() + known_.goal_counts.capacity()) * sizeof(std::uint64_t);
}

void BreadthFirst::let_go() {
    is_let_go_ = true;
    phase_ = Phase::ended;
    plans_.drop_numbers();
    if (exploration_ == nullptr) return;
    statistics_ = exploration_->statistics();
    if (exploration_->counts().size() >= known_.counts.size()) keep_known();
    exploration_.reset();
}

/// Whether what was found before says more than the search at hand.
bool BreadthFirst::knows_more() const {
    return exploration_ == nullptr || known_.counts.size() > exploration_->counts().size();
}

const std::vector<std::uint64_t>& BreadthFirst::counts() const {
    return knows_more() ? known_.counts : exploration_->counts();
}

const std::vector<std::uint64_t>& BreadthFirst::goal_counts() const {
    return knows_more() ? known_.goal_counts : exploration_->goal_counts();
}

std::optional<int> BreadthFirst::at_least() const {
    if (exploration_ == nullptr) return known_.counts.empty() ? std::nullopt : std::optional(known_.at_least);
    if (exploration_->state() == Exploration::State::goal_found) return exploration_->depth();
    return std::max(exploration_->depth() + 1, known_.at_least);
}

std::string BreadthFirst::full_reason() const {
    if (std::string failure = exploration_->failure(); !failure.empty()) return failure;
    const std::string expanded = grouped(exploration_->statistics().expanded);
    if (exploration_->is_refused())
        return say("the system refused more than {size} with {count} positions expanded; {storage}",
                   {{"size", bytes_text(bytes())}, {"count", expanded}, {"storage", storage_reason_}});
    return say("{size} are full with {count} positions expanded; {storage}",
               {{"size", bytes_text(options_.memory_limit)}, {"count", expanded}, {"storage", storage_reason_}});
}

std::uint64_t BreadthFirst::bytes() const {
    return exploration_ ? exploration_->bytes() + known_.bytes : plans_.bytes();
}

void BreadthFirst::refuse(std::string reason) {
    refusal_ = std::move(reason);
    phase_ = Phase::ended;
}

}  // namespace shunt::analysis
