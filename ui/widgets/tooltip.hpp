// A small dark card near what it explains.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

/// Draws `lines` above everything else, centred over `anchor` and inside `bounds`; the last lines are strong, one or so many.
void tooltip(Frame& frame, Vec anchor, Rect bounds, std::span<const std::string> lines, std::size_t strong = 1);

/// The side of a widget on which there is nothing that it explains or changes.
enum class TipSide : unsigned char { below, above };

/// The same for the widget under the mouse, once that has rested on it for half a second, on as many lines as the window needs; "" shows
/// nothing. On the other side where the window ends.
void rest_tooltip(Frame& frame, const std::string& id, Rect widget, const std::string& words,
                  TipSide side = TipSide::below);

}  // namespace shunt::ui
