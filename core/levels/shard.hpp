// The part of the levels that one worker looks after: the arrangements whose keys are its own.
//
//     worker 0   expands blocks ──> its own `next`  <── takes over what others found, takes the known away
//         └──────> found for worker 1 ──┐
//     worker 1   expands blocks ──> its own `next`
//
// An arrangement has the same keeper in every level, so what is known of it is looked up by nobody else, and nothing is locked.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/levels/level.hpp"
#include "core/levels/trail.hpp"

namespace shunt::levels {

/// Blocks on their way from who found them to who keeps them.
class Parcel {
public:
    /// False when the memory does not do.
    [[nodiscard]] bool add(const Find& find, MemoryBudget& memory) {
        if (finds_.size() == finds_.capacity() && !grow(memory)) return false;
        finds_.push_back(find);
        return true;
    }
    [[nodiscard]] std::span<const Find> finds() const { return finds_; }
    void clear() { finds_.clear(); }

private:
    /// While it grows, both rooms are there.
    [[nodiscard]] bool grow(MemoryBudget& memory) {
        const std::size_t before = finds_.capacity();
        const std::size_t room = before == 0 ? 16 : 2 * before;
        if (!memory.take(room * sizeof(Find))) return false;
        finds_.reserve(room);
        memory.give_back(before * sizeof(Find));
        return true;
    }

    std::vector<Find> finds_;
};

/// One of `count` shards, number `index`.
struct Shard {
    Shard(std::size_t number, std::size_t count, std::uint64_t most_bytes)
        : index(number), shards(count), memory(most_bytes), parcels(count) {}
    Shard(const Shard&) = delete;  // its levels point to its memory
    Shard& operator=(const Shard&) = delete;

    /// Whose shard a key is.
    [[nodiscard]] std::size_t keeper(Rank key) const {
        if (shards == 1) return 0;
        return static_cast<std::size_t>((key * 0xBF58476D1CE4E5B9ull >> 32) * shards >> 32);
    }
    /// Adds what this worker found to the next level, or to what it will hand over. False when the memory does not do.
    [[nodiscard]] bool add(const Find& find) {
        if (const std::size_t other = keeper(find.key); other != index) return parcels[other].add(find, memory);
        return keep(find);
    }
    /// Adds what any worker found of this shard.
    [[nodiscard]] bool keep(const Find& find) {
        Block* const block = next.at(find.key, find.free);
        if (block != nullptr) block->join(find);
        return block != nullptr;
    }

    [[nodiscard]] bool is_claimed() const { return claimed >= here.blocks().size(); }
    [[nodiscard]] bool is_sifted() const { return from == shards && sifted == next.blocks().size(); }
    /// What was found is the level that is expanded next. Its worker has cleared `before`.
    void begin_level() {
        std::swap(before, here);
        std::swap(here, next);
        for (Parcel& parcel : parcels) parcel.clear();
        claimed = 0;
        from = taken = sifted = 0;
        found = 0;
    }

    std::size_t index;
    std::size_t shards;
    MemoryBudget memory;
    Level before{memory};
    Level here{memory};
    Level next{memory};
    std::vector<Parcel> parcels;  // by the shard they are for

    std::atomic<std::size_t> claimed{0};  // blocks of `here`, by any worker
    std::size_t from = 0;                 // shard whose parcel is taken over,
    std::size_t taken = 0;                // and how much of it
    std::size_t sifted = 0;               // blocks of `next` of which the known is taken away
    std::uint64_t found = 0;              // positions of `next` that are new
    std::uint64_t expanded = 0;
    std::uint64_t goals = 0;
    Numbered first_goal;
    Trail trail;  // empty unless the way back is wanted
    bool is_full = false;
};

}  // namespace shunt::levels
