// A small dark card near what it explains.
#pragma once

#include <span>
#include <string>

#include "ui/app/frame.hpp"

namespace shunt::ui {

/// Draws `lines` above everything else, centred over `anchor` and inside `bounds`; the last line is strong.
void tooltip(Frame& frame, Vec anchor, Rect bounds, std::span<const std::string> lines);

}  // namespace shunt::ui
