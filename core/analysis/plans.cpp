#include "core/analysis/plans.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "core/packing/goal_positions.hpp"

namespace shunt::analysis {

using packing::PackedSpace;

const std::array<Plans::Row, kPlans + 2> Plans::kRows{
    Row{Place::memory, Storage::sweeps, Direction::forward, false, false, &Plans::look_sweeps, &Plans::begin_sweeps},
    Row{Place::memory, Storage::packed, Direction::bidirectional, true, false, &Plans::look_both_ends,
        &Plans::begin_both_ends},
    Row{Place::memory, Storage::levels, Direction::forward, true, false, &Plans::look_levels, &Plans::begin_levels},
    Row{Place::memory, Storage::levels, Direction::forward, false, false, &Plans::look_fillings,
        &Plans::begin_fillings},
    Row{Place::memory, Storage::packed, Direction::forward, true, true, &Plans::look_packed, &Plans::begin_packed},
    Row{Place::memory, Storage::keys, Direction::forward, false, false, &Plans::look_keys, &Plans::begin_keys},
    Row{Place::memory, Storage::hashed, Direction::forward, false, true, &Plans::look_hashed, &Plans::begin_hashed},
    Row{Place::parts, Storage::packed, Direction::forward, true, false, &Plans::look_parts, &Plans::begin_parts},
    Row{Place::shelf, Storage::disk, Direction::forward, true, false, &Plans::look_shelf, &Plans::begin_shelf},
};

Plans::Plans(const puzzle::Problem& problem, Purpose purpose, const SearchOptions& options)
    : problem_(&problem), purpose_(purpose), options_(options) {
    go_to_row(0);
}

/// Or to the first one after it that this search has a place for.
void Plans::go_to_row(std::size_t row) {
    while (row < kRows.size() && !has_place(row)) ++row;
    row_ = row;
}

bool Plans::has_place(std::size_t row) const {
    switch (kRows[row].place) {
        case Place::memory:
            return true;
        case Place::parts:
            return options_.in_parts != nullptr;
        case Place::shelf:
            return options_.on_shelf != nullptr;
    }
    return false;
}

/// What in the options rules a row out; empty when nothing does.
std::string Plans::objection(std::size_t row) const {
    if ((options_.without >> row & 1) != 0) return say("left out");
    if (options_.in_parts != nullptr && kRows[row].place != Place::parts) return say("one machine's");
    if (options_.storage && *options_.storage != kRows[row].storage) return say("not asked for");
    return {};
}

bool Plans::is_counting() {
    if (row_ == kRows.size() || !kRows[row_].needs_numbers || !objection(row_).empty()) return false;
    if (options_.asks_more && !kRows[row_].answers_all) return false;
    renew_numbers();
    if (space_ || !no_numbers_.empty()) return false;
    if (!builder_)
        builder_ =
            std::make_unique<SpaceBuilder>(problem_->puzzle, options_.metric, options_.memory_limit, most_packings());
    if (builder_->state() == SpaceBuilder::State::building) return true;
    take_numbers();
    return false;
}

/// Files hold every position by itself, and without its mirror image: numbers for bits are not theirs.
void Plans::renew_numbers() {
    if (kRows[row_].place == Place::shelf && std::exchange(is_prepared_, false)) space_.reset();
}

/// Where not all of them are in the memory of one machine, it is no bound.
std::optional<std::uint64_t> Plans::most_packings() const {
    if (options_.in_parts == nullptr && options_.on_shelf == nullptr) return std::nullopt;
    return packing::FrontierDag::kMostPackings;
}

void Plans::take_numbers() {
    packings_ = builder_->packings();
    if (builder_->state() == SpaceBuilder::State::refused) {
        no_numbers_ = no_marks_ = builder_->reason();
    } else {
        space_ = std::make_unique<PackedSpace>(builder_->take());
        if (purpose_ == Purpose::solve && options_.direction != Direction::forward)
            ends_ = packing::goal_positions(*space_, problem_->puzzle);
    }
    builder_.reset();
}

const Plan* Plans::next() {
    if (row_ == kRows.size()) return nullptr;
    const std::size_t row = looked_at_ = row_;
    go_to_row(row + 1);
    plan_ = {};
    plan_.storage = kRows[row].storage;
    plan_.direction = kRows[row].direction;
    plan_.reason = objection(row);
    plan_.is_asked = plan_.reason.empty();
    if (!plan_.is_asked) return &plan_;
    if (options_.asks_more && !kRows[row].answers_all) {
        plan_.reason = say("it forgets positions, and more is asked of them");
    } else if (kRows[row].needs_numbers && !space_) {
        plan_.reason = no_numbers_;
    } else {
        (this->*kRows[row].look)();
    }
    if (plan_.can && !plan_.grows) plan_.bytes = std::max(plan_.bytes, counted_bytes_);
    return &plan_;
}

std::unique_ptr<Exploration> Plans::begin() {
    return options_.instead != nullptr ? options_.instead() : (this->*kRows[looked_at_].begin)();
}

std::uint64_t Plans::bytes() const { return builder_ ? builder_->bytes() : 0; }

}  // namespace shunt::analysis
