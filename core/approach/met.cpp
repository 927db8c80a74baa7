#include "core/approach/met.hpp"

#include <algorithm>

namespace shunt::approach {

std::optional<Id> Met::find(const std::uint64_t* key) const {
    const auto found = table_.find(keys_->hash(key), [&](hashed::Rank rank) {
        return std::equal(key, key + keys_->words(), entry(static_cast<Id>(rank)));
    });
    if (!found) return std::nullopt;
    return static_cast<Id>(*found);
}

std::optional<Id> Met::add(const std::uint64_t* key, Id from, Mark mark) {
    if (find(key)) return std::nullopt;
    if (!make_room()) {
        full_ = true;
        return std::nullopt;
    }
    const Id id = size();
    std::copy_n(key, keys_->words(), entry(id));
    entry(id)[stride_ - 1] = std::uint64_t{mark} << 32 | from;
    table_.put(keys_->hash(key), [&](hashed::Rank rank) { return keys_->hash(entry(static_cast<Id>(rank))); });
    return id;
}

bool Met::make_room() {
    if (size() == std::numeric_limits<Id>::max() || !table_.make_room()) return false;
    if (size() < chunks_.size() * kChunk) return true;
    const std::uint64_t bytes = kChunk * stride_ * sizeof(std::uint64_t);
    if (!memory_.take(bytes)) return false;
    auto chunk = WordArray::create(kChunk * stride_);
    if (!chunk) {
        memory_.give_back_refused(bytes);
        return false;
    }
    chunks_.push_back(std::move(*chunk));
    return true;
}

Key Met::copy(Id id) const {
    Key copy;
    std::copy_n(key(id), keys_->words(), copy.words.begin());
    return copy;
}

Way Met::way_to(Id id) const {
    Way way{copy(id)};
    for (; id != 0; id = from(id)) way.push_back(copy(from(id)));
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace shunt::approach
