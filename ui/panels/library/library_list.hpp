// The puzzles of the library that pass the filter, as cards: picture, name, figures, source, and whether the user has solved it.
#pragma once

#include <map>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// All that can be listed: the library, the user's own puzzles, and what Find has found; each with its id in the mirror.
struct Listed {
    std::vector<EntryPtr> entries;
    std::map<EntryPtr, std::string> ids;
};
[[nodiscard]] Listed all_puzzles(const Model& model);

/// How many there are, and a way back to all of them, in `row`.
void library_count(Frame& frame, const ViewState& view, Rect row, std::size_t shown, std::size_t all);
/// Draws the cards of those that pass, in as many columns as fit; a press opens its puzzle. `seen`: where they are not clipped. Returns the
/// height used.
float library_cards(Frame& frame, const Model& model, std::span<const EntryPtr> shown, const Listed& listed, Rect area,
                    Rect seen);

}  // namespace shunt::ui
