// Profiles below each other on one axis of depths: of each its name, what it adds up to, and its bars, as high as its own fullest depth.
#pragma once

#include <vector>

#include "ui/panels/explore/profiles.hpp"

namespace shunt::ui {

[[nodiscard]] float profile_rows_height(const std::vector<Profile>& profiles, float width);
/// A press in the bars has the depth there told of all of them, and so has a slider in the mirror.
void profile_rows(Frame& frame, const Model& model, const ViewState& view, const std::vector<Profile>& profiles,
                  Rect area);

}  // namespace shunt::ui
