#include "tests/support/random_cases.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/random_puzzle.hpp"

namespace shunt::test {

RandomCase::RandomCase(std::uint64_t seed) : RandomCase(random_puzzle(seed)) {}

RandomCase::RandomCase(const RandomPuzzle& random)
    : text_(random.text),
      problem_(*puzzle::parse_puzzle(random.text)),
      oracle_(random.plain),
      packings_(random.packings) {
    const PlainPuzzle& plain = oracle_.puzzle();
    for (const puzzle::Cell anchor : start().anchors) {
        const puzzle::Coordinate first = puzzle().board().coordinate(anchor);
        int block = 0;
        while (*plain.blocks[block].place.begin() != At{first.row, first.column}) ++block;
        block_of_.push_back(block);
    }
}

std::vector<puzzle::Metric> RandomCase::metrics() const {
    constexpr std::size_t kMostSubsets = 30'000;
    std::vector<puzzle::Metric> metrics;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        if (!puzzle::moves_groups(metric) || packings_ << puzzle().pieces().size() <= kMostSubsets)
            metrics.push_back(metric);
    }
    return metrics;
}

State RandomCase::state_of(const puzzle::Position& position) const {
    State state(position.anchors.size());
    for (std::size_t piece = 0; piece < position.anchors.size(); ++piece) {
        const puzzle::Coordinate first = puzzle().board().coordinate(position.anchors[piece]);
        state[block_of_[piece]] = {first.row, first.column};
    }
    return state;
}

}  // namespace shunt::test
