// A small dark card near what it explains.
#pragma once

#include <span>
#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

/// Draws `lines` above everything else, centred over `anchor` and inside `bounds`; the last line is strong.
void tooltip(Frame& frame, Vec anchor, Rect bounds, std::span<const std::string> lines);

/// The side of a widget on which there is nothing that it explains or changes.
enum class TipSide : unsigned char { below, above };

/// The same of one line for the widget under the mouse, once that has rested on it for half a second; "" shows nothing. On the other side
/// where the window ends.
void rest_tooltip(Frame& frame, const std::string& id, Rect widget, const std::string& line,
                  TipSide side = TipSide::below);

}  // namespace shunt::ui
