// Puzzles and messages that several tests of the workbench's model use.
#pragma once

#include <string>

#include "ui/model/model.hpp"

namespace shunt::test {

inline const std::string kKlotski =
    "name: Klotski\nmetric: move\n\nboard:\n1223\n1223\n4556\n4786\n9..0\n\ngoal:\n....\n....\n....\n.22.\n.22.\n";

/// One piece and two steps to its goal.
inline const std::string kLane = "name: Lane\nmetric: step\n\nboard:\n1..\n\ngoal:\n..1\n";

inline ui::EntryPtr entry(const std::string& text) { return ui::read_entry("", text).value(); }

/// The piece of that name.
inline puzzle::PieceId piece(const puzzle::Puzzle& puzzle, const std::string& name) {
    for (std::size_t i = 0; i < puzzle.pieces().size(); ++i) {
        if (puzzle.pieces()[i].name == name) return static_cast<puzzle::PieceId>(i);
    }
    return puzzle::kNoPiece;
}

/// A move from letters, "DR".
inline moves::Move move(const puzzle::Puzzle& puzzle, const std::string& name, const std::string& letters) {
    moves::Move result{{piece(puzzle, name)}, {}};
    for (const char letter : letters) {
        for (const puzzle::Direction direction : puzzle::kDirections) {
            if (puzzle::letter(direction) == letter) result.path.push_back(direction);
        }
    }
    return result;
}

}  // namespace shunt::test
