// A puzzle as plain data together with the words of the text format that say it.
#pragma once

#include <string>
#include <vector>

#include "tests/support/plain_puzzle.hpp"

namespace shunt::test {

struct PuzzleDraft {
    PlainPuzzle plain;
    std::string tiles;                              ///< names whose cells are tiles
    std::vector<int> restricted;                    ///< blocks with an `axis` line
    std::vector<std::string> distinct;              ///< names, or "*"
    std::vector<std::string> alike;                 ///< names, or "*"
    std::vector<std::vector<std::string>> colours;  ///< names of the pieces that have each
    bool cars = false;
    bool tokens = false;  ///< names are written with several characters
};

/// The draft as a puzzle file.
[[nodiscard]] std::string to_text(const PuzzleDraft& draft);

}  // namespace shunt::test
