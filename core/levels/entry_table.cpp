#include "core/levels/entry_table.hpp"

namespace shunt::levels {

/// Makes sure that one more entry has a place. While a list grows, the old one is there, too.
bool EntryTable::make_room() {
    if (4 * (size() + 1) > 3 * slots_.size() && !make_slots(std::max(2 * kFewest, 2 * slots_.size()))) return false;
    if (entries_.size() + words_ <= entries_.capacity()) return true;
    const std::size_t room = std::max(kFewest, size() + size() / 2) * words_;
    const std::uint64_t before = entries_.capacity() * sizeof(std::uint64_t);
    if (!memory_->take(room * sizeof(std::uint64_t))) return false;
    entries_.reserve(room);
    memory_->give_back(before);
    return true;
}

bool EntryTable::make_slots(std::size_t slots) {
    if (slots > kMostSlots) return false;
    memory_->give_back(slots_.size() * sizeof(std::uint32_t));
    slots_ = {};
    if (!memory_->take(slots * sizeof(std::uint32_t))) return false;
    slots_.assign(slots, kNobody);
    shift_ = 64 - std::countr_zero(slots);
    fill_slots();
    return true;
}

void EntryTable::fill_slots() {
    for (std::size_t i = 0; i < size(); ++i) {
        std::size_t slot = first_slot(key_hash(entry(i), key_words_));
        while (slots_[slot] != kNobody) slot = (slot + 1) & (slots_.size() - 1);
        slots_[slot] = static_cast<std::uint32_t>(i);
    }
}

/// After entries were dropped.
void EntryTable::settle() {
    constexpr std::size_t kWaste = 8;
    const bool wastes = kWaste * std::max(size(), kFewest) < slots_.size();
    if (wastes && kWaste * entries_.size() < entries_.capacity()) {
        memory_->give_back((entries_.capacity() - entries_.size()) * sizeof(std::uint64_t));
        entries_.shrink_to_fit();
    }
    if (wastes && make_slots(slots_.size() / 4)) return;
    std::fill(slots_.begin(), slots_.end(), kNobody);
    fill_slots();
}

}  // namespace shunt::levels
