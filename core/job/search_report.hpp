// What the reports of all searches have in common.
#pragma once

#include <string>

#include "core/analysis/breadth_first.hpp"
#include "core/job/job.hpp"
#include "core/job/solution_json.hpp"

namespace shunt::job {

[[nodiscard]] Progress progress_of(const analysis::BreadthFirst& search);

/// Appends storage, storage_reason, symmetry (null, or the reflection used), expanded, generated, threads (how many searched), reason (if
/// there is one), seconds and peak_bytes.
void append_statistics(Json& report, const analysis::BreadthFirst& search, const std::string& reason, double seconds);

}  // namespace shunt::job
