#include "core/job/search_figures.hpp"

#include "core/base/words.hpp"

namespace shunt::job {
namespace {

/// Positions kept as they are met are kept by one worker, however many there are.
int threads_of(const analysis::BreadthFirst& search) {
    const search::Crew* crew = search.options().crew;
    return crew != nullptr && search.storage() != analysis::Storage::hashed ? crew->size() : 1;
}

}  // namespace

Progress progress_of(const analysis::BreadthFirst& search) {
    using Phase = analysis::BreadthFirst::Phase;
    Progress progress;
    progress.phase = search.phase() == Phase::counting_packings ? say("counting packings")
                     : search.phase() == Phase::searching       ? say("searching")
                                                                : say("ended");
    progress.bytes = search.bytes();
    progress.done = search.statistics().expanded;
    if (const analysis::Exploration* exploration = search.exploration()) {
        progress.total = exploration->most();
        progress.is_even = search.phase() == Phase::searching;
        progress.depth = exploration->depth();
        if (const std::string doing = exploration->doing(); search.phase() == Phase::searching && !doing.empty())
            progress.phase = doing;
    }
    return progress;
}

void set_figures(outcome::SearchFigures& figures, const analysis::BreadthFirst& search) {
    figures.storage = to_string(search.storage());
    figures.storage_reason = search.storage_reason();
    if (!search.symmetry().empty()) figures.symmetry = search.symmetry();
    figures.expanded = search.statistics().expanded;
    figures.generated = search.statistics().generated;
    figures.threads = threads_of(search);
    figures.peak_bytes = search.peak_bytes();
    if (search.bytes_needed() > 0) figures.bytes_needed = search.bytes_needed();
    if (search.bytes_needed() == 0 && search.bytes_at_most() > 0) figures.bytes_at_most = search.bytes_at_most();
}

}  // namespace shunt::job
