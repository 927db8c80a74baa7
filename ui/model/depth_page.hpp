// Some positions of one depth, one after the other, as a worker has told them: what the strip below the chart shows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

struct DepthPage {
    /// Asked for at a time; one begins at each multiple of it.
    static constexpr std::uint64_t kSize = 24;

    puzzle::Metric metric = puzzle::Metric::move;
    int depth = -1;
    std::uint64_t from = 0;   ///< number of the first one, from 0
    std::uint64_t total = 0;  ///< positions of this depth
    std::vector<puzzle::Position> positions;

    [[nodiscard]] bool has(puzzle::Metric of, int at, std::uint64_t index) const {
        return of == metric && at == depth && index >= from && index - from < positions.size();
    }
    [[nodiscard]] const puzzle::Position& at(std::uint64_t index) const {
        return positions[static_cast<std::size_t>(index - from)];
    }
};

}  // namespace shunt::ui
