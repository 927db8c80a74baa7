// The choice of a puzzle of the library that is to be looked at beside the open one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// A puzzle that can be looked at beside the open one.
struct BesideOffer {
    std::string id;
    EntryPtr entry;
};

/// The first puzzles that the words find; nothing while none is to be chosen. O(library).
[[nodiscard]] std::optional<std::vector<BesideOffer>> offers_beside(const Model& model, const ViewState& view);
[[nodiscard]] float comparison_picker_height(const std::vector<BesideOffer>& offers);
/// A field to search by, and what it finds.
void comparison_picker(Frame& frame, const ViewState& view, const std::vector<BesideOffer>& offers, Rect area);

}  // namespace shunt::ui
