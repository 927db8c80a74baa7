// States that a part has found and another one keeps, until the next round.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/parts/post.hpp"

namespace shunt::parts {

/// Some of the 64 states that a word of numbers stands for.
struct WordBits {
    std::uint64_t word = 0;
    std::uint64_t bits = 0;
};

/// What is meant for one other part: goal states apart, because it is cheaper to say than to find out.
class Outbox {
public:
    /// Returns how many bytes more it holds.
    std::uint64_t add(WordBits states, std::uint64_t goals) {
        const std::uint64_t before = bytes();
        if ((states.bits & goals) != 0) goals_.push_back({states.word, states.bits & goals});
        if ((states.bits & ~goals) != 0) others_.push_back({states.word, states.bits & ~goals});
        return bytes() - before;
    }
    [[nodiscard]] std::uint64_t bytes() const { return (goals_.size() + others_.size()) * sizeof(WordBits); }
    /// Takes over what another one holds.
    void take(Outbox& other) {
        if (bytes() == 0) return std::swap(*this, other);
        goals_.insert(goals_.end(), other.goals_.begin(), other.goals_.end());
        others_.insert(others_.end(), other.others_.begin(), other.others_.end());
        other.goals_.clear();
        other.others_.clear();
    }
    /// Adds all of it to a letter, each state once, and empties itself. O(n log n).
    void empty_into(Letter& letter);

private:
    std::vector<WordBits> goals_;
    std::vector<WordBits> others_;
};

/// Reads what empty_into() has written.
class Inbox {
public:
    explicit Inbox(std::string_view bytes) : rest_(bytes) {}

    /// The goal states, then the others; each empty where there are none, and where the bytes are no letter of an Outbox.
    [[nodiscard]] std::vector<WordBits> next_list();
    /// Whether the letter was read to its end.
    [[nodiscard]] bool is_done() const { return rest_.empty(); }

private:
    std::string_view rest_;
};

}  // namespace shunt::parts
