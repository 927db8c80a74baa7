// What text was drawn, and where: told to the machine, which keeps it for tests (ui/app/platform_headless.cpp) or forgets it.
#pragma once

#include <string_view>

#include "ui/draw/rect.hpp"

namespace shunt::ui {

/// `where`: the text's box, in CSS pixels, from the top of its capital letters to their foot; `clip`: what of the window can be seen there.
void watch_text(Rect where, Rect clip, std::string_view text);

}  // namespace shunt::ui
