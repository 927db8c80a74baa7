#include "core/parts/shelved_search.hpp"

#include <algorithm>

namespace shunt::parts {
namespace {

constexpr std::uint64_t kPlanes = 3;
constexpr std::uint64_t kLeastWords = 64;
constexpr std::uint64_t kLeastFoundBytes = std::uint64_t{1} << 14;
constexpr std::uint64_t kMostFoundBytes = std::uint64_t{16} << 20;

/// Lists grow to the double of what they hold, and letters are made of them.
constexpr std::uint64_t kOutboxTimes = 4;
/// Three levels and letters, with what is moved at a time and what is left of it.
constexpr std::uint64_t kStreamBytes = 8 * kPortionBytes;

}  // namespace

ShelfRoom ShelfRoom::within(std::uint64_t bytes, search::Rank states) {
    ShelfRoom room;
    const std::uint64_t all = states / 64 + 1;
    room.outbox_bytes = room.held_bytes =
        std::min(std::clamp(bytes / 48, kLeastFoundBytes, kMostFoundBytes), kLeastFoundBytes + 4 * all);
    room.block_words = kLeastWords;
    for (ShelfRoom larger = room; room.block_words < all; room = larger) {
        larger.block_words *= 2;
        if (larger.bytes() > bytes) break;
    }
    return room;
}

std::uint64_t ShelfRoom::bytes() const {
    return kPlanes * Plane::bytes_needed(block_words) + kOutboxTimes * outbox_bytes +
           HeldLetters::bytes_needed(held_bytes) + kStreamBytes;
}

}  // namespace shunt::parts
