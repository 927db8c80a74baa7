// A search in the middle, as text. The caller keeps it in a file; whatever happens to that file is noticed here.
//
//     shunt find checkpoint 1
//     grid 4x4                     the task: all must agree when a search goes on
//     metric move
//     kind simple3
//     hardest 1
//     pieces any
//     shapes 9472 5f0c3a...        how many, and a digest of them
//     boards 55807716 54116025     all, and those with voids; "boards unknown" before they are counted
//     dealt down 12 40             the unit dealt last, and whether the stocks below it still have to be dealt; "dealt all"
//     open subtree 12 39 39        units dealt whose results are not in the tally, one line each
//     tally 1055976 54116025 12295564 153767436       stocks, boards, just solved, positions
//     starts 9 132 2               pieces, length, number of starting positions
//     puzzle 9 132 85f00... 0 14   pieces, length, board, start, goal
//     sum 9d1f...                  of all bytes above
#pragma once

#include "core/finder/finder.hpp"

namespace shunt::finder {

struct Checkpoint {
    bool counted = false;
    std::uint64_t boards = 0;
    std::uint64_t boards_to_search = 0;
    bool exhausted = false;  ///< every unit is dealt
    Unit dealt;              ///< the last one, when not exhausted
    std::vector<Unit> open;  ///< to be searched again
    Tally tally;

    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

[[nodiscard]] std::string print_checkpoint(const FindTask& task, const Catalogue& catalogue,
                                           const Checkpoint& checkpoint);

/// Inverse of print_checkpoint. Errors name the line: a sum that does not fit, a line that is none, a puzzle that
/// is none of the grid or not among the starts, a different task.
[[nodiscard]] Result<Checkpoint> parse_checkpoint(const FindTask& task, const Catalogue& catalogue,
                                                  const std::string& text);

}  // namespace shunt::finder
