#include "core/analysis/space_builder.hpp"

#include <array>

namespace shunt::analysis {

using packing::FrontierDag;
using packing::FrontierDagBuilder;

SpaceBuilder::SpaceBuilder(const puzzle::Puzzle& puzzle, puzzle::Metric metric, std::uint64_t memory_limit)
    : puzzle_(&puzzle), metric_(metric), memory_limit_(memory_limit) {
    if (puzzle.board().cells() > packing::kMostCells) {
        state_ = State::refused;
        reason_ = "the board has " + std::to_string(puzzle.board().cells()) + " cells; this search handles up to " +
                  std::to_string(packing::kMostCells);
        return;
    }
    builder_.emplace(packing::stock_of(puzzle), memory_limit);
}

SpaceBuilder::State SpaceBuilder::advance(std::uint64_t budget) {
    if (state_ != State::building) return state_;
    switch (builder_->advance(budget)) {
        case FrontierDagBuilder::State::building:
            break;
        case FrontierDagBuilder::State::done:
            packings_ = to_decimal(builder_->packings());
            state_ = State::done;
            break;
        case FrontierDagBuilder::State::too_many_nodes:
            reason_ = "too many packings even to count them within " + readable_bytes(memory_limit_);
            state_ = State::refused;
            break;
        case FrontierDagBuilder::State::too_many_packings:
            packings_ = to_decimal(builder_->packings());
            reason_ = "there are " + packings_ + " packings; this search numbers up to " +
                      std::to_string(FrontierDag::kMostPackings);
            state_ = State::refused;
            break;
    }
    return state_;
}

packing::PackedSpace SpaceBuilder::take() {
    packing::PackedSpace space(*puzzle_, metric_, builder_->take());
    builder_.reset();
    return space;
}

std::string readable_bytes(std::uint64_t bytes) {
    constexpr std::array kUnits{"bytes", "KB", "MB", "GB", "TB"};
    if (bytes < 1000) return std::to_string(bytes) + " bytes";
    std::size_t unit = 0;
    std::uint64_t tenths = bytes * 10;
    while (tenths >= 10'000 && unit + 1 < kUnits.size()) {
        tenths = (tenths + 500) / 1000;
        ++unit;
    }
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " " + kUnits[unit];
}

}  // namespace shunt::analysis
