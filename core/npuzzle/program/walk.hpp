// From a solver's values back to moves, and the check that they are moves.
#pragma once

#include <span>
#include <string>

#include "core/base/result.hpp"
#include "core/npuzzle/program/model.hpp"

namespace shunt::npuzzle::program {

/// What a solution of a model describes.
struct Walk {
    std::string letters;  ///< a letter a move: L, R, U or D, the direction in which the tile moves
    int passes = 0;       ///< steps in which nothing moves (printed and corrected formulation)
};

/// Reads the blank's path out of the values, one a column, and plays it from the start. Errors: the blank is nowhere, in two places or
/// jumps; the walk does not end at the goal. So a walk that comes back is a solution, whatever the solver did.
[[nodiscard]] Result<Walk> decode_walk(const Instance& instance, const Model& model, std::span<const double> values);

}  // namespace shunt::npuzzle::program
