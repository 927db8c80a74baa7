// The puzzles of the library that pass the filter, as cards: picture, name, figures, source, and whether the user has solved it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// All that can be listed: the library, the user's own puzzles, and what Find has found; each with its id in the mirror.
struct Listed {
    std::vector<EntryPtr> entries;
    std::map<EntryPtr, std::string> ids;
    std::vector<std::string> families;
    std::uint64_t version = 0;  ///< another one for every other list
};
/// Kept until there are others.
[[nodiscard]] const Listed& all_puzzles(Frame& frame, const Model& model);

/// One that passes a filter.
struct ListedCard {
    EntryPtr entry;
    std::string id;     ///< in the mirror
    std::string label;  ///< there; empty until it was drawn
    bool solved = false;
};
/// Those that pass, in the order of the filter. Kept until the filter, what can be listed, or the language becomes another.
[[nodiscard]] std::vector<ListedCard>& shown_puzzles(Frame& frame, const Listed& listed, const LibraryFilter& filter);

/// How many there are, and a way back to all of them, in `row`.
void library_count(Frame& frame, const ViewState& view, Rect row, std::size_t shown, std::size_t all);
/// Draws the cards of those that pass, in as many columns as fit; a press opens its puzzle. `seen`: where they are not clipped. Returns the
/// height used.
float library_cards(Frame& frame, const Model& model, std::vector<ListedCard>& shown, Rect area, Rect seen);

}  // namespace shunt::ui
