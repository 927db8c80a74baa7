// What the page has seen of the mirror: it is told what has changed since, not everything again with every frame.
#pragma once

#include <string>
#include <vector>

#include "ui/mirror/mirror.hpp"

namespace shunt::ui {

class SeenMirror {
public:
    /// What makes the widgets of `mirror` of those that were seen, as JSON (ui_mirror() of ui/app/bridge.hpp). From now on those of
    /// `mirror` are seen. As few widgets as possible are told to come to stand elsewhere. O(n log n) for n widgets, unless many are new.
    [[nodiscard]] std::string patch(const Mirror& mirror);

private:
    std::vector<Widget> seen_;
};

}  // namespace shunt::ui
