#include "core/counting/tally.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shunt::counting {
namespace {

constexpr std::uint64_t kChunk = 1'000'000'000;  // nine digits: a remainder and 32 more bits fit into one word
constexpr std::size_t kChunkDigits = 9;

/// Divides in place; returns the remainder.
std::uint64_t divide_by_chunk(std::vector<std::uint64_t>& words) {
    std::uint64_t rest = 0;
    for (std::size_t word = words.size(); word-- > 0;) {
        const std::uint64_t high = rest << 32 | words[word] >> 32;
        const std::uint64_t low = high % kChunk << 32 | (words[word] & UINT32_MAX);
        words[word] = high / kChunk << 32 | low / kChunk;
        rest = low % kChunk;
    }
    while (!words.empty() && words.back() == 0) words.pop_back();
    return rest;
}

}  // namespace

Tally::Tally(std::span<const std::uint64_t> words) : words_(words.begin(), words.end()) { trim(); }

void Tally::trim() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
}

std::size_t Tally::bit_width() const {
    if (words_.empty()) return 0;
    return (words_.size() - 1) * 64 + static_cast<std::size_t>(std::bit_width(words_.back()));
}

Tally& Tally::operator+=(const Tally& term) {
    if (words_.size() < term.words_.size()) words_.resize(term.words_.size());
    if (add_words(words_, term.words_)) words_.push_back(1);
    return *this;
}

Tally& Tally::operator-=(const Tally& term) {
    assert(!(*this < term));
    std::uint64_t borrow = 0;
    for (std::size_t word = 0; word < words_.size(); ++word) {
        const std::uint64_t less = word < term.words_.size() ? term.words_[word] : 0;
        const std::uint64_t before = words_[word];
        words_[word] = before - less - borrow;
        borrow = static_cast<std::uint64_t>(before < less || (before == less && borrow != 0));
    }
    trim();
    return *this;
}

bool operator<(const Tally& a, const Tally& b) {
    if (a.words_.size() != b.words_.size()) return a.words_.size() < b.words_.size();
    return std::lexicographical_compare(a.words_.rbegin(), a.words_.rend(), b.words_.rbegin(), b.words_.rend());
}

std::string to_decimal(const Tally& number) {
    std::vector<std::uint64_t> rest(number.words().begin(), number.words().end());
    std::string reversed;
    do {
        std::uint64_t chunk = divide_by_chunk(rest);
        for (std::size_t digit = 0; digit < kChunkDigits && (chunk != 0 || !rest.empty()); ++digit, chunk /= 10) {
            reversed += static_cast<char>('0' + chunk % 10);
        }
    } while (!rest.empty());
    if (reversed.empty()) return "0";
    return {reversed.rbegin(), reversed.rend()};
}

}  // namespace shunt::counting
