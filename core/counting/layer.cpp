#include "core/counting/layer.hpp"

#include <algorithm>
#include <cassert>

#include "core/base/natural.hpp"

namespace shunt::counting {

bool Layer::add(const State& state, Ways ways, MemoryBudget& memory) {
    assert(state.high < kTaken);
    if (ways.size() > words_ || is_crowded(size_ + 1, slots_)) {
        const bool crowded = is_crowded(size_ + 1, slots_);
        const std::uint64_t slots = std::max(kFewestSlots, crowded ? slots_ * 2 : slots_);
        if (!rebuild(slots, std::max(words_, ways.size()), memory)) return false;
    }
    const std::uint64_t tagged = state.high | kTaken;
    std::uint64_t at = slot_of(state.low, tagged) * stride();
    if (table_[at + kHigh] == 0) {
        table_[at + kLow] = state.low;
        table_[at + kHigh] = tagged;
        ++size_;
    }
    if (!add_words({&table_[at + kNumber], words_}, ways)) return true;
    if (!rebuild(slots_, words_ + 1, memory)) return false;
    at = slot_of(state.low, tagged) * stride();
    table_[at + kNumber + words_ - 1] = 1;  // the carry
    return true;
}

void Layer::clear(MemoryBudget& memory) {
    memory.give_back(table_.bytes());
    *this = Layer();
}

State Layer::state(std::uint64_t slot) const {
    const std::uint64_t at = slot * stride();
    return {table_[at + kLow], table_[at + kHigh] & ~kTaken};
}

Ways Layer::find(const State& state) const {
    if (slots_ == 0) return {};
    const std::uint64_t slot = slot_of(state.low, state.high | kTaken);
    return is_free(slot) ? Ways() : ways(slot);
}

std::uint64_t Layer::bytes_for(std::uint64_t states, std::uint64_t words) {
    std::uint64_t slots = kFewestSlots;
    while (is_crowded(states, slots)) slots *= 2;
    return slots * (kNumber + words) * sizeof(std::uint64_t);
}

/// Where the state is, or the free slot where it belongs.
std::uint64_t Layer::slot_of(std::uint64_t low, std::uint64_t tagged_high) const {
    const std::uint64_t mask = slots_ - 1;
    for (std::uint64_t slot = first_slot(low, tagged_high);; slot = (slot + 1) & mask) {
        const std::uint64_t at = slot * stride();
        if (table_[at + kHigh] == 0 || (table_[at + kLow] == low && table_[at + kHigh] == tagged_high)) return slot;
    }
}

/// Moves everything to a table of `slots` slots with numbers of `words` words.
bool Layer::rebuild(std::uint64_t slots, std::size_t words, MemoryBudget& memory) {
    const std::uint64_t bytes = slots * (kNumber + words) * sizeof(std::uint64_t);
    if (!memory.take(bytes)) return false;
    auto table = WordArray::create(slots * (kNumber + words));
    if (!table) {
        memory.give_back_refused(bytes);
        return false;
    }
    Layer wider;
    wider.table_ = std::move(*table);
    wider.slots_ = slots;
    wider.words_ = words;
    wider.size_ = size_;
    for (std::uint64_t slot = 0; slot < slots_; ++slot) {
        if (is_free(slot)) continue;
        const std::uint64_t* from = &table_[slot * stride()];
        std::uint64_t* to = &wider.table_[wider.slot_of(from[kLow], from[kHigh]) * wider.stride()];
        std::copy(from, from + stride(), to);
    }
    memory.give_back(table_.bytes());
    *this = std::move(wider);
    return true;
}

}  // namespace shunt::counting
