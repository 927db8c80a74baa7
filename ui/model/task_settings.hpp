// What a task of the page is set to, as the words of a link; the board that Play, Build and Explore share has words of its own.
//
//     find      3x4 slide corner evolve X//XX     grid, metric, kind, way, shapes (when there are any)
//     tilings   ../.# dominoes+L3+shapes 1 XX/X   board, or its size "8x8" without walls; pieces; voids; shapes (when there are any),
//                                               behind "once" where each piece stands once
//     library   (library_settings.hpp)
//     explore   solutions klotski                 what is shown of the open puzzle, and others beside it (explore_settings.hpp)
//     tiles     1 2 3/4 5 6/7 8 0 to 1 2 3/...    board, and the goal unless it is the ordered board
#pragma once

#include <string>
#include <string_view>

namespace shunt::ui {

struct Model;

/// Empty for a task without words of its own, and for one that is set as it is at first.
[[nodiscard]] std::string settings_text(const Model& model, std::string_view task);
/// Sets a task; false, and nothing changes, when the text does not mean anything to it. An empty text sets it as it is at first.
bool take_settings(Model& model, std::string_view task, std::string_view text);

}  // namespace shunt::ui
