#include "tests/support/spaces.hpp"

#include "core/analysis/space_builder.hpp"

namespace shunt::test {

packing::PackedSpace packed_space(const puzzle::Puzzle& puzzle, puzzle::Metric metric) {
    analysis::SpaceBuilder builder(puzzle, metric, std::uint64_t{1} << 30);
    while (builder.advance(100'000) == analysis::SpaceBuilder::State::building) {
    }
    return builder.take();
}

}  // namespace shunt::test
