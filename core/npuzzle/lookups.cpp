#include "core/npuzzle/lookups.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::npuzzle {

Lookups::Lookups(const Tables& tables) {
    const Patterns& patterns = tables.patterns();
    const Size size = patterns.size;
    assert(patterns.views.size() <= kMostViews);
    for (const View& view : patterns.views) {
        std::vector<Cell> tile_at(static_cast<std::size_t>(size.cells()));  // by home, turned
        for (std::size_t home = 0; home < tile_at.size(); ++home) {
            tile_at[view.symmetry.image(size, static_cast<Cell>(home))] = static_cast<Cell>(home);
        }
        auto& parts = views_.emplace_back(tile_at.size());
        for (const std::size_t pattern : view.patterns) {
            const PatternTable& table = tables.table(pattern);
            for (std::size_t tile = 0; tile < table.homes().size(); ++tile) {
                Part& part = parts[tile_at[table.homes()[tile]]];
                part.lookup = static_cast<std::uint8_t>(tables_.size());
                for (std::size_t cell = 0; cell < tile_at.size(); ++cell) {
                    part.at[cell] = table.index().share(tile, view.symmetry.image(size, static_cast<Cell>(cell)));
                }
            }
            tables_.push_back({weights_of(table), table.data()});
            cell_bits_ = table.index().cell_bits();
            most_tiles_ = std::max(most_tiles_, table.homes().size());
        }
    }
}

Lookups::Weights Lookups::weights_of(const PatternTable& table) {
    Weights weights{};
    Number weight = 1;
    for (std::size_t i = table.homes().size(); i-- > 0;) {
        weights[i] = weight;
        weight *= static_cast<Number>(table.size().cells()) - static_cast<Number>(i);
    }
    return weights;
}

std::array<int, kMostViews> Lookups::look_up(const Cell* homes, Cell blank, Place* places) const {
    for (std::size_t i = 0; i < count(); ++i) places[i] = {};
    for (const auto& parts : views_) {
        for (std::size_t cell = 0; cell < parts.size(); ++cell) {
            if (cell != blank) places[parts[homes[cell]].lookup].code += parts[homes[cell]].at[cell];
        }
    }
    std::array<int, kMostViews> sums{};
    std::size_t lookup = 0;
    for (std::size_t view = 0; view < views_.size(); ++view) {
        // The lookups of a view follow each other.
        for (const std::size_t end = lookup + count() / views_.size(); lookup < end; ++lookup) {
            places[lookup].excess = excess(lookup, places[lookup].code);
            sums[view] += places[lookup].excess;
        }
    }
    return sums;
}

}  // namespace shunt::npuzzle
