// The list of jobs: what runs with its progress, what waits, what was lost and may be asked for again; or why what was asked of the open
// puzzle last failed.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Between the card and what is beside it.
inline constexpr float kJobGap = 14;

/// "depth 641 · 1,620,519 positions · 21 M/s · 7.6 MB · at most 0.05 s left": how far a job is.
[[nodiscard]] std::string progress_words(const JobProgress& progress);

/// What stands around the list: beside the open puzzle it tells, while there are no jobs, why what was asked of that puzzle last failed.
enum class JobsBeside : unsigned char { open_puzzle, others };

/// In a column of that width; 0 when there is nothing to show.
[[nodiscard]] float job_panels_height(const Frame& frame, const Model& model, JobsBeside beside, float width);
/// Scrolls when the area is lower than that, where nothing around it does.
void job_panels(Frame& frame, const Model& model, JobsBeside beside, Rect area);

}  // namespace shunt::ui
