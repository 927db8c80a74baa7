// The machine without a window, for tests: its size and its clock are set by hand, what the workbench says is kept.
#pragma once

#include <string>
#include <vector>

#include "ui/app/platform.hpp"
#include "ui/draw/rect.hpp"

namespace shunt::ui::platform {

struct Headless {
    Viewport viewport{1280, 800, 1};
    double now = 0;   ///< seconds
    Outbox said;      ///< everything delivered since it was emptied
    int wakes = 0;    ///< calls of wake()
    int changes = 0;  ///< calls of changed()
    struct Text {
        Rect where;
        Rect clip;
        std::string text;
    };
    std::vector<Text> texts;  ///< drawn in the last frame (ui/draw/text_watch.hpp)
};

/// The one machine there is.
[[nodiscard]] Headless& headless();

}  // namespace shunt::ui::platform
