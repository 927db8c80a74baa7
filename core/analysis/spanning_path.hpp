// The path between start and goal in a random spanning tree of a state graph: how long is it on average?
//
// The blocks between start and goal (way_seeker.hpp) are independent of each other. In a block, the path of a uniform spanning tree from
// its entry to its exit is a loop-erased random walk (D. B. Wilson, "Generating random spanning trees more quickly than the cover time",
// 1996): walk at random, always remember by which edge each vertex was left last, and follow these edges once the exit is reached.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/analysis/drawn_lengths.hpp"
#include "core/analysis/way_seeker.hpp"
#include "core/base/random.hpp"

namespace shunt::analysis {

/// Samples lengths of the path. Each sample has random numbers of its own, so that it is the same whoever draws it.
class SpanningPath {
public:
    /// Draws the samples with numbers `part`, `part` + `parts`, ...
    SpanningPath(Way way, std::uint64_t seed, std::uint64_t part = 0, std::uint64_t parts = 1);

    /// Walks about `budget` steps, until all of its samples with numbers below `end` are drawn; returns whether there are more of these.
    bool advance(std::uint64_t budget, std::uint64_t end = UINT64_MAX);
    /// What it has drawn since the last call.
    [[nodiscard]] DrawnLengths take_news() { return std::exchange(news_, {}); }
    /// Samples that others have drawn count as its own.
    void add(const DrawnLengths& others) { drawn_.add(others); }
    /// Whether the length is the same in every spanning tree: nothing need be sampled.
    [[nodiscard]] bool is_certain() const { return way_.blocks.empty(); }
    [[nodiscard]] std::uint64_t samples() const { return drawn_.count; }
    /// Mean length over the samples, in edges.
    [[nodiscard]] double mean() const;
    /// Standard error of the mean; infinite below two samples.
    [[nodiscard]] double standard_error() const;
    [[nodiscard]] std::uint64_t bytes() const;

private:
    std::uint64_t walk(std::uint64_t budget);
    void end_block();
    [[nodiscard]] Random own_random() const;

    Way way_;
    std::uint64_t seed_;
    std::uint64_t next_;  // number of the sample that is drawn
    std::uint64_t parts_;
    Random random_;
    std::vector<std::uint32_t> left_by_;  // vertex gone to when a vertex was left last
    std::size_t block_ = 0;               // being walked
    std::uint32_t at_ = 0;
    std::uint32_t length_ = 0;  // of the sample so far, beside the single edges, as all of these
    DrawnLengths drawn_;
    DrawnLengths news_;
};

}  // namespace shunt::analysis
