// How many shortest solutions there are where one and its mirror image count as one.
#pragma once

#include "core/analysis/solution_choices.hpp"

namespace shunt::analysis {

class ReflectedSolutions {
public:
    /// `choices` are all of them, must outlive it, and every position has a mirror image.
    explicit ReflectedSolutions(const Choices& choices) : choices_(&choices), columns_left_(choices.size()) {}

    /// Takes from the budget as many positions as it works on; returns whether there is more to do.
    bool advance(std::uint64_t& budget);
    /// Once done.
    [[nodiscard]] Natural count() const;
    [[nodiscard]] std::uint64_t bytes() const {
        return (own_.capacity() + own_behind_.capacity()) * sizeof(Natural) + heap_ + heap_behind_;
    }

private:
    [[nodiscard]] Natural own_ways(const Choice& choice) const;

    const Choices* choices_;
    std::size_t columns_left_;  // the last of them is at hand
    std::vector<Natural> own_;  // by position of it: the ways to a goal on which every position is its own image,
    std::vector<Natural> own_behind_;  // and of the column behind it
    std::uint64_t heap_ = 0;           // bytes
    std::uint64_t heap_behind_ = 0;
};

}  // namespace shunt::analysis
