// The ways in which people write grids of cells: separators, brackets, frames, headings and signs for voids, all combined.
#pragma once

#include <string>
#include <vector>

namespace shunt::test {

using Rows = std::vector<std::vector<std::string>>;  ///< cells; an empty one is a void

struct TextLayout {
    std::string name;
    /// One grid or two (start and goal) as a text, every void written as `sign`.
    std::string (*write)(const std::vector<Rows>& grids, const std::string& sign);
    bool drawn = false;        ///< nothing stands between the cells: names and voids are of one character
    bool takes_empty = false;  ///< a void may be an empty cell
};

/// At least twenty.
[[nodiscard]] const std::vector<TextLayout>& text_layouts();

}  // namespace shunt::test
