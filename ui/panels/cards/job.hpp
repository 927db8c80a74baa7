// The list of jobs: what runs with its progress, what waits, what was lost and may be asked for again; or why what was asked of the open
// puzzle last failed.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// Between the card and what is beside it.
inline constexpr float kJobGap = 14;

/// "depth 641 · 1,620,519 positions · 21 M/s · 7.6 MB · at most 0.05 s left": how far a job is.
[[nodiscard]] std::string progress_words(const JobProgress& progress);

/// What stands around the list: beside the open puzzle it tells, while there are no jobs, why what was asked of that puzzle last failed.
enum class JobsBeside : unsigned char { open_puzzle, others };

/// Empty when there is nothing to tell.
[[nodiscard]] Card jobs_card(const Model& model, JobsBeside beside);

/// The room at the bottom of a column.
struct JobsRoom {
    float share = 0.6f;   ///< of the column, at most
    float gap = kJobGap;  ///< above it
    float side = 0;       ///< left and right of the card
    float around = 0;     ///< above and below it, inside of the share
};
/// The card stands at the bottom of the column, which becomes as much lower. Where it has less room than it needs, it scrolls.
void jobs_at_bottom(Frame& frame, const Card& jobs, Rect& column, JobsRoom room = {});

}  // namespace shunt::ui
