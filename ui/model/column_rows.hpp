// Where the positions of columns stand below each other, so that the lines between columns cross little: every position near the middle of
// those that it is joined to, and mirror images opposite each other.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace shunt::ui {

struct ColumnNode {
    std::vector<std::size_t> next;  ///< of the following column
    std::optional<std::size_t> mirror;
    float row = 0;  ///< in rows below the middle
};
using ColumnRows = std::vector<std::vector<ColumnNode>>;

/// Sets the rows. O(sweeps x edges).
void arrange_rows(ColumnRows& columns);

}  // namespace shunt::ui
