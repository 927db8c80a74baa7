// Explore's graph: the room in which the page draws it, and what is said where there is none.
#pragma once

#include <string>

#include "ui/frame/frame.hpp"
#include "ui/model/model.hpp"

namespace shunt::ui {

[[nodiscard]] std::string graph_sentence(const Model& model);
/// In a wide window, which has so much height for it. Both return the height used.
float wide_graph(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible);
float narrow_graph(Frame& frame, const Model& model, const ViewState& view, Rect column);

}  // namespace shunt::ui
