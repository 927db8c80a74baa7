#include "core/levels/key_part.hpp"

namespace shunt::levels {

bool KeyPart::offer(const std::uint64_t* key, std::uint64_t hash, std::size_t mark) {
    if (!make_room()) return false;
    std::size_t slot = first_slot(hash);
    while (slots_[slot] != kNobody && !is_key(slots_[slot], key)) slot = (slot + 1) & (slots_.size() - 1);
    if (slots_[slot] == kNobody) {
        slots_[slot] = static_cast<std::uint32_t>(size());
        entries_.insert(entries_.end(), key, key + keys_->words());
        entries_.insert(entries_.end(), stride_ - keys_->words(), 0);
    }
    if (slots_[slot] >= here_)
        entries_[slots_[slot] * stride_ + keys_->words() + mark / 64] |= std::uint64_t{1} << mark % 64;
    return true;
}

/// Makes sure that one more entry has a place. While a list grows, the old one is there, too.
bool KeyPart::make_room() {
    if (4 * (size() + 1) > 3 * slots_.size() && !make_slots(std::max(2 * kFewest, 2 * slots_.size()))) return false;
    if (entries_.size() + stride_ <= entries_.capacity()) return true;
    const std::size_t room = std::max(kFewest, size() + size() / 2) * stride_;
    const std::uint64_t before = entries_.capacity() * sizeof(std::uint64_t);
    if (!memory_.take(room * sizeof(std::uint64_t))) return false;
    entries_.reserve(room);
    memory_.give_back(before);
    return true;
}

bool KeyPart::make_slots(std::size_t slots) {
    if (slots > kMostSlots) return false;
    memory_.give_back(slots_.size() * sizeof(std::uint32_t));
    slots_ = {};
    if (!memory_.take(slots * sizeof(std::uint32_t))) return false;
    slots_.assign(slots, kNobody);
    shift_ = 64 - std::countr_zero(slots);
    fill_slots();
    return true;
}

void KeyPart::fill_slots() {
    for (std::size_t i = 0; i < size(); ++i) {
        std::size_t slot = first_slot(keys_->hash(entry(i)));
        while (slots_[slot] != kNobody) slot = (slot + 1) & (slots_.size() - 1);
        slots_[slot] = static_cast<std::uint32_t>(i);
    }
}

void KeyPart::drop_here() {
    entries_.erase(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(here_ * stride_));
    here_ = 0;
    constexpr std::size_t kWaste = 8;
    const bool wastes = kWaste * std::max(size(), kFewest) < slots_.size();
    if (wastes && kWaste * entries_.size() < entries_.capacity()) {
        memory_.give_back((entries_.capacity() - entries_.size()) * sizeof(std::uint64_t));
        entries_.shrink_to_fit();
    }
    if (wastes && make_slots(slots_.size() / 4)) return;
    std::fill(slots_.begin(), slots_.end(), kNobody);
    fill_slots();
}

bool KeyPart::add_to_trail() {
    const std::size_t words = keys_->words();
    if (!memory_.take(found() * words * sizeof(std::uint64_t))) return false;
    for (std::size_t i = here_; i < size(); ++i) trail_.insert(trail_.end(), entry(i), entry(i) + words);
    return true;
}

}  // namespace shunt::levels
