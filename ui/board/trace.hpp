// Where the last move has been, for those who look at the board after it.
#pragma once

#include <vector>

#include "ui/model/model.hpp"

namespace shunt::ui {

/// The cells that the move which led to what the board shows has left, and those it has come to, in reading order; none when none led
/// there.
[[nodiscard]] std::vector<puzzle::Coordinate> trace_of(const Model& model);

}  // namespace shunt::ui
