// Of all shortest solutions only those that pass one position.
//
//     finding it ──> back: ways on from what leads to it ──> onward: ways to what it leads to ──> dropping the others ──> done
#pragma once

#include "core/analysis/solution_choices.hpp"

namespace shunt::analysis {

class SolutionsThrough {
public:
    /// `choices` are all of them, and must outlive it; `position` is canonical.
    SolutionsThrough(Choices& choices, puzzle::Position position)
        : choices_(&choices), position_(std::move(position)) {}

    /// Takes from the budget as many positions as it works on; returns whether there is more to do. Only what is on the solutions is left
    /// then, with new numbers, and without mirror images: that of a solution need not pass the position.
    bool advance(std::uint64_t& budget);
    /// Once done: whether any solution passes it. Nothing was changed otherwise.
    [[nodiscard]] bool found() const { return is_found_; }
    [[nodiscard]] std::uint64_t bytes() const {
        return (numbers_.capacity() + numbers_behind_.capacity()) * sizeof(std::uint32_t);
    }

private:
    enum class Phase : unsigned char { finding, back, onward, dropping, ended };

    [[nodiscard]] std::vector<Choice>& column() const { return (*choices_)[column_]; }
    void work();
    void end_column();
    void count_back(Choice& choice);
    void drop_or_keep(Choice& choice);

    Choices* choices_;
    puzzle::Position position_;
    Phase phase_ = Phase::finding;
    bool is_found_ = false;
    std::size_t through_column_ = 0;             // where it is,
    std::size_t through_ = 0;                    // and its number there
    std::size_t column_ = 0;                     // at hand,
    std::size_t number_ = 0;                     // and the position
    std::uint32_t kept_ = 0;                     // positions of the column, so far
    std::vector<std::uint32_t> numbers_;         // new ones of the column,
    std::vector<std::uint32_t> numbers_behind_;  // and of the one behind it
};

}  // namespace shunt::analysis
