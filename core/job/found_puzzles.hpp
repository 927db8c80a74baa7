// Puzzles that a search has found, in reports and as files.
#pragma once

#include <string>

#include "core/finder/board_text.hpp"
#include "core/job/solution_json.hpp"

namespace shunt::job {

/// A puzzle file that a job offers.
struct PuzzleFile {
    std::string name;  ///< of the file, without a folder
    std::string text;
};

/// {"pieces", "length", "board", "goal"}: rows joined by '/'; X is the goal piece.
template <class W>
[[nodiscard]] Json puzzle_json(const finder::Grid<W>& grid, const finder::Found<W>& found) {
    Json entry;
    entry["pieces"] = finder::pieces_of(grid, found.board).size();
    entry["length"] = found.length;
    entry["board"] = finder::joined(finder::board_rows(grid, found), '/');
    entry["goal"] = finder::joined(finder::goal_rows(grid, found), '/');
    return entry;
}

/// "simple3-4x4-move-09".
[[nodiscard]] std::string file_stem(finder::PuzzleKind kind, int rows, int columns, puzzle::Metric metric, int pieces);

/// "9 pieces on 4x4".
[[nodiscard]] std::string size_text(int rows, int columns, int pieces);

}  // namespace shunt::job
