// How the formats share out a text of which nobody says what it is.
#pragma once

#include "core/puzzle/format/format.hpp"

namespace shunt::puzzle::format {

struct FormatFit {
    const Format* format;
    int fit;
};

/// The formats that a text fits, the best first.
[[nodiscard]] std::vector<FormatFit> candidates(std::string_view text);

/// Refuses by its name what cannot be said here or is another kind of puzzle: a Sokoban level, a PDDL problem, limits of fuel, hexagons.
[[nodiscard]] std::optional<Error> stranger(std::string_view text);

}  // namespace shunt::puzzle::format
