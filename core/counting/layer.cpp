#include "core/counting/layer.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/base/natural.hpp"

namespace shunt::counting {
namespace {

/// Whether the sum may need one more word than `number` has; there are at most as many in `ways`.
bool may_overflow(Ways number, Ways ways) {
    const std::uint64_t more = ways.size() == number.size() ? ways.back() : 0;
    return number.back() >= UINT64_MAX - more;
}

}  // namespace

Layer::Adding Layer::add(const State& state, Ways ways, MemoryBudget& memory) {
    assert(state.high < kTaken && !is_growing());
    if (ways.size() > table_.words || is_crowded(size_ + 1, table_.slots)) {
        const std::uint64_t slots = is_crowded(size_ + 1, table_.slots) ? table_.slots * 2 : table_.slots;
        return begin_to_grow(std::max(kFewestSlots, slots), std::max(table_.words, ways.size()), memory);
    }
    const std::uint64_t tagged = state.high | kTaken;
    std::uint64_t* const slot = table_.at(table_.slot_of(state.low, tagged));
    const std::span<std::uint64_t> number(slot + kNumber, table_.words);
    if (may_overflow(number, ways)) return begin_to_grow(table_.slots, table_.words + 1, memory);
    size_ += slot[kHigh] == 0 ? 1 : 0;
    slot[kLow] = state.low;
    slot[kHigh] = tagged;
    add_words(number, ways);
    return Adding::done;
}

void Layer::clear(MemoryBudget& memory) {
    memory.give_back(table_.array.bytes() + wider_.array.bytes());
    *this = Layer();
}

State Layer::state(std::uint64_t slot) const {
    const std::uint64_t* at = table_.at(slot);
    return {at[kLow], at[kHigh] & ~kTaken};
}

Ways Layer::find(const State& state) const {
    if (table_.slots == 0) return {};
    const std::uint64_t slot = table_.slot_of(state.low, state.high | kTaken);
    return is_free(slot) ? Ways() : ways(slot);
}

std::uint64_t Layer::bytes_for(std::uint64_t states, std::uint64_t words) {
    std::uint64_t slots = kFewestSlots;
    while (is_crowded(states, slots)) slots *= 2;
    return slots * (kNumber + words) * sizeof(std::uint64_t);
}

/// Where the state is, or the free slot where it belongs.
std::uint64_t Layer::Table::slot_of(std::uint64_t low, std::uint64_t tagged_high) const {
    const std::uint64_t mask = slots - 1;
    for (std::uint64_t slot = first_slot(low, tagged_high);; slot = (slot + 1) & mask) {
        const std::uint64_t* const there = at(slot);
        if (there[kHigh] == 0 || (there[kLow] == low && there[kHigh] == tagged_high)) return slot;
    }
}

/// Makes the table of `slots` slots with numbers of `words` words to which all is to move.
Layer::Adding Layer::begin_to_grow(std::uint64_t slots, std::size_t words, MemoryBudget& memory) {
    const std::uint64_t size = slots * (kNumber + words);
    const std::uint64_t bytes = size * sizeof(std::uint64_t);
    if (!memory.take(bytes)) return Adding::refused;
    auto array = WordArray::create(size);
    if (!array) {
        memory.give_back_refused(bytes);
        return Adding::refused;
    }
    wider_ = {std::move(*array), slots, words};
    return Adding::has_to_grow;
}

void Layer::grow(std::uint64_t& budget, MemoryBudget& memory) {
    for (; moved_ < table_.slots; moved_ += kSlotsOfUnit, --budget) {
        if (budget == 0) return;
        for (std::uint64_t slot = moved_; slot < moved_ + kSlotsOfUnit; ++slot) move(slot);
    }
    memory.give_back(table_.array.bytes());
    table_ = std::exchange(wider_, {});
    moved_ = 0;
}

void Layer::move(std::uint64_t slot) {
    if (table_.is_free(slot)) return;
    const std::uint64_t* from = table_.at(slot);
    std::copy(from, from + table_.stride(), wider_.at(wider_.slot_of(from[kLow], from[kHigh])));
}

}  // namespace shunt::counting
