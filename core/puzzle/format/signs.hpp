// What the cells of a grid stand for when the text does not say: voids, walls, and the words beside a grid that only repeat its size.
#pragma once

#include <set>

#include "core/puzzle/format/layout.hpp"

namespace shunt::puzzle::format {

/// The cells of a grid by their meaning. `walls` and `outside` are empty where the grid has none.
struct Signs {
    std::set<std::string_view> voids;
    std::set<std::string_view> walls;
    bool blank_is_void = false;  ///< a blank that is enclosed, or an empty cell between separators

    [[nodiscard]] bool is_void(std::string_view cell) const;
    [[nodiscard]] bool is_wall(std::string_view cell) const { return walls.count(cell) != 0; }
};

/// Of the signs that are customary for a void, the first of `customary` that stands in the grid; "null" and its like always.
[[nodiscard]] Signs signs_of(const CellGrid& grid, std::initializer_list<std::string_view> customary);

/// The cells that hold `sign`.
[[nodiscard]] Cells cells_with(const CellGrid& grid, std::string_view sign);
/// How many parts that do not touch these cells make.
[[nodiscard]] int parts_of(const Cells& cells);

/// Refuses numbers in front of a grid that would be its size and are not; adds a note about words that nothing was made of.
[[nodiscard]] Failure check_words(const Source& source, const Layout& layout, Sketch& sketch,
                                  const std::set<std::string_view>& used = {});

}  // namespace shunt::puzzle::format
