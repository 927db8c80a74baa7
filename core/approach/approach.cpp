#include "core/approach/approach.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace shunt::approach {
namespace {

/// In this order. Each finds ways that the others do not; the first are those that failed least and found the shortest ones, on crowded
/// boards and on roomy ones.
constexpr std::array<WidthSearch::Settings, 5> kSettings{
    {{{1, 3}, 4}, {{1, 8}, 8}, {{1, 1}, 1}, {{1, 4}, 2}, {{1, 2}, 1}}};
constexpr std::uint64_t kFirstExpanded = 60'000;
constexpr std::size_t kFirstNeighbourhood = 20'000;
constexpr std::size_t kLargestNeighbourhood = 6'000'000;
constexpr std::size_t kFirstBeam = 3'000;
constexpr std::size_t kWidestBeam = 12'000;
/// All of them grow by this when they do not find what is wanted.
constexpr std::size_t kGrowth = 4;
/// Ways that are joined at most.
constexpr std::size_t kMostKept = 8;
/// The beam has one turn of so many.
constexpr std::uint64_t kTurns = 4;
constexpr std::uint64_t kWorkOfTurn = 2'000;

[[nodiscard]] bool is_shorter(const Way& a, const Way& b) { return a.size() < b.size(); }

}  // namespace

Approach::Approach(const puzzle::Problem& problem, puzzle::Metric metric, std::uint64_t most_bytes)
    : ground_(problem.puzzle, metric),
      start_(ground_.keys().key(problem.start)),
      way_bytes_(most_bytes / 4 * 3),
      beam_bytes_(most_bytes / 4),
      most_expanded_(kFirstExpanded),
      width_(kFirstBeam) {
    begin_width_search();
    begin_beam();
}

bool Approach::advance(std::uint64_t budget) {
    for (std::uint64_t spent = 0; spent < budget && (is_working_on_way() || beam_);) {
        const bool is_for_beam = turn_ % kTurns == kTurns - 1;
        const bool has_one = is_for_beam ? beam_.has_value() : is_working_on_way();
        const std::uint64_t work = !has_one ? kWorkOfTurn : is_for_beam ? work_on_beam() : work_on_way();
        spent += has_one ? work : 0;
        turn_work_ += work;
        if (turn_work_ < kWorkOfTurn) continue;
        turn_work_ = 0;
        ++turn_;
    }
    return is_working_on_way() || beam_;
}

std::uint64_t Approach::expanded() const {
    return expanded_ + (width_search_ ? width_search_->expanded() : 0) +
           (neighbourhood_ ? neighbourhood_->expanded() : 0) + (beam_ ? beam_->expanded() : 0);
}

std::uint64_t Approach::bytes() const {
    return ground_.keys().bytes() + (kept_.size() + around_.size() + 1) * way_.capacity() * sizeof(Key) +
           (width_search_ ? width_search_->bytes() : 0) + (neighbourhood_ ? neighbourhood_->bytes() : 0) +
           (beam_ ? beam_->bytes() : 0);
}

/// Takes a way if it is shorter than the one known.
void Approach::offer(const Way& way) {
    if (!way_.empty() && way.size() >= way_.size()) return;
    way_ = way;
    ++ways_;
    if (beam_) beam_->set_most_moves(way_.size() - 2);
    if (way_.size() == 2) end_all();
}

/// A way of one move, or one among all positions, is as short as can be.
void Approach::end_all() {
    has_seen_all_ = true;
    expanded_ = expanded();
    width_search_.reset();
    neighbourhood_.reset();
    beam_.reset();
}

std::uint64_t Approach::work_on_way() {
    if (width_search_) {
        const std::uint64_t work = width_search_->work();
        const bool is_over = width_search_->expanded() >= most_expanded_;
        if (width_search_->state() != State::running || is_over) end_width_search();
        return work;
    }
    const std::uint64_t work = neighbourhood_->work();
    if (neighbourhood_->state() != State::running) end_neighbourhood();
    return work;
}

// ── the width searches, one setting after the other ──

void Approach::begin_width_search() { width_search_.emplace(ground_, start_, kSettings[setting_], way_bytes_); }

void Approach::end_width_search() {
    const State state = width_search_->state();
    if (state == State::exhausted && !is_crowded()) return end_all();
    if (state == State::running) was_full_ = false;
    Way way = state == State::found ? width_search_->way() : Way{};
    expanded_ += width_search_->expanded();
    width_search_.reset();
    if (way.empty()) return begin_next_width_search();
    offer(way);
    if (!has_seen_all_) begin_neighbourhood(Stage::refining, {std::move(way)});
}

/// After the last setting, all again for longer while there is no way and more memory.
void Approach::begin_next_width_search() {
    if (++setting_ == kSettings.size()) {
        if (!kept_.empty()) return begin_neighbourhood(Stage::growing, kept_);
        if (was_full_) return;
        setting_ = 0;
        was_full_ = true;
        most_expanded_ *= kGrowth;
    }
    begin_width_search();
}

// ── neighbourhoods ──

void Approach::begin_neighbourhood(Stage stage, std::vector<Way> ways) {
    stage_ = stage;
    around_ = std::move(ways);
    most_ = kFirstNeighbourhood * around_.size();
    repeat_neighbourhood();
}

void Approach::repeat_neighbourhood() {
    if (neighbourhood_) expanded_ += neighbourhood_->expanded();
    neighbourhood_.reset();
    const auto shortest = std::min_element(around_.begin(), around_.end(), is_shorter);
    neighbourhood_.emplace(ground_, around_, shortest->size() - 1, most_, way_bytes_);
}

void Approach::end_neighbourhood() {
    const bool is_last = neighbourhood_->is_full() || most_ > kLargestNeighbourhood / kGrowth;
    const bool has_all = neighbourhood_->has_all();
    if (neighbourhood_->state() == State::found) {
        around_.push_back(neighbourhood_->way());
        offer(around_.back());
        if (has_all) return end_all();
        if (!has_seen_all_) repeat_neighbourhood();
        return;
    }
    if (has_all) return end_all();
    if (stage_ == Stage::growing && !is_last) {
        most_ *= kGrowth;
        return repeat_neighbourhood();
    }
    expanded_ += neighbourhood_->expanded();
    neighbourhood_.reset();
    if (stage_ == Stage::growing) return;
    const auto shortest = std::min_element(around_.begin(), around_.end(), is_shorter);
    kept_.insert(std::upper_bound(kept_.begin(), kept_.end(), *shortest, is_shorter), *shortest);
    if (kept_.size() > kMostKept) kept_.pop_back();
    if (stage_ == Stage::refining && kept_.size() > 1) return begin_neighbourhood(Stage::joining, kept_);
    begin_next_width_search();
}

// ── beams ──

void Approach::begin_beam() {
    beam_.emplace(ground_, start_, width_, beam_bytes_);
    if (!way_.empty()) beam_->set_most_moves(way_.size() - 2);
    if (beam_->state() != State::running) beam_.reset();
}

std::uint64_t Approach::work_on_beam() {
    const std::uint64_t work = beam_->work();
    if (beam_->state() != State::running) end_beam();
    return work;
}

void Approach::end_beam() {
    const bool is_full = beam_->state() == State::full;
    Way way = beam_->state() == State::found ? beam_->way() : Way{};
    expanded_ += beam_->expanded();
    beam_.reset();
    width_ *= kGrowth;
    if (!way.empty()) {
        offer(way);
        if (has_seen_all_) return;
        kept_.insert(std::upper_bound(kept_.begin(), kept_.end(), way, is_shorter), way);
        if (!is_working_on_way()) begin_neighbourhood(Stage::growing, kept_);
    }
    if (!is_full && width_ <= kWidestBeam) begin_beam();
}

}  // namespace shunt::approach
