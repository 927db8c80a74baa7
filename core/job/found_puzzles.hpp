// Puzzles that a search has found, in outcomes and as files.
#pragma once

#include <cstdint>
#include <string>

#include "core/finder/board_text.hpp"
#include "core/outcome/find_outcome.hpp"

namespace shunt::job {

/// Most that one slice may be given: searches count what is left of it in signed numbers.
inline constexpr std::uint64_t kMostBudget = std::uint64_t{1} << 40;

/// A puzzle file that a job offers.
struct PuzzleFile {
    std::string name;  ///< of the file, without a folder
    std::string text;
};

/// A puzzle, with the text of its file.
template <class W>
[[nodiscard]] outcome::FoundPuzzle told(const finder::Grid<W>& grid, const finder::Found<W>& found, std::string file) {
    return {finder::pieces_of(grid, found.board).size(),
            static_cast<std::uint64_t>(found.length),
            finder::joined(finder::board_rows(grid, found), '/'),
            finder::joined(finder::goal_rows(grid, found), '/'),
            std::nullopt,
            std::move(file)};
}

/// "simple3-4x4-move-09".
[[nodiscard]] std::string file_stem(finder::PuzzleKind kind, int rows, int columns, puzzle::Metric metric, int pieces);

/// "9 pieces on 4x4".
[[nodiscard]] std::string size_text(int rows, int columns, int pieces);

}  // namespace shunt::job
