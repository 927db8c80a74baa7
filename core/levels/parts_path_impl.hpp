// The way back of levels_in_parts.hpp: along the trail, or by halves.
#pragma once

#include <algorithm>

#include "core/levels/way_by_halves_impl.hpp"

namespace shunt::levels {

template <class Entries>
bool LevelsInParts<Entries>::find_path(std::uint64_t budget) {
    if (path_.empty() && halves_ == nullptr) begin_path();
    if (halves_ != nullptr) {
        const bool goes_on = halves_->advance(budget);
        if (!goes_on) path_ = halves_->way();
        return goes_on;
    }
    while (path_depth_ > 0 && budget > 0) {
        --path_depth_;
        budget -= std::min(budget, counts()[static_cast<std::size_t>(path_depth_)]);
        path_.push_back(nearer(path_.back(), path_depth_));
    }
    return path_depth_ > 0;
}

template <class Entries>
std::vector<PositionKeys::Key> LevelsInParts<Entries>::way_from(const Key& position) {
    if (!back_moves_) back_moves_.emplace(entries_->moves(false));
    std::vector<Key> way{position};
    for (int depth = this->depth(); depth-- > 0;) way.push_back(nearer(way.back(), depth));
    return way;
}

template <class Entries>
PositionKeys::Key LevelsInParts<Entries>::nearest_goal() const {
    std::optional<Key> first;
    for (const auto& worker : workers_)
        if (worker->first_goal && (!first || *worker->first_goal < *first)) first = worker->first_goal;
    return first.value();
}

/// The levels make room where they are searched again.
template <class Entries>
void LevelsInParts<Entries>::begin_path() {
    path_depth_ = depth();
    if (has_trail_) {
        path_.assign(1, nearest_goal());
        back_moves_.emplace(entries_->moves(false));
        return;
    }
    level_bytes_ = bytes();
    parts_.clear();
    halves_ = std::make_unique<WayByHalves<Entries>>(entries_, options_, nearest_goal(), start_, depth());
}

template <class Entries>
std::optional<PositionKeys::Key> LevelsInParts<Entries>::least_common(const LevelsInParts& other) const {
    std::optional<Key> least;
    for (std::size_t part = 0; part < kParts; ++part) {
        const typename Entries::Part& level = parts_[part]->level;
        for (std::size_t i = 0; i < level.here(); ++i) {
            const std::uint64_t* const entry = level.entry(i);
            const std::uint64_t* const same = other.parts_[part]->level.find_here(entry, hash(entry));
            if (same == nullptr) continue;
            entries_->for_each_common(entry, same, [&](const puzzle::Position& position) {
                const Key key = keys().key(position);
                if (!least || key < *least) least = key;
            });
        }
    }
    return least;
}

/// The first among the neighbours of a position that are at a depth.
template <class Entries>
PositionKeys::Key LevelsInParts<Entries>::nearer(const Key& from, int depth) {
    const std::size_t words = entries_->key_words();
    std::vector<std::vector<std::vector<std::uint64_t>>> neighbours(kParts);
    const std::vector<std::uint64_t> entry = entries_->entry(position(from));
    back_moves_->for_each(entry.data(), [&](const std::uint64_t* key, const std::uint64_t* said) {
        auto& near = neighbours[part_of(hash(key))].emplace_back(key, key + words);
        near.insert(near.end(), said, said + entries_->said_words());
    });
    std::optional<Key> least;
    for (std::size_t part = 0; part < kParts; ++part) {
        if (neighbours[part].empty()) continue;
        parts_[part]->trail->for_each(depth, [&](const std::uint64_t* on_trail) {
            for (const auto& near : neighbours[part]) {
                if (!std::equal(near.begin(), near.begin() + static_cast<std::ptrdiff_t>(words), on_trail)) continue;
                entries_->for_each_common(on_trail, near.data(), [&](const puzzle::Position& position) {
                    const Key key = keys().key(position);
                    if (!least || key < *least) least = key;
                });
            }
        });
    }
    return least.value_or(from);
}

}  // namespace shunt::levels
