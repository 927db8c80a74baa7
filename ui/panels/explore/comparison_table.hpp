// The depths of all that are compared, as numbers.
#pragma once

#include <vector>

#include "ui/panels/explore/profiles.hpp"

namespace shunt::ui {

[[nodiscard]] float comparison_table_height(const std::vector<Profile>& profiles);
/// A row for each depth, a column for each that has bars; a press on a row has its depth told above.
void comparison_table(Frame& frame, const Model& model, const ViewState& view, const std::vector<Profile>& profiles,
                      Rect area);

}  // namespace shunt::ui
