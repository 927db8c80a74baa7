// The puzzles that the program brings along: those of puzzles/, as they were when it was built.
#pragma once

#include <span>
#include <string_view>

namespace shunt::cli {

struct LibraryPuzzle {
    std::string_view path;  ///< "klotski", or with its folder, "rush-hour/rush-hour-1"
    std::string_view text;  ///< a puzzle file

    /// The name without the folder.
    [[nodiscard]] constexpr std::string_view name() const { return path.substr(path.rfind('/') + 1); }
};

/// All of them, by path.
[[nodiscard]] std::span<const LibraryPuzzle> library();

/// The one of that name, with its folder or without, or null.
[[nodiscard]] const LibraryPuzzle* library_puzzle(std::string_view name);

}  // namespace shunt::cli
