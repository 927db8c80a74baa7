// What Explore shows of the open puzzle, as the words of a link and of its selector.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/words.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

struct ExplorePartWords {
    ExplorePart part;
    std::string_view word;  ///< in a link
    Phrase label;
};
/// In the order of the selector; the first is what is shown at first. A further part is a row here and one in panels/explore.cpp.
[[nodiscard]] std::span<const ExplorePartWords> explore_parts();

/// Empty where the first part is shown.
[[nodiscard]] std::string explore_settings(const ViewState& view);
/// Shows a part; false, and nothing changes, when there is none of that word. An empty text shows the first.
bool take_explore_settings(ViewState& view, std::string_view text);

}  // namespace shunt::ui
