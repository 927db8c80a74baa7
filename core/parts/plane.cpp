#include "core/parts/plane.hpp"

#include <bit>
#include <utility>

namespace shunt::parts {

std::optional<Plane> Plane::create(Word places) {
    auto bits = WordArray::create(places);
    auto used = WordArray::create(WordArray::words_for(places));
    if (!bits || !used) return std::nullopt;
    Plane plane;
    plane.bits_ = std::move(*bits);
    plane.used_ = std::move(*used);
    return plane;
}

Plane::Word Plane::next_used(Word place) const {
    if (place >= places()) return places();
    std::uint64_t used = used_[place / 64] >> place % 64 << place % 64;
    for (Word at = place / 64;;) {
        if (used != 0) return 64 * at + static_cast<Word>(std::countr_zero(used));
        if (++at == used_.size()) return places();
        used = used_[at];
    }
}

void Plane::clear() {
    for (Word at = 0; at < used_.size(); ++at) {
        for (std::uint64_t used = used_[at]; used != 0; used &= used - 1)
            bits_[64 * at + static_cast<Word>(std::countr_zero(used))] = 0;
        if (used_[at] != 0) used_[at] = 0;
    }
}

std::optional<PlaneClaims::Places> PlaneClaims::claim(const Plane& plane, int most) {
    Word begin = place_;
    Word end = 0;
    do {
        end = plane.next_used(begin);
        if (end == plane.places()) return std::nullopt;
        for (int i = 0; i < most && end < plane.places(); ++i) end = plane.next_used(end + 1);
    } while (!place_.compare_exchange_weak(begin, end));
    return Places{begin, end};
}

}  // namespace shunt::parts
