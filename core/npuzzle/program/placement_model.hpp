// The formulations `printed` and `corrected`: tiles on cells, rows (1) to (14) of model.hpp.
#pragma once

#include "core/npuzzle/program/model.hpp"

namespace shunt::npuzzle::program {

/// Size of placement_model's result, without building it.
[[nodiscard]] ProgramSize placement_size(const Instance& instance, Mode mode, Formulation formulation, int steps);

/// The program for a horizon of `steps` >= 1; `formulation` is printed or corrected. Cost: its size.
[[nodiscard]] Model placement_model(const Instance& instance, Mode mode, Formulation formulation, int steps);

}  // namespace shunt::npuzzle::program
