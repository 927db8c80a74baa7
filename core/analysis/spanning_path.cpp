#include "core/analysis/spanning_path.hpp"

#include <algorithm>

namespace shunt::analysis {

SpanningPath::SpanningPath(Way way, std::uint64_t seed, std::uint64_t part, std::uint64_t parts)
    : way_(std::move(way)), seed_(Random(seed).next()), next_(part), parts_(parts), random_(own_random()) {
    std::uint32_t most = 0;
    for (const Block& block : way_.blocks) most = std::max(most, block.graph.vertices());
    left_by_.resize(most);
    if (!is_certain()) at_ = way_.blocks.front().graph.start;
}

/// Those of the sample that is drawn: numbers that follow each other make seeds that do not.
Random SpanningPath::own_random() const { return Random(Random(seed_ + next_).next()); }

bool SpanningPath::advance(std::uint64_t budget, std::uint64_t end) {
    while (!is_certain() && budget > 0 && next_ < end) budget -= walk(budget);
    return !is_certain() && next_ < end;
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
        drawn_.add(length_);
        news_.add(length_);
        length_ = 0;
        next_ += parts_;
        random_ = own_random();
    }
    at_ = way_.blocks[block_].graph.start;
}

double SpanningPath::mean() const { return static_cast<double>(way_.single_edges) + drawn_.mean(); }

double SpanningPath::standard_error() const { return is_certain() ? 0 : drawn_.standard_error(); }

std::uint64_t SpanningPath::bytes() const { return left_by_.capacity() * sizeof(std::uint32_t) + way_.bytes(); }

}  // namespace shunt::analysis
