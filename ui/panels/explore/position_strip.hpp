// Small pictures of positions side by side, one of them chosen: a list that scrolls sideways, and to what is chosen.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Most room that it makes use of, downwards.
inline constexpr float kPositionStripHeight = 104;

/// What is said of one of the positions.
struct PositionWords {
    std::string label;  ///< in the mirror
    std::string below;  ///< its picture, in few letters
};

struct PositionStrip {
    std::string id;     ///< of the list in the mirror
    std::string label;  ///< of the list
    std::string each;   ///< ids of the positions begin with it; their numbers follow
    int list = 0;       ///< which of all lists: what is chosen in another one is scrolled to anew
    std::uint64_t from = 0;
    std::uint64_t count = 0;              ///< the positions have numbers from `from` on
    std::optional<std::uint64_t> chosen;  ///< one of these
    std::function<const puzzle::Position&(std::uint64_t number)> position;
    /// `in_sight`: what costs something to say need not be said of the others.
    std::function<PositionWords(std::uint64_t number, bool in_sight)> words;
    std::function<Command(std::uint64_t number)> choose;
};

/// Draws it over `area`: pictures of the puzzle that is open. A frame costs what is in sight, and a widget for each position.
void position_strip(Frame& frame, const Model& model, const PositionStrip& strip, Rect area);

}  // namespace shunt::ui
