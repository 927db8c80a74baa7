#include "core/base/exact.hpp"

namespace shunt {
namespace {

constexpr std::uint32_t kBase = 1'000'000'000;
constexpr std::size_t kWidth = 9;  // decimal digits of one of ours

}  // namespace

Exact::Exact(std::uint64_t value) {
    for (std::size_t i = digits_.size(); value != 0; value /= kBase)
        digits_[--i] = static_cast<std::uint32_t>(value % kBase);
}

Exact& Exact::operator+=(const Exact& other) {
    std::uint32_t carry = 0;
    for (std::size_t i = digits_.size(); i-- > 0;) {
        const std::uint32_t sum = digits_[i] + other.digits_[i] + carry;
        carry = sum >= kBase ? 1 : 0;
        digits_[i] = sum - carry * kBase;
    }
    return *this;
}

Exact& Exact::operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::size_t i = digits_.size(); i-- > 0;) {
        carry += std::uint64_t{digits_[i]} * factor;
        digits_[i] = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
    }
    return *this;
}

Exact& Exact::operator/=(std::uint32_t divisor) {
    std::uint64_t rest = 0;
    for (std::uint32_t& digit : digits_) {
        rest = rest * kBase + digit;
        digit = static_cast<std::uint32_t>(rest / divisor);
        rest %= divisor;
    }
    return *this;
}

std::string Exact::decimal() const {
    std::string text;
    for (const std::uint32_t digit : digits_) {
        const std::string part = std::to_string(digit);
        text.append(kWidth - part.size(), '0').append(part);
    }
    return text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
}

}  // namespace shunt
