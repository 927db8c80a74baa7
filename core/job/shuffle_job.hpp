// The job behind `shunt npuzzle shuffle`.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/shuffle.hpp"

namespace shunt::job {

struct ShuffleRequest {
    npuzzle::Size size;
    std::optional<std::string> goal;  ///< absent: the ordered board
    std::optional<int> depth;         ///< steps of a shortest solution; absent: any board that can be solved
    std::uint64_t seed = 0;           ///< decides everything, on every platform
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
};

/// Report keys: status (complete; unsolvable: no board is that deep; limit; cancelled), metric ("step"), board (text, or null), goal, depth
/// (as asked, or null), seed (decimal string), reason (unsolvable and limit only), seconds.
/// Errors: those of the goal's text, a negative depth.
[[nodiscard]] Result<std::unique_ptr<Job>> make_shuffle_job(const ShuffleRequest& request);

}  // namespace shunt::job
