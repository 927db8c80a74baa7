#include "core/packing/word_steps.hpp"

namespace shunt::packing {

std::uint32_t WordSteps::find(const WordStep& step) {
    if (is_full()) return add(step);
    if (slots_.empty()) slots_.resize(2 * most_);
    std::uint32_t& slot = slots_[place(step)];
    if (slot == 0) slot = add(step) + 1;
    return slot - 1;
}

std::uint32_t WordSteps::add(const WordStep& step) {
    steps_.push_back(step);
    return static_cast<std::uint32_t>(steps_.size() - 1);
}

void WordSteps::clear() {
    steps_.clear();
    slots_ = {};
}

/// The slot of a step, or the free one where it belongs.
std::size_t WordSteps::place(const WordStep& step) const {
    const std::uint64_t hash = (step.transition.hash() ^ step.from * 0xC2B2AE3D27D4EB4Full) + step.to;
    auto slot = static_cast<std::size_t>(hash * 0x9E3779B97F4A7C15ull >> 32) & (slots_.size() - 1);
    while (slots_[slot] != 0 && steps_[slots_[slot] - 1] != step) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
}

}  // namespace shunt::packing
