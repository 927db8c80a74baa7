// What the library lists, as the words of a link (task_settings.hpp has those of the other tasks):
//
//     own | atlas | order1 cells1 pieces2 length3 in Classics : red donkey
//                   │      a third of cells, pieces, length; family; words searched for
//                   the longest (1), the smallest (2) first, or by name (3)
#pragma once

#include <string>
#include <string_view>

#include "ui/model/view_state.hpp"

namespace shunt::ui {

/// Empty where all puzzles of the library are listed.
[[nodiscard]] std::string library_settings(const ViewState& view);
/// Sets what is listed; false, and nothing changes, when the text does not mean anything. An empty text lists all puzzles.
bool take_library_settings(ViewState& view, std::string_view text);

}  // namespace shunt::ui
