#include "core/approach/novelty.hpp"

#include <algorithm>

namespace shunt::approach {

Novelty::Novelty(const levels::PositionKeys& keys, std::uint64_t most_bytes) : keys_(&keys) {
    for (const auto& field : keys.fields()) {
        if (!first_atom_.empty() && keys.fields()[first_atom_.size() - 1].kind != field.kind)
            atoms_ += keys.places(keys.fields()[first_atom_.size() - 1].kind);
        first_atom_.push_back(atoms_);
    }
    atoms_ += keys.places(keys.fields().back().kind);
    words_ = WordArray::words_for(atoms_ * (atoms_ + 1) / 2);
    most_classes_ = static_cast<std::size_t>(most_bytes / (words_ * sizeof(std::uint64_t)));
    stand_.resize(keys.fields().size());
}

/// Without memory nothing is ever new: the search goes by nearness alone.
WordArray& Novelty::seen_by(std::size_t of_class) {
    const std::size_t index = of_class % most_classes_;
    if (index >= seen_.size()) seen_.resize(index + 1);
    if (seen_[index].size() == 0) {
        if (auto made = WordArray::create(words_)) {
            seen_[index] = std::move(*made);
            bytes_ += seen_[index].bytes();
        }
    }
    return seen_[index];
}

/// Remembers the pairs of one field with those before it and with itself.
std::size_t Novelty::note(WordArray& seen, std::size_t field) {
    std::size_t novelty = kNone;
    for (std::size_t other = 0; other < stand_.size(); ++other) {
        const std::uint64_t low = std::min(stand_[field], stand_[other]);
        const std::uint64_t high = std::max(stand_[field], stand_[other]);
        const std::uint64_t bit = high * (high + 1) / 2 + low;
        std::uint64_t& word = seen[bit / 64];
        if ((word >> bit % 64 & 1) != 0) continue;
        word |= std::uint64_t{1} << bit % 64;
        novelty = std::min<std::size_t>(novelty, other == field ? 1 : 2);
    }
    return novelty;
}

std::size_t Novelty::of(const std::uint64_t* key, std::size_t of_class, std::optional<std::size_t> moved) {
    if (most_classes_ == 0) return kNone;
    WordArray& seen = seen_by(of_class);
    if (seen.size() == 0) return kNone;
    for (std::size_t field = 0; field < stand_.size(); ++field)
        stand_[field] = first_atom_[field] + levels::PositionKeys::get(key, keys_->fields()[field]);
    if (moved) return note(seen, *moved);
    std::size_t novelty = kNone;
    for (std::size_t field = 0; field < stand_.size(); ++field) novelty = std::min(novelty, note(seen, field));
    return novelty;
}

}  // namespace shunt::approach
