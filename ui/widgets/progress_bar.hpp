// How much of a job is done.
#pragma once

#include <optional>
#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

/// `fraction` from 0 to 1; without one the bar shows only that something goes on (a part of it filled, no motion of
/// its own).
void progress_bar(Frame& frame, Rect rect, const char* id, const std::string& label, std::optional<float> fraction);

}  // namespace shunt::ui
