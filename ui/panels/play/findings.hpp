// More about the puzzle than Solve and the census tell, folded away: each line can be worked out by itself and says what that costs.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/fold.hpp"

namespace shunt::ui {

inline const Fold kFindingsFold{"more", Phrase("More"), Phrase("source, hardest start, diameter, difficulty"),
                                Phrase("source, hardest start"), &ViewState::findings_open};

/// What is inside of the fold, and the height of the whole, while it is open.
void findings_panel(Frame& frame, const Model& model, Rect inner);
[[nodiscard]] float findings_panel_height(Frame& frame, const Model& model, float width);

}  // namespace shunt::ui
