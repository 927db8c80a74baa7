// The formulation `flow`: a path of the blank and a flow of tiles, rows (b1) to (f) of model.hpp.
#pragma once

#include "core/npuzzle/program/live_states.hpp"
#include "core/npuzzle/program/model.hpp"

namespace shunt::npuzzle::program {

/// The program for exactly live.steps() >= 1 moves; only columns of live states are made. `impossible` is set when none are left.
/// Cost: about steps x K^3.
[[nodiscard]] Model flow_model(const Instance& instance, Mode mode, const LiveStates& live);

}  // namespace shunt::npuzzle::program
