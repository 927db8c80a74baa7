// The job behind `shunt npuzzle shuffle`.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/shuffle.hpp"
#include "core/outcome/npuzzle_outcome.hpp"

namespace shunt::job {

struct ShuffleRequest {
    npuzzle::Size size;
    std::optional<std::string> goal;  ///< absent: the ordered board
    std::optional<int> depth;         ///< steps of a shortest solution; absent: any board that can be solved
    std::uint64_t seed = 0;           ///< decides everything, on every platform
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
};

/// Errors: those of the goal's text, a negative depth.
[[nodiscard]] Result<std::unique_ptr<JobOf<outcome::ShuffleOutcome>>> make_shuffle_job(const ShuffleRequest& request);

}  // namespace shunt::job
