// The path between start and goal in a random spanning tree of a state graph: how long is it on average?
//
// The blocks between start and goal (way_finder.hpp) are independent of each other. In a block, the path of a uniform spanning tree from
// its entry to its exit is a loop-erased random walk (D. B. Wilson, "Generating random spanning trees more quickly than the cover time",
// 1996): walk at random, always remember by which edge each vertex was left last, and follow these edges once the exit is reached.
#pragma once

#include <cstdint>
#include <vector>

#include "core/analysis/way_finder.hpp"
#include "core/base/random.hpp"

namespace shunt::analysis {

/// Samples lengths of the path.
class SpanningPath {
public:
    SpanningPath(Way way, std::uint64_t seed);

    /// Walks about `budget` steps, until there are `most` samples.
    void advance(std::uint64_t budget, std::uint64_t most = UINT64_MAX);
    /// Whether the length is the same in every spanning tree: nothing need be sampled.
    [[nodiscard]] bool is_certain() const { return way_.blocks.empty(); }
    [[nodiscard]] std::uint64_t samples() const { return samples_; }
    /// Mean length over the samples, in edges.
    [[nodiscard]] double mean() const;
    /// Standard error of the mean; infinite below two samples.
    [[nodiscard]] double standard_error() const;
    [[nodiscard]] std::uint64_t bytes() const;

private:
    std::uint64_t walk(std::uint64_t budget);
    void end_block();

    Way way_;
    Random random_;
    std::vector<std::uint32_t> left_by_;  // vertex gone to when a vertex was left last
    std::size_t block_ = 0;               // being walked
    std::uint32_t at_ = 0;
    std::uint64_t length_ = 0;  // of the sample so far
    std::uint64_t samples_ = 0;
    double sum_ = 0;  // of lengths beside the single edges, and of their squares
    double squares_ = 0;
};

}  // namespace shunt::analysis
