// Who wants to know what text is drawn, and where: tests do (ui/app/platform_headless.cpp), the page does not.
#pragma once

#include <string_view>

#include "ui/draw/rect.hpp"

namespace shunt::ui {

/// `where`: the text's box, in CSS pixels, from the top of its capital letters to their foot; `clip`: what of the window can be seen there.
using TextWatch = void (*)(Rect where, Rect clip, std::string_view text);

/// Null where nobody watches: then nothing is measured for it.
[[nodiscard]] TextWatch text_watch();

}  // namespace shunt::ui
