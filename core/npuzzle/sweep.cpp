#include "core/npuzzle/sweep.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shunt::npuzzle {
namespace {

std::uint64_t ones(std::uint64_t bits) { return static_cast<std::uint64_t>(std::popcount(bits)); }

}  // namespace

Sweep::Expanded Sweep::expand(Number block) {
    Accumulator found;
    std::fill_n(found.begin(), words_, 0);
    bool any = pull(block, found);
    Expanded expanded;
    if (here_[block] != 0) {
        expanded.generated = move_within(block, found);
        any = true;
    }
    // Where nothing is found, the level before may still stand in the place of the next.
    if (any || next_[block] != 0) expanded.found = keep(block, found);
    return expanded;
}

/// What comes from the other blocks (and, by the same windows, from this one).
bool Sweep::pull(Number block, Accumulator& found) const {
    bool any = false;
    const Number base = block * orders_;
    for (int first = 0; first < digits_; ++first) {
        const Arrangements::Window& window = arrangements_->window(first);
        const bool goes_on = (colour(depth_) >> first & 1) != 0;  // the blank, to the next line; else it comes back
        const auto& before = (goes_on ? window.to_back : window.to_front)[0];  // the inverse of its step
        const Number run = std::min(window.low, orders_);
        assert(run % kLanes == 0);
        Number value = base / window.low % window.count;
        for (Number offset = 0; offset < orders_; offset += run, ++value) {
            const Number source = base + offset + (before[value] - value) * window.low;
            if (here_[source / orders_] == 0) continue;
            any = true;
            pull_run(source / kLanes, run / kLanes, &found[offset / kLanes], first, goes_on);
        }
    }
    return any;
}

void Sweep::pull_run(std::uint64_t source, std::uint64_t words, std::uint64_t* found, int first, bool goes_on) const {
    const int line = arrangements_->line();
    const std::uint64_t* level = &level_at(depth_)[source];
    const std::uint64_t places = kEveryLane << (goes_on ? first : first + line);
    if (goes_on) {
        for (std::uint64_t word = 0; word < words; ++word) found[word] |= (level[word] & places) << line;
    } else {
        for (std::uint64_t word = 0; word < words; ++word) found[word] |= (level[word] & places) >> line;
    }
}

/// Adds what a block's own boards reach within it. Returns how many neighbours they have.
std::uint64_t Sweep::move_within(Number block, Accumulator& found) const {
    const std::uint64_t* level = &level_at(depth_)[block * words_];
    const std::uint64_t here = colour(depth_);
    const bool odd = odd_[block] != 0;
    std::uint64_t neighbours = 0;
    for (std::size_t word = 0; word < words_; ++word) {
        const std::uint64_t members = level[word] & here;
        if (members == 0) continue;
        found[word] |= (members & not_last_) << 1 | (members & not_first_) >> 1;
        turn_within(members & turns_on_, word, true, odd, found);
        turn_within(members & turns_back_, word, false, odd, found);
        neighbours += ones(members & not_first_) + ones(members & not_last_) + ones(members & not_in_first_line_) +
                      ones(members & not_in_last_line_);
    }
    return neighbours;
}

void Sweep::turn_within(std::uint64_t boards, std::size_t word, bool goes_on, bool odd, Accumulator& found) const {
    const int line = goes_on ? arrangements_->line() : -arrangements_->line();
    for (; boards != 0; boards &= boards - 1) {
        const int bit = std::countr_zero(boards);
        const int place = bit % kLaneBits;
        const unsigned lane =
            turns_[turn(place, goes_on, odd) + word * kLanes + static_cast<std::size_t>(bit / kLaneBits)];
        found[lane / 64] |= std::uint64_t{1} << (static_cast<int>(lane % 64) + place + line);
    }
}

/// Makes what was found and is new a block's share of the next level.
std::uint64_t Sweep::keep(Number block, const Accumulator& found) {
    const std::uint64_t here = colour(depth_);
    const std::uint64_t at = block * words_;
    std::uint64_t* next = &level_at(depth_ + 1)[at];
    std::uint64_t* into = &reached_at(depth_ + 1)[at];
    const std::uint64_t* other = &reached_at(depth_ + 3)[at];
    std::uint64_t count = 0;
    for (std::size_t word = 0; word < words_; ++word) {
        const std::uint64_t fresh = found[word] & ~(into[word] | other[word]);
        into[word] |= fresh;
        next[word] = (next[word] & here) | fresh;
        count += ones(fresh);
    }
    next_[block] = static_cast<std::uint16_t>(count);
    return count;
}

}  // namespace shunt::npuzzle
