// What the chart shows and what of it is selected: a look at the results of one metric, made when it is needed.
#pragma once

#include <optional>
#include <string>

#include "core/puzzle/puzzle.hpp"
#include "ui/entry/entry.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/known/depth_levels.hpp"
#include "ui/known/depth_range.hpp"

namespace shunt::ui {

class Dossier;

/// How high a bar is: by the count of its depth, the logarithm of that, or all positions up to its depth.
enum class Scale : unsigned char { linear, logarithmic, cumulative };

/// One position of a depth, shown on the board.
struct Sample {
    int depth = 0;
    std::uint64_t index = 0;  ///< from 0, in the order of the question for them
    std::uint64_t total = 0;  ///< positions of this depth
    puzzle::Position position;
};

struct CensusView {
    const CensusOutcome* report = nullptr;  ///< null when nothing was counted
    const DepthLevels* levels = nullptr;    ///< of its depths; null with it
    Scale scale = Scale::linear;
    std::optional<int> selected;  ///< depth of the sample wanted or shown
    std::optional<int>
        goal_depth;  ///< length of a shortest solution in the same metric, as proved or as the file states it
    const DepthLevels* goal_levels = nullptr;  ///< of the goal positions of each depth; null with the report
    DepthRange range = {};                     ///< what of the depths is in sight; within these

    /// Greatest depth, -1 without a census.
    [[nodiscard]] int last_depth() const;
    /// What is in sight: the first depth, and how many from there.
    [[nodiscard]] int first_in_sight() const { return range.from; }
    [[nodiscard]] int depths_in_sight() const { return range.is_whole() ? last_depth() + 1 : range.count; }
    /// Positions at `depth`; 0 beyond the last.
    [[nodiscard]] std::uint64_t count(int depth) const;
    /// Goal positions at `depth`; 0 where that is not known.
    [[nodiscard]] std::uint64_t goals(int depth) const;
    /// Whether the goal positions of the depths are known.
    [[nodiscard]] bool knows_goals() const { return report != nullptr && !report->goal_depths.empty(); }
    /// Whether all positions are counted, and a goal is among them.
    [[nodiscard]] bool meets_goals() const { return is_whole() && report->goal_positions.value_or(0) > 0; }
    /// Whether all positions are counted.
    [[nodiscard]] bool is_whole() const { return report != nullptr && report->status == Status::complete; }
    /// Positions at all depths up to this one.
    [[nodiscard]] std::uint64_t total(int depth) const;
    /// What the bar of a depth stands for on the scale: positions there, or up to there.
    [[nodiscard]] std::uint64_t shown(int depth) const {
        return scale == Scale::cumulative ? total(depth) : count(depth);
    }
    [[nodiscard]] std::uint64_t shown_goals(int depth) const;
    /// Height of a bar, 0 to 1; the fullest depth in sight has 1. On the logarithmic scale one position has a small height,
    /// none has 0.
    [[nodiscard]] float height(int depth) const;
    /// Height of any count on the same scale.
    [[nodiscard]] float height_of(std::uint64_t count) const;
    [[nodiscard]] std::uint64_t fullest() const { return levels ? levels->fullest() : 0; }
    /// The greatest count of the depths from `from` up to, not including, `to`. O(log depths).
    [[nodiscard]] std::uint64_t fullest(int from, int to) const;
    /// The greatest of what the bars of the depths from `from` up to, not including, `to` stand for, and of their goals. O(log depths).
    [[nodiscard]] std::uint64_t most_shown(int from, int to) const { return most_of(levels, from, to); }
    [[nodiscard]] std::uint64_t most_goals(int from, int to) const { return most_of(goal_levels, from, to); }
    /// What the highest bar in sight stands for.
    [[nodiscard]] std::uint64_t most_shown() const {
        return most_shown(first_in_sight(), first_in_sight() + depths_in_sight());
    }
    /// The first depth that has as many positions as any other.
    [[nodiscard]] int fullest_depth() const;
    /// The first depth that has a goal position, as it was counted; absent where none has.
    [[nodiscard]] std::optional<int> first_goal_depth() const;
    /// Round numbers for the vertical axis, ascending, at most six, the first 0 (linear) or 1 (logarithmic).
    [[nodiscard]] std::vector<std::uint64_t> ticks() const;
    /// Distance between labels of the horizontal axis: 1, 2, 5, 10, 20 ... such that at most `most` fit.
    [[nodiscard]] int depth_step(int most) const;

private:
    [[nodiscard]] std::uint64_t most_of(const DepthLevels* of, int from, int to) const;
};

/// What a book tells of the puzzle that its game is of: of all depths, none of them selected. A null entry states nothing.
[[nodiscard]] CensusView census_view(const Dossier& book, const Entry* entry, puzzle::Metric metric, Scale scale);

}  // namespace shunt::ui
