#include "core/analysis/spanning_path.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace shunt::analysis {

SpanningPath::SpanningPath(Way way, std::uint64_t seed) : way_(std::move(way)), random_(seed) {
    std::uint32_t most = 0;
    for (const Block& block : way_.blocks) most = std::max(most, block.graph.vertices());
    left_by_.resize(most);
    if (!is_certain()) at_ = way_.blocks.front().graph.start;
}

void SpanningPath::advance(std::uint64_t budget, std::uint64_t most) {
    while (!is_certain() && budget > 0 && samples_ < most) budget -= walk(budget);
}

/// Walks in the current block until its exit or the end of the budget; returns the steps taken, at least 1.
std::uint64_t SpanningPath::walk(std::uint64_t budget) {
    const Block& block = way_.blocks[block_];
    std::uint64_t steps = 0;
    std::uint32_t at = at_;
    while (at != block.exit && steps < budget) {
        const std::uint32_t first = block.graph.first[at];
        const std::uint64_t degree = block.graph.first[at + 1] - first;
        const std::uint32_t to =
            block.graph.targets[first + static_cast<std::uint32_t>((random_.next() >> 32) * degree >> 32)];
        left_by_[at] = to;
        at = to;
        ++steps;
    }
    at_ = at;
    if (at == block.exit) end_block();
    return std::max<std::uint64_t>(steps, 1);
}

void SpanningPath::end_block() {
    const Block& block = way_.blocks[block_];
    for (std::uint32_t v = block.graph.start; v != block.exit; v = left_by_[v]) ++length_;
    if (++block_ == way_.blocks.size()) {
        block_ = 0;
        ++samples_;
        const auto length = static_cast<double>(length_);
        sum_ += length;
        squares_ += length * length;
        length_ = 0;
    }
    at_ = way_.blocks[block_].graph.start;
}

double SpanningPath::mean() const {
    const double sampled = samples_ == 0 ? 0 : sum_ / static_cast<double>(samples_);
    return static_cast<double>(way_.single_edges) + sampled;
}

double SpanningPath::standard_error() const {
    if (is_certain()) return 0;
    if (samples_ < 2) return std::numeric_limits<double>::infinity();
    const auto n = static_cast<double>(samples_);
    const double variance = std::max(0.0, (squares_ - sum_ * sum_ / n) / (n - 1));
    return std::sqrt(variance / n);
}

std::uint64_t SpanningPath::bytes() const { return left_by_.capacity() * sizeof(std::uint32_t) + way_.bytes(); }

}  // namespace shunt::analysis
