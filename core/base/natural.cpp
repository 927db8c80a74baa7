#include "core/base/natural.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shunt {
namespace {

constexpr std::uint32_t kChunk = 1'000'000'000;
constexpr std::size_t kChunkDigits = 9;

/// Takes `less` and `borrow` off a word; returns what is to be borrowed from the next one.
std::uint64_t subtract(std::uint64_t& word, std::uint64_t less, std::uint64_t borrow) {
    const std::uint64_t before = word;
    word = before - less - borrow;
    return static_cast<std::uint64_t>(before < less || (before == less && borrow != 0));
}

/// Multiplies a word and adds `carry`; returns what is to be carried to the next one.
std::uint64_t multiply(std::uint64_t& word, std::uint32_t factor, std::uint64_t carry) {
    const std::uint64_t low = (word & UINT32_MAX) * factor + carry;
    const std::uint64_t high = (word >> 32) * factor + (low >> 32);
    word = high << 32 | (low & UINT32_MAX);
    return high >> 32;
}

/// Divides a word with `rest` above it; returns the rest that is left for the word below.
std::uint64_t divide_word(std::uint64_t& word, std::uint32_t divisor, std::uint64_t rest) {
    const std::uint64_t high = rest << 32 | word >> 32;
    const std::uint64_t low = high % divisor << 32 | (word & UINT32_MAX);
    word = high / divisor << 32 | low / divisor;
    return low % divisor;
}

}  // namespace

Natural::Natural(std::span<const std::uint64_t> words) {
    while (!words.empty() && words.back() == 0) words = words.first(words.size() - 1);
    if (words.empty()) return;
    low_ = words.front();
    high_.assign(words.begin() + 1, words.end());
}

void Natural::trim() {
    while (!high_.empty() && high_.back() == 0) high_.pop_back();
}

Natural& Natural::operator+=(const Natural& term) {
    low_ += term.low_;
    const bool carry = low_ < term.low_;
    if (high_.size() < term.high_.size()) high_.resize(term.high_.size());
    if (add_words(high_, term.high_, carry)) high_.push_back(1);
    return *this;
}

Natural& Natural::operator-=(const Natural& term) {
    assert(!(*this < term));
    std::uint64_t borrow = subtract(low_, term.low_, 0);
    for (std::size_t word = 0; word < high_.size(); ++word)
        borrow = subtract(high_[word], word < term.high_.size() ? term.high_[word] : 0, borrow);
    trim();
    return *this;
}

Natural& Natural::operator*=(std::uint32_t factor) {
    std::uint64_t carry = multiply(low_, factor, 0);
    for (std::uint64_t& word : high_) carry = multiply(word, factor, carry);
    if (carry != 0) high_.push_back(carry);
    trim();
    return *this;
}

Natural Natural::times(const Natural& factor) const {
    constexpr std::uint32_t kHalf = 1U << 16;
    Natural product;
    const auto add = [&](std::uint64_t word) {
        for (const std::uint64_t half : {word >> 32, word & UINT32_MAX}) {
            product *= kHalf;
            product *= kHalf;
            Natural part = *this;
            product += part *= static_cast<std::uint32_t>(half);
        }
    };
    for (std::size_t word = factor.high_.size(); word-- > 0;) add(factor.high_[word]);
    add(factor.low_);
    return product;
}

std::uint64_t Natural::divide(std::uint32_t divisor) {
    std::uint64_t rest = 0;
    for (std::size_t word = high_.size(); word-- > 0;) rest = divide_word(high_[word], divisor, rest);
    rest = divide_word(low_, divisor, rest);
    trim();
    return rest;
}

Natural& Natural::operator/=(std::uint32_t divisor) {
    divide(divisor);
    return *this;
}

bool operator<(const Natural& a, const Natural& b) {
    if (a.high_.size() != b.high_.size()) return a.high_.size() < b.high_.size();
    for (std::size_t word = a.high_.size(); word-- > 0;)
        if (a.high_[word] != b.high_[word]) return a.high_[word] < b.high_[word];
    return a.low_ < b.low_;
}

std::size_t Natural::bit_width() const {
    const std::uint64_t top = high_.empty() ? low_ : high_.back();
    return high_.size() * 64 + static_cast<std::size_t>(std::bit_width(top));
}

std::string Natural::decimal() const {
    Natural rest = *this;
    std::string digits;
    while (!rest.high_.empty()) {
        const std::string chunk = std::to_string(rest.divide(kChunk));
        digits.insert(0, std::string(kChunkDigits - chunk.size(), '0') + chunk);
    }
    return std::to_string(rest.low_) + digits;
}

}  // namespace shunt
