#include "core/search/level_loop.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace shunt::search {

void LevelLoop::go_on(const LevelStore& store, std::vector<std::uint64_t> counts,
                      std::vector<std::uint64_t> goal_counts) {
    counts_ = std::move(counts);
    goal_counts_ = std::move(goal_counts);
    goals_ = std::accumulate(goal_counts_.begin(), goal_counts_.end(), std::uint64_t{0});
    depth_ = static_cast<int>(counts_.size()) - 1;
    reached_ = std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
    if (store.is_goal_found()) state_ = State::goal_found;
}

void LevelLoop::restart() {
    state_ = State::running;
    depth_ = -1;
    counts_.clear();
    goal_counts_.clear();
    reached_ = 0;
}

Search::State LevelLoop::advance(LevelStore& store, std::uint64_t budget, bool pause_at_level) {
    if (state_ != State::running || budget == 0) return state_;
    slice_->budget = static_cast<std::int64_t>(std::min<std::uint64_t>(budget, INT64_MAX));
    slice_->pause_at_level = pause_at_level;
    if (crew_ == nullptr) {
        work(store, 0);
    } else {
        crew_->run([&](int worker) { work(store, static_cast<std::size_t>(worker)); });
    }
    return state_;
}

/// What every worker does, until the slice is at its end.
void LevelLoop::work(LevelStore& store, std::size_t worker) {
    do {
        while (has_budget() && store.expand_some(worker)) continue;
        meet();
        if (store.sifts()) {
            if (store.is_expanded()) store.sift_some(worker);
            meet();
        }
        if (worker == 0) settle(store);
        meet();
    } while (!slice_->pause);
}

/// Called by one worker while the others wait: ends the level, or pauses.
void LevelLoop::settle(LevelStore& store) {
    const int depth = depth_;
    if (store.is_full()) {
        state_ = State::full;
    } else if (!store.is_expanded() || !store.is_sifted()) {
        store.regroup();
    } else if (const std::uint64_t found = store.found(); found != 0) {
        begin_level(store, found);
    } else {
        state_ = State::exhausted;
    }
    slice_->pause = state_ != State::running || !has_budget() || (slice_->pause_at_level && depth_ != depth);
}

void LevelLoop::begin_level(LevelStore& store, std::uint64_t found) {
    ++depth_;
    counts_.push_back(found);
    reached_ += found;
    const std::uint64_t goals = store.goals();
    goal_counts_.push_back(goals - goals_);
    goals_ = goals;
    store.begin_level(depth_);
    if (store.is_goal_found()) state_ = State::goal_found;
}

}  // namespace shunt::search
