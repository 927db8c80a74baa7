// What the reports and the progress of all breadth-first jobs have in common.
#pragma once

#include <nlohmann/json.hpp>

#include "core/analysis/breadth_first.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

/// Keys keep the order in which they are written.
using Json = nlohmann::ordered_json;

template <class Marks>
[[nodiscard]] Progress progress_of(const analysis::BreadthFirst<Marks>& search) {
    using Phase = typename analysis::BreadthFirst<Marks>::Phase;
    Progress progress;
    progress.phase = search.phase() == Phase::counting_packings ? "counting packings"
                     : search.phase() == Phase::searching       ? "searching"
                                                                : "ended";
    progress.bytes = search.bytes();
    if (const auto* running = search.search()) {
        progress.done = running->statistics().expanded;
        progress.total = search.space().size();
        progress.depth = running->depth();
    }
    return progress;
}

/// Appends expanded, generated, reason, seconds and peak_bytes.
template <class Marks>
void append_statistics(Json& report, const analysis::BreadthFirst<Marks>& search, const std::string& reason,
                       double seconds) {
    const auto* running = search.search();
    report["expanded"] = running != nullptr ? running->statistics().expanded : 0;
    report["generated"] = running != nullptr ? running->statistics().generated : 0;
    if (!reason.empty()) report["reason"] = reason;
    report["seconds"] = seconds;
    report["peak_bytes"] = search.peak_bytes();
}

}  // namespace shunt::job
