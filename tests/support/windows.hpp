// The windows in which the workbench is looked at, and what must not happen there.
#pragma once

#include <array>

#include "ui/draw/rect.hpp"

namespace shunt::test {

/// Below a width of 700 the page is never lower than 480 (web/page.css): it scrolls. The last two are a page at 200 % and at 400 %.
inline constexpr std::array kWindows{ui::Vec{320, 568}, ui::Vec{390, 844},  ui::Vec{844, 390},  ui::Vec{768, 1024},
                                     ui::Vec{920, 700}, ui::Vec{1024, 768}, ui::Vec{1440, 900}, ui::Vec{2560, 1440},
                                     ui::Vec{667, 480}, ui::Vec{720, 450},  ui::Vec{360, 480}};

[[nodiscard]] inline bool overlap(ui::Rect a, ui::Rect b) {
    constexpr float kSlack = 1;  // edges of neighbours may fall on the same pixel
    return a.x + kSlack < b.right() && b.x + kSlack < a.right() && a.y + kSlack < b.bottom() &&
           b.y + kSlack < a.bottom();
}

}  // namespace shunt::test
