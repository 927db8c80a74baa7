#include "core/base/natural.hpp"

#include <algorithm>

namespace shunt {
namespace {

constexpr std::uint64_t kBase = 1'000'000'000'000'000'000;
constexpr std::size_t kDigits = 18;

/// Adds to one digit of base 10^18; returns the carry.
std::uint64_t add(std::uint64_t& digit, std::uint64_t amount) {
    digit += amount;
    if (digit < kBase) return 0;
    digit -= kBase;
    return 1;
}

}  // namespace

Natural& Natural::operator+=(const Natural& other) {
    std::uint64_t carry = add(low_, other.low_);
    if (high_.size() < other.high_.size()) high_.resize(other.high_.size());
    for (std::size_t i = 0; i < high_.size() && (carry != 0 || i < other.high_.size()); ++i) {
        carry = add(high_[i], carry + (i < other.high_.size() ? other.high_[i] : 0));
    }
    if (carry != 0) high_.push_back(carry);
    return *this;
}

std::string Natural::decimal() const {
    std::string text;
    for (auto digit = high_.rbegin(); digit != high_.rend(); ++digit) {
        std::string part = std::to_string(*digit);
        if (!text.empty()) part.insert(0, kDigits - part.size(), '0');
        text += part;
    }
    std::string last = std::to_string(low_);
    if (!text.empty()) last.insert(0, kDigits - last.size(), '0');
    return text + last;
}

}  // namespace shunt
