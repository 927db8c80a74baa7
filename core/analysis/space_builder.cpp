#include "core/analysis/space_builder.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {

using packing::FrontierDag;
using packing::FrontierDagBuilder;

namespace {

/// As many times more as there are ways to choose some of so many cells: a product of small factors, divided as it grows.
Natural choices(Natural ways, std::uint32_t cells, std::size_t chosen) {
    for (std::uint32_t factor = 1; factor <= chosen; ++factor) {
        ways *= cells--;
        ways /= factor;
    }
    return ways;
}

/// A number of packings that there are at least: all larger pieces stay, the units among them change places with each other and
/// with the voids in every way. Exact for unit tiles on one open board, for which the automaton would be the first to burst.
Natural least_packings(const puzzle::Puzzle& puzzle) {
    const auto cells = static_cast<std::size_t>(puzzle.board().cells());
    auto left = static_cast<std::uint32_t>(cells);
    for (const puzzle::Kind& kind : puzzle.kinds()) {
        if (kind.shape.size() != 1)
            left -= static_cast<std::uint32_t>(kind.pieces.size()) * static_cast<std::uint32_t>(kind.shape.size());
    }
    Natural packings = 1;
    for (const puzzle::Kind& kind : puzzle.kinds()) {
        if (kind.shape.size() != 1) continue;
        if (kind.region.size() != cells) return 1;
        packings = choices(packings, left, kind.pieces.size());
        left -= static_cast<std::uint32_t>(kind.pieces.size());
    }
    return packings;
}

}  // namespace

SpaceBuilder::SpaceBuilder(const puzzle::Puzzle& puzzle, puzzle::Metric metric, std::uint64_t memory_limit,
                           std::optional<std::uint64_t> most_packings)
    : puzzle_(&puzzle), metric_(metric), memory_limit_(memory_limit) {
    if (puzzle.board().cells() > packing::kMostCells) {
        refuse(say("the board has {count} cells; this search handles up to {most}",
                   {{"count", std::to_string(puzzle.board().cells())}, {"most", packing::kMostCells}}));
        return;
    }
    const Natural least = least_packings(puzzle);
    const std::uint64_t bits = 8 * std::min(memory_limit, UINT64_MAX / 8);
    const std::uint64_t most = std::min(most_packings.value_or(bits), FrontierDag::kMostPackings);
    if (Natural(most) < least) {
        refuse(say("there are at least {count} packings, {size} hold {most} at most",
                   {{"count", grouped(least.decimal())}, {"size", bytes_text(memory_limit)}, {"most", most}}));
        return;
    }
    split_ = packing::split(puzzle);
    builder_.emplace(packing::stock_of(puzzle, split_.body), memory_limit);
}

SpaceBuilder::State SpaceBuilder::advance(std::uint64_t budget) {
    if (state_ != State::building) return state_;
    const auto state = builder_->advance(budget);
    if (state == FrontierDagBuilder::State::building) return state_;
    if (state == FrontierDagBuilder::State::too_many_nodes) {
        refuse(say("too many packings even to count them within {size}", {{"size", bytes_text(memory_limit_)}}));
        return state_;
    }
    const auto with_free = [this](const Natural& body) {
        return choices(body, static_cast<std::uint32_t>(split_.free), static_cast<std::size_t>(split_.voids));
    };
    const Natural packings = with_free(builder_->packings());
    packings_ = packings.decimal();
    const Natural most = state == FrontierDagBuilder::State::done
                             ? Natural(FrontierDag::kMostPackings)
                             : std::min(Natural(FrontierDag::kMostPackings), with_free(builder_->most_packings()));
    if (most < packings) {
        refuse(say("there are {count} packings; this search numbers up to {most}",
                   {{"count", grouped(packings_)}, {"most", grouped(most.decimal())}}));
    } else {
        state_ = State::done;
    }
    return state_;
}

void SpaceBuilder::refuse(std::string reason) {
    reason_ = std::move(reason);
    state_ = State::refused;
}

packing::PackedSpace SpaceBuilder::take() {
    packing::PackedSpace space(*puzzle_, metric_, split_, builder_->take());
    builder_.reset();
    return space;
}

}  // namespace shunt::analysis
