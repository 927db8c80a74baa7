// Which states of the blank and one tile can be part of a walk of exactly T steps from the start to the goal.
//
//     before step t:    tile i on cell j, blank on b        alive, or not
//                          |  blank goes b -> c (an arc)
//     before step t+1:  tile i on j (or on b, if j = c)     alive
//
// A state is dead when it is too far from an end for the blank and that tile, or, for some second tile, with that tile wherever it may
// be. An arc is dead when for some tile it leads from no live state to a live one, or when it only undoes the step before. A state
// dies with its last arc to or from it. This goes on until nothing changes; no walk of T steps without an undone move is ever
// lost. What survives becomes the columns of the flow formulation.
#pragma once

#include <cstdint>
#include <vector>

#include "core/npuzzle/program/reach.hpp"

namespace shunt::npuzzle::program {

class LiveStates {
public:
    /// `reach` is ready. `steps` is at most kMostSteps. Cost: about K^4 x steps operations.
    LiveStates(const Instance& instance, const Reach& reach, int steps);

    [[nodiscard]] int steps() const { return steps_; }
    /// Whether any walk is left. If not, there is no walk of exactly steps() steps.
    [[nodiscard]] bool any() const;
    /// Before step `t` (0 to steps()): tile `i` on `cell` with the blank on `blank`.
    [[nodiscard]] bool state(int t, int i, int blank, int cell) const {
        return states_[state_index(t, i, blank, cell)] != 0;
    }
    /// The same wherever the blank is.
    [[nodiscard]] bool place(int t, int i, int cell) const;
    /// In step `t` (below steps()): the blank goes from `from` to its neighbour `to`.
    [[nodiscard]] bool arc(int t, int from, int to) const { return arcs_[arc_index(t, from, to)] != 0; }
    /// In that step tile `i` is what the blank changes places with: it goes from `to` to `from`.
    [[nodiscard]] bool move(int t, int i, int from, int to) const {
        return arc(t, from, to) && state(t, i, from, to) && state(t + 1, i, to, from);
    }

private:
    [[nodiscard]] std::size_t state_index(int t, int i, int blank, int cell) const {
        return static_cast<std::size_t>(((t * (cells_ - 1) + i - 1) * cells_ + blank) * cells_ + cell);
    }
    [[nodiscard]] std::size_t arc_index(int t, int from, int to) const {
        return static_cast<std::size_t>((t * cells_ + from) * cells_ + to);
    }
    [[nodiscard]] static int after(int cell, int from, int to) { return cell == to ? from : cell; }

    void find_in_reach(const Reach& reach, int i, int blank, int cell);
    [[nodiscard]] bool arc_lives(int t, int from, int to) const;
    [[nodiscard]] bool state_lives(int t, int i, int blank, int cell) const;
    [[nodiscard]] bool drop_arcs(int t);
    [[nodiscard]] bool drop_states(int t);

    Grid grid_;
    int cells_;
    int steps_;
    std::vector<std::uint8_t> states_;  // by step, tile, cell of the blank, cell of the tile
    std::vector<std::uint8_t> arcs_;    // by step, from, to
};

}  // namespace shunt::npuzzle::program
