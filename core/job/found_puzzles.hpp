// Puzzles that a search has found, in reports and as files.
#pragma once

#include <cstdint>
#include <string>

#include "core/finder/board_text.hpp"
#include "core/job/solution_json.hpp"

namespace shunt::job {

/// Most that one slice may be given: searches count what is left of it in signed numbers.
inline constexpr std::uint64_t kMostBudget = std::uint64_t{1} << 40;

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
