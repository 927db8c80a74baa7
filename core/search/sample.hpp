// A few states of every level to look at, chosen without regard to the order in which the level was found.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/base/sort.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// Keeps the states whose scrambled numbers are smallest: the same ones whatever the order they are offered in, by however many
/// workers; as good as drawn at random.
class Sample {
public:
    explicit Sample(std::size_t most = 0) : most_(most) { clear(); }

    void offer(Rank state) {
        const std::uint64_t key = scrambled(state);
        if (key < worst_) keep({key, state});
    }
    void merge(const Sample& other) {
        for (const Kept& kept : other.kept_) offer(kept.state);
    }
    void clear() {
        kept_.clear();
        worst_ = most_ == 0 ? 0 : ~std::uint64_t{0};
    }
    /// The states kept, by ascending number.
    [[nodiscard]] std::vector<Rank> states() const {
        std::vector<Rank> states;
        for (const Kept& kept : kept_) states.push_back(kept.state);
        shell_sort(states);
        return states;
    }

private:
    struct Kept {
        std::uint64_t key;
        Rank state;
        friend bool operator<(const Kept& a, const Kept& b) { return a.key < b.key; }
    };

    /// A bijection that leaves no trace of the order of numbers (finalizer of SplitMix64, S. Vigna).
    [[nodiscard]] static std::uint64_t scrambled(std::uint64_t x) {
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ x >> 27) * 0x94D049BB133111EBull;
        return x ^ x >> 31;
    }
    void keep(Kept kept) {
        if (kept_.size() < most_) {
            kept_.push_back(kept);
        } else {
            *std::max_element(kept_.begin(), kept_.end()) = kept;
        }
        if (kept_.size() == most_) worst_ = std::max_element(kept_.begin(), kept_.end())->key;
    }

    std::size_t most_;
    std::uint64_t worst_ = 0;  // of the greatest key, once as many are kept as may be
    std::vector<Kept> kept_;
};

}  // namespace shunt::search
