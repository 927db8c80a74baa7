// What all searches of a puzzle tell of themselves.
#pragma once

#include "core/analysis/breadth_first.hpp"
#include "core/job/job.hpp"
#include "core/outcome/search_figures.hpp"

namespace shunt::job {

[[nodiscard]] Progress progress_of(const analysis::BreadthFirst& search);

/// Sets all but status, metric, reason and seconds.
void set_figures(outcome::SearchFigures& figures, const analysis::BreadthFirst& search);

}  // namespace shunt::job
