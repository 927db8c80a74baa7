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

/// What is held of a block though nothing is found of it: lists of each worker, two counts, and a place for letters.
std::uint64_t block_bytes(int workers) {
    return static_cast<std::uint64_t>(workers) * sizeof(Outbox) + 2 * sizeof(std::uint64_t) + HeldLetters::kPileBytes;
}

}  // namespace

/// Small blocks are many, and each takes something; of two that do not fit, that is taken which takes less.
ShelfRoom ShelfRoom::within(std::uint64_t bytes, search::Rank states, int workers) {
    const std::uint64_t all = states / 64 + 1;
    ShelfRoom room{states, workers};
    room.outbox_bytes = room.held_bytes =
        std::min(std::clamp(bytes / 48, kLeastFoundBytes, kMostFoundBytes), kLeastFoundBytes + 4 * all);
    room.block_words = kLeastWords;
    for (ShelfRoom larger = room; larger.block_words < all;) {
        larger.block_words *= 2;
        if (larger.bytes() <= std::max(bytes, room.bytes())) room = larger;
    }
    return room;
}

std::uint64_t ShelfRoom::bytes() const {
    return kPlanes * Plane::bytes_needed(block_words) + kOutboxTimes * outbox_bytes +
           HeldLetters::bytes_needed(held_bytes) + kStreamBytes + blocks() * block_bytes(workers);
}

}  // namespace shunt::parts
