// What the board shows: one thing at a time, put there by Play alone.
//
//     OwnPlay ──show──> SolutionOnShow      the player's solution, at the player's step
//        └──────show──> SampleOnShow        a position of a depth
//
// The user's own play goes on existing under the other two; whoever leaves them is back in it.
#pragma once

#include <optional>
#include <variant>

#include "core/moves/move.hpp"
#include "core/puzzle/metric.hpp"
#include "ui/known/census_view.hpp"

namespace shunt::ui {

struct Hint {
    moves::Move move;
    int to_go = 0;  ///< before the move
    puzzle::Metric metric = puzzle::Metric::move;
    bool proved = true;  ///< that it cannot be done in fewer
};

struct OwnPlay {
    std::optional<Hint> hint;
};

struct SolutionOnShow {};

struct SampleOnShow {
    Sample sample;
};

using Stage = std::variant<OwnPlay, SolutionOnShow, SampleOnShow>;

/// The alternatives of Stage, by name and in their order.
enum class Showing : unsigned char { play, solution, sample };

}  // namespace shunt::ui
