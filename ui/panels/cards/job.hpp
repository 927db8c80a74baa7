// The list of jobs: what runs with its progress, what waits, what was lost and may be asked for again; or why the last one failed.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Between the card and what is beside it.
inline constexpr float kJobGap = 14;

/// "depth 641 · 1,620,519 positions · 21 M/s · 7.6 MB · at most 0.05 s left": how far a job is.
[[nodiscard]] std::string progress_words(const JobProgress& progress);

/// 0 when there is nothing to show.
[[nodiscard]] float job_panels_height(const Model& model);
/// Scrolls when the area is lower than that, where nothing around it does.
void job_panels(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
