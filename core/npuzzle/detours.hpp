// Duplicate pruning: which steps a depth-first search need not take because another way leads to the same board.
//
// Words are sequences of steps from a given cell of the blank; what a word does to the tiles does not depend on which tiles they are.
// Among the words that do the same, only the first is *needed*: the shortest, and of those the first in the alphabet. Whatever part of a
// needed word one takes is needed too (else the whole would have an earlier equal). So a search that never completes a part that is not
// needed still walks one shortest way to every board. An automaton over the last few steps tells:
//
//     state = (cell of the blank, last steps as far as a forbidden word may begin with them)  --step-->  state, or nowhere
//
// It is the automaton of Aho and Corasick (1975) for the shortest forbidden words, found by breadth-first search; for a search that only
// refuses to undo its last step it would have one state a cell and direction. Idea: L. A. Taylor and R. E. Korf, "Pruning duplicate nodes
// in depth-first search" (AAAI 1993). On 4x4 it halves the nodes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle {

class Detours {
public:
    using State = std::uint16_t;
    static constexpr State kForbidden = 0xFFFF;

    /// Knows words of up to `longest` steps; fewer when 16 bits cannot number the states. Cost: about cells x 2.2^longest.
    Detours(Size size, int longest);
    /// With the length that pays off for boards of this size.
    explicit Detours(Size size);

    /// The state before the first step.
    [[nodiscard]] State begin(Cell blank) const { return blank; }
    /// The state after a step that moves a tile in `direction`; kForbidden when there is no such tile or the step is not needed.
    [[nodiscard]] State after(State state, Direction direction) const {
        return after(state, static_cast<std::size_t>(direction));
    }
    /// The same by index into puzzle::kDirections.
    [[nodiscard]] State after(State state, std::size_t direction) const { return next_[state][direction]; }
    [[nodiscard]] std::size_t states() const { return next_.size(); }
    [[nodiscard]] std::uint64_t bytes() const { return next_.size() * sizeof(next_[0]); }

private:
    std::vector<std::array<State, 4>> next_;
};

}  // namespace shunt::npuzzle
