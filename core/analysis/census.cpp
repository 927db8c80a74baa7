#include "core/analysis/census.hpp"

namespace shunt::analysis {

using search::Status;

Census::Census(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit)
    : puzzle_(std::move(puzzle)),
      metric_(metric),
      search_(puzzle_, metric, memory_limit, {.stop_at_goal = false, .samples_per_level = kSamplesPerDepth}) {}

bool Census::advance(std::uint64_t budget) {
    if (status_ == Status::running && !search_.advance(budget)) {
        status_ = search_.refusal().empty() ? Status::complete : Status::limit;
    }
    return status_ == Status::running;
}

void Census::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

std::vector<std::uint64_t> Census::depths() const {
    if (search_.search() == nullptr) return {};
    const auto& counts = search_.search()->counts();
    const auto known = static_cast<std::ptrdiff_t>(search_.search()->finished_depth()) + 1;
    return {counts.begin(), counts.begin() + known};
}

std::vector<puzzle::Position> Census::samples(int depth) const {
    std::vector<puzzle::Position> positions;
    for (const search::Rank rank : search_.search()->samples(depth))
        positions.push_back(search_.space().position(rank));
    return positions;
}

}  // namespace shunt::analysis
