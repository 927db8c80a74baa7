// A line of play as text, for whoever keeps it (the browser's history, its store): moves by the numbers of their pieces, so that it
// holds only for the puzzle text that was played.
//
//     "3DR 0+4L"            two moves from the puzzle's start
//     "3DR\n12..\n..12\n"   one move from that position
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/model/play_session.hpp"

namespace shunt::ui {

/// The line that leads to where play is; empty at the puzzle's start. O(its length).
[[nodiscard]] std::string play_text(const PlaySession& session);

struct SavedPlay {
    std::optional<puzzle::Position> from;  ///< absent: the puzzle's start
    std::vector<moves::Move> moves;
};

/// Nothing when the text is none, or its moves are not legal in this puzzle. O(moves x cells).
[[nodiscard]] std::optional<SavedPlay> read_play(const puzzle::Problem& problem, std::string_view text);

}  // namespace shunt::ui
