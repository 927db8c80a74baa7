#include "tests/support/spaces.hpp"

#include "core/analysis/space_builder.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/files.hpp"

namespace shunt::test {

packing::PackedSpace packed_space(const puzzle::Puzzle& puzzle, puzzle::Metric metric) {
    analysis::SpaceBuilder builder(puzzle, metric, std::uint64_t{1} << 30);
    while (builder.advance(100'000) == analysis::SpaceBuilder::State::building) {
    }
    return builder.take();
}

puzzle::Puzzle library_puzzle(const std::string& name) {
    return *puzzle::parse_puzzle(source_file("puzzles/" + name + ".txt"));
}

}  // namespace shunt::test
