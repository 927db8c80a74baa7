// Progress of searches of unit-tile boards.
#pragma once

#include <optional>

#include "core/base/words.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/engine.hpp"

namespace shunt::job {

/// `work` is absent once there is nothing more to do; `bytes` is the memory held now.
[[nodiscard]] inline Progress progress_of(const std::optional<npuzzle::Work>& work, std::uint64_t bytes) {
    Progress progress;
    progress.phase = work ? std::string(work->phase) : say("ended");
    if (work) {
        progress.unit = std::string(work->unit);
        progress.done = work->done;
        progress.total = work->total;
    }
    progress.bytes = bytes;
    return progress;
}

}  // namespace shunt::job
