// SVG as pixels, by a program of the system that draws it as browsers do: rsvg-convert of librsvg.
#pragma once

#include <string>

#include "core/base/result.hpp"
#include "core/picture/colour.hpp"

namespace shunt::cli {

/// The bytes of a PNG of that picture; `ground`: a colour that lies below it, or nothing. Waits for the program, some tenths of a second.
/// Error: there is no such program, it does not draw that, or this process was asked to end.
[[nodiscard]] Result<std::string> drawn_by_program(const std::string& svg, const picture::Colour* ground = nullptr);

}  // namespace shunt::cli
