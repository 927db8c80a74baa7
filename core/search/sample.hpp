// A few states of every level to look at, chosen without regard to the order in which the level was found.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/base/sort.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// Keeps the states whose scrambled numbers are smallest: the same ones whatever the order they are offered in, by however many
/// workers; as good as drawn at random. Whoever offers them scrambles.
template <class State>
class SampleOf {
public:
    explicit SampleOf(std::size_t most = 0) : most_(most) { clear(); }

    /// Whether a state with this scrambled number would be kept.
    [[nodiscard]] bool takes(std::uint64_t key) const { return key < worst_; }
    void offer(std::uint64_t key, const State& state) {
        if (takes(key)) keep({key, state});
    }
    void merge(const SampleOf& other) {
        for (const Kept& kept : other.kept_) offer(kept.key, kept.state);
    }
    void clear() {
        kept_.clear();
        worst_ = most_ == 0 ? 0 : ~std::uint64_t{0};
    }
    /// The states kept, ascending.
    [[nodiscard]] std::vector<State> states() const {
        std::vector<State> states;
        for (const Kept& kept : kept_) states.push_back(kept.state);
        shell_sort(states);
        return states;
    }

private:
    struct Kept {
        std::uint64_t key;
        State state;
        friend bool operator<(const Kept& a, const Kept& b) { return a.key < b.key; }
    };

    void keep(const Kept& kept) {
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

/// Of states that have numbers.
class Sample : public SampleOf<Rank> {
public:
    using SampleOf::SampleOf;

    void offer(Rank state) { SampleOf::offer(scrambled(state), state); }

private:
    /// A bijection that leaves no trace of the order of numbers (finalizer of SplitMix64, S. Vigna).
    [[nodiscard]] static std::uint64_t scrambled(std::uint64_t x) {
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ x >> 27) * 0x94D049BB133111EBull;
        return x ^ x >> 31;
    }
};

}  // namespace shunt::search
