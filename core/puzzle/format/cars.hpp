// Cars of Rush Hour: straight pieces that move lengthwise, one of which has to leave the board.
#pragma once

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {

enum class Side : std::uint8_t { right, left, top, bottom };

/// Where a car leaves: a side, and the row or column there.
struct Exit {
    Side side = Side::right;
    int line = 0;
};

/// Lets every piece move lengthwise only; refuses what is no straight run of two or more cells.
[[nodiscard]] Failure make_cars(const Source& source, Sketch& sketch);

/// The car that is meant to leave: on the line of the exit, or called X, x, A, or R or Z where the letter before is missing; else the
/// first by its label. -1 without a car on that line.
[[nodiscard]] int car_to_leave(const Sketch& sketch, const std::optional<Exit>& exit);

/// Makes it the goal that the car comes to that side, where it could leave. Refuses a car across that way, others along it, and walls at
/// its end.
[[nodiscard]] Failure set_car_goal(const Source& source, Sketch& sketch, int car, Side side);

}  // namespace shunt::puzzle::format
