// Puzzles that were found, as the finder and the atlas show them: a heading, and a card for each puzzle.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "ui/model/found_puzzle.hpp"
#include "ui/panels/panel.hpp"

namespace shunt::ui {

constexpr float kFoundHeading = 54;

/// A line that says what is listed, over a quiet one; the mirror knows them as `<name>.title` and `<name>.summary`.
void found_heading(Frame& frame, Rect area, const std::string& name, const std::string& title,
                   const std::string& summary);

struct FoundCards {
    const char* id;     ///< of the list; that of a card is this, ':' and the number of pieces
    const char* label;  ///< of the list
    std::span<const FoundPuzzle> puzzles;
    puzzle::Metric metric;  ///< of their lengths
};

/// Draws the cards in as many columns as fit, and opens the puzzle of one that is pressed. Returns the height used.
float found_cards(Frame& frame, const Model& model, Rect area, const FoundCards& cards);

}  // namespace shunt::ui
