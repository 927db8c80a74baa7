// What the histogram shows and what of it is selected: a look at the results of one metric, made when it is needed.
#pragma once

#include <optional>
#include <string>

#include "core/puzzle/puzzle.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/known/depth_levels.hpp"

namespace shunt::ui {

enum class Scale : unsigned char { linear, logarithmic };

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

    /// Greatest depth, -1 without a census.
    [[nodiscard]] int last_depth() const;
    /// Positions at `depth`; 0 beyond the last.
    [[nodiscard]] std::uint64_t count(int depth) const;
    /// Height of a bar, 0 to 1; the fullest depth has 1. On the logarithmic scale one position has a small height,
    /// none has 0.
    [[nodiscard]] float height(int depth) const;
    /// Height of any count on the same scale.
    [[nodiscard]] float height_of(std::uint64_t count) const;
    [[nodiscard]] std::uint64_t fullest() const { return levels ? levels->fullest() : 0; }
    /// The greatest count of the depths from `from` up to, not including, `to`. O(log depths).
    [[nodiscard]] std::uint64_t fullest(int from, int to) const;
    /// Round numbers for the vertical axis, ascending, at most six, the first 0 (linear) or 1 (logarithmic).
    [[nodiscard]] std::vector<std::uint64_t> ticks() const;
    /// Distance between labels of the horizontal axis: 1, 2, 5, 10, 20 ... such that at most `most` fit.
    [[nodiscard]] int depth_step(int most) const;
};

}  // namespace shunt::ui
