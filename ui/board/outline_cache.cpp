#include "ui/board/outline_cache.hpp"

#include <algorithm>

namespace shunt::ui {

const std::vector<picture::Loop>& OutlineCache::of(std::span<const puzzle::Coordinate> cells,
                                                   const picture::OutlineStyle& style) {
    key_ = {style.cell, style.inset, style.convex, style.concave};
    for (const puzzle::Coordinate cell : cells)
        key_.insert(key_.end(), {static_cast<float>(cell.row), static_cast<float>(cell.column)});
    const auto before = [](const Known& known, const std::vector<float>& key) { return known.key < key; };
    auto found = std::lower_bound(known_.begin(), known_.end(), key_, before);
    if (found != known_.end() && found->key == key_) return found->loops;
    if (known_.size() == kMost) {
        known_.clear();
        found = known_.end();
    }
    return known_.insert(found, {key_, picture::outline(cells, style)})->loops;
}

}  // namespace shunt::ui
