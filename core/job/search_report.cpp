#include "core/job/search_report.hpp"

namespace shunt::job {
namespace {

/// Positions kept as they are met are kept by one worker, however many there are.
int threads_of(const analysis::BreadthFirst& search) {
    const search::Crew* crew = search.options().crew;
    return crew != nullptr && search.storage() == analysis::Storage::packed ? crew->size() : 1;
}

}  // namespace

Progress progress_of(const analysis::BreadthFirst& search) {
    using Phase = analysis::BreadthFirst::Phase;
    Progress progress;
    progress.phase = search.phase() == Phase::counting_packings ? "counting packings"
                     : search.phase() == Phase::searching       ? "searching"
                                                                : "ended";
    progress.bytes = search.bytes();
    if (const analysis::Exploration* exploration = search.exploration()) {
        progress.done = exploration->statistics().expanded;
        progress.total = exploration->most();
        progress.depth = exploration->depth();
    }
    return progress;
}

void append_statistics(Json& report, const analysis::BreadthFirst& search, const std::string& reason, double seconds) {
    const analysis::Exploration* exploration = search.exploration();
    report["storage"] = to_string(search.storage());
    report["storage_reason"] = search.storage_reason();
    report["symmetry"] = search.symmetry().empty() ? Json(nullptr) : Json(search.symmetry());
    report["expanded"] = exploration != nullptr ? exploration->statistics().expanded : 0;
    report["generated"] = exploration != nullptr ? exploration->statistics().generated : 0;
    report["threads"] = threads_of(search);
    if (!reason.empty()) report["reason"] = reason;
    report["seconds"] = seconds;
    report["peak_bytes"] = search.peak_bytes();
}

}  // namespace shunt::job
