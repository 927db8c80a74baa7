// What way_by_halves.hpp declares.
#pragma once

#include <algorithm>

#include "core/levels/way_by_halves.hpp"

namespace shunt::levels {

template <class Entries>
bool WayByHalves<Entries>::advance(std::uint64_t budget) {
    while (!rest_.empty() && rest_.back().distance <= 1) {
        if (rest_.back().distance == 1) way_.push_back(rest_.back().to);
        rest_.pop_back();
    }
    if (rest_.empty()) return false;
    if (ends_[0] == nullptr) begin(rest_.back());
    const std::size_t fewer = is_further(*ends_[0], *ends_[1]) ? 1 : 0;
    if (ends_[0]->depth() + ends_[1]->depth() == rest_.back().distance) {
        divide();
    } else if (ends_[fewer]->advance_level(budget) != Levels::State::running) {
        give_up();
    }
    if (ends_[0] != nullptr) most_bytes_ = std::max(most_bytes_, ends_[0]->bytes() + ends_[1]->bytes());
    return !rest_.empty();
}

/// Where both have as many positions, the one that has gone less far goes on: else one might go all the way, and nothing be divided.
template <class Entries>
bool WayByHalves<Entries>::is_further(const Levels& one, const Levels& other) {
    const std::uint64_t here = one.counts().back();
    const std::uint64_t there = other.counts().back();
    return here != there ? here > there : one.depth() > other.depth();
}

template <class Entries>
void WayByHalves<Entries>::begin(const Stretch& stretch) {
    const PositionKeys& keys = entries_->keys();
    ends_[0] = std::make_unique<Levels>(entries_, keys.position(stretch.from.words.data()), options_);
    ends_[1] = std::make_unique<Levels>(entries_, keys.position(stretch.to.words.data()), options_);
}

template <class Entries>
void WayByHalves<Entries>::divide() {
    const std::optional<Key> middle = ends_[0]->least_common(*ends_[1]);
    if (!middle) return give_up();  // only if the distance was not theirs
    const Stretch whole = rest_.back();
    rest_.pop_back();
    if (ends_[0]->has_trail() && ends_[1]->has_trail()) {
        const std::vector<Key> back = ends_[0]->way_from(*middle);
        const std::vector<Key> on = ends_[1]->way_from(*middle);
        way_.insert(way_.end(), back.rbegin() + 1, back.rend());
        way_.insert(way_.end(), on.begin() + 1, on.end());
    } else {
        const int first = ends_[0]->depth();
        rest_.push_back({*middle, whole.to, whole.distance - first});
        rest_.push_back({whole.from, *middle, first});
    }
    ends_ = {};
}

template <class Entries>
void WayByHalves<Entries>::give_up() {
    way_.clear();
    rest_.clear();
    ends_ = {};
}

}  // namespace shunt::levels
