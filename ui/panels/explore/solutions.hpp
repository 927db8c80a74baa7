// Explore, part "Solutions": all shortest solutions of the open puzzle.
#pragma once

#include <string>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// What is said above the cards.
[[nodiscard]] std::string solutions_sentence(const Model& model);
/// The cards of a wide window, which has so much height for them. Returns the height used.
float wide_solutions(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible);
/// Those of a narrow column, each as high as it needs. Returns the height used.
float narrow_solutions(Frame& frame, const Model& model, const ViewState& view, Rect column);

}  // namespace shunt::ui
