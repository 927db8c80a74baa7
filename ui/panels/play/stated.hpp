// What the text of the puzzle states of it, and, once that is worked out, whether it is right.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/fold.hpp"

namespace shunt::ui {

inline const Fold kStatedFold{"stated", Phrase("Stated facts"), Phrase("what its text says, and a check of it"),
                              Phrase("and a check of them"), &ViewState::stated_open};

/// Whether its text states anything.
[[nodiscard]] bool has_stated(const Model& model);
/// Of the whole card when it is open.
[[nodiscard]] float stated_height(const Frame& frame, const Model& model, float width);
/// A row for each fact, what it takes to verify them, and the button that does.
void stated_panel(Frame& frame, const Model& model, Rect inner);

}  // namespace shunt::ui
