// What Explore shows of the open puzzle, as the words of a link and of its selector.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/words.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

struct ExplorePartWords {
    ExplorePart part;
    std::string_view word;  ///< in a link
    Phrase label;
};
/// In the order of the selector; the first is what is shown at first. A further part is a row here and one in panels/explore.cpp.
[[nodiscard]] std::span<const ExplorePartWords> explore_parts();

/// "solutions klotski pennant": the part, and the puzzles of the library beside the open one. Empty where the first part is shown, and no
/// other puzzle.
[[nodiscard]] std::string explore_settings(const Model& model, const ViewState& view);
/// Shows a part and other puzzles, which the library need not have yet; false, and nothing changes, when there is no part of that word,
/// or there cannot be such puzzles. An empty text shows the first part alone.
bool take_explore_settings(Model& model, ViewState& view, std::string_view text);

}  // namespace shunt::ui
