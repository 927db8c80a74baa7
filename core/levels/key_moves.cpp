#include "core/levels/key_moves.hpp"

#include <algorithm>

namespace shunt::levels {

void KeyMoves::enter(const std::uint64_t* key) {
    std::copy_n(key, keys_.words(), here_.words.begin());
    for (std::size_t field = 0; field < at_.size(); ++field) {
        at_[field] = PositionKeys::get(key, keys_.fields()[field]);
        set(keys_.fields()[field], at_[field], 1);
    }
}

void KeyMoves::leave() {
    for (std::size_t field = 0; field < at_.size(); ++field) set(keys_.fields()[field], at_[field], 0);
}

/// Fills reached_.
void KeyMoves::flood(const PositionKeys::Field& moved, PlaceId from) {
    if (++floods_ == 0) {
        std::fill(seen_.begin(), seen_.end(), 0);
        floods_ = 1;
    }
    reached_.assign(1, from);
    seen_[from] = floods_;
    for (std::size_t i = 0; i < reached_.size(); ++i) {
        for (std::size_t d = 0; d < PositionKeys::kDirections; ++d) {
            const PlaceId to = keys_.place(moved, reached_[i]).next[d];
            if (to == PositionKeys::kNoPlace || seen_[to] == floods_) continue;
            if (step(moved, reached_[i], d) == PositionKeys::kNoPlace) continue;
            seen_[to] = floods_;
            reached_.push_back(to);
        }
    }
}

}  // namespace shunt::levels
