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
    const std::size_t fewer = ends_[0]->counts().back() <= ends_[1]->counts().back() ? 0 : 1;
    if (ends_[0]->depth() + ends_[1]->depth() == rest_.back().distance) {
        divide();
    } else if (ends_[fewer]->advance_level(budget) != Levels::State::running) {
        way_.clear();  // no memory
        rest_.clear();
    }
    if (ends_[0] != nullptr) most_bytes_ = std::max(most_bytes_, ends_[0]->bytes() + ends_[1]->bytes());
    return !rest_.empty();
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
    const int first = ends_[0]->depth();
    ends_ = {};
    if (!middle) {  // only if the distance was not theirs
        way_.clear();
        rest_.clear();
        return;
    }
    const Stretch whole = rest_.back();
    rest_.back() = {*middle, whole.to, whole.distance - first};
    rest_.push_back({whole.from, *middle, first});
}

}  // namespace shunt::levels
