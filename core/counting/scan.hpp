// Counting by scanning a grid cell by cell (the transfer matrix of a broken profile). This header is the centre of core/counting.
//
// Whatever fills a grid (boards of pieces of any shape, tilings) is a *word*: one decision at each cell in row-major
// order. What the decisions still to come need to know of those already made is a *state*, and there are few of them,
// because only the cells along the edge between the two, the *frontier*, matter:
//
//     decided  a a b b           states in the layer of cell c  --decision-->  states in the layers of later cells
//     decided  a c|. .  c is next
//              ---+              ways(state) = sum of ways(predecessor) over the decisions that lead to it
//              . . . .  open
//
// A *layer* (layer.hpp) holds the states whose next open cell is c, each with the number of words that lead there; the
// layer behind the last cell holds the answer. It is the frontier DAG of core/packing for an unlimited stock of pieces:
// that one keeps its edges to number the words, this one forgets every layer it has passed, or keeps them all to walk
// back from the end, which draws a uniformly random word.
//
//   counted by          states (which header)                          decisions
//   board_count.hpp     parts of pieces on the frontier                void, or which neighbours' pieces it is of
//                       (board_states.hpp)
//   tiling_count.hpp    cells already covered by earlier shapes        which shape has its first cell here, or void
//                       (tiling_states.hpp)
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/counting/layer.hpp"

namespace shunt::counting {

/// Runs through the layers of an automaton, which has
///     int cells() const                        number of cells
///     void begin(emit)                         emits the states before the first decision
///     void enter(int cell)                     called before the states of a layer
///     void successors(int cell, State, emit)   emits where every decision leads
/// with `emit(int next_cell, State)`; next_cell > cell, and cells() for the layer behind the last cell.
template <class Automaton>
class Scan {
public:
    enum class Phase : unsigned char { running, done, out_of_memory };

    /// `keep`: layers that have been passed stay. `memory_limit` in bytes bounds all layers together.
    Scan(Automaton automaton, bool keep, std::uint64_t memory_limit)
        : automaton_(std::move(automaton)),
          memory_(memory_limit),
          layers_(static_cast<std::size_t>(automaton_.cells()) + 1),
          keep_(keep) {
        const std::uint64_t one = 1;
        automaton_.begin([&](int cell, const State& state) { add(cell, state, Ways(&one, 1)); });
        add_pending();
        if (phase_ == Phase::running) enter();
    }

    /// Processes about `budget` states. Returns the phase afterwards.
    Phase advance(std::uint64_t budget) {
        while (phase_ == Phase::running && budget > 0) {
            const Layer& layer = layers_[static_cast<std::size_t>(cell_)];
            if (slot_ == layer.slots()) {
                leave();
            } else if (const std::uint64_t slot = slot_++; !layer.is_free(slot)) {
                expand(layer, slot);
                --budget;
            }
        }
        return phase_;
    }

    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] const Automaton& automaton() const { return automaton_; }
    /// Whether layers that have been passed stay.
    [[nodiscard]] bool keeps() const { return keep_; }
    /// The cell whose layer is being processed; cells() at the end.
    [[nodiscard]] int cell() const { return cell_; }
    /// Number of states processed.
    [[nodiscard]] std::uint64_t states() const { return states_; }
    [[nodiscard]] const MemoryBudget& memory() const { return memory_; }
    /// The layer of `cell`: empty when passed and not kept.
    [[nodiscard]] const Layer& layer(int cell) const { return layers_[static_cast<std::size_t>(cell)]; }
    /// The layer behind the last cell.
    [[nodiscard]] const Layer& end() const { return layers_.back(); }

private:
    struct Addition {
        int cell = 0;
        State state;
        Ways ways;
    };

    void expand(const Layer& layer, std::uint64_t slot) {
        const Ways ways = layer.ways(slot);
        ++states_;
        automaton_.successors(cell_, layer.state(slot), [&](int cell, const State& state) { add(cell, state, ways); });
    }

    /// Puts an addition off until several can be made at once, so that their places in memory can be fetched side by side.
    void add(int cell, const State& state, Ways ways) {
        layers_[static_cast<std::size_t>(cell)].prefetch(state);
        pending_[pending_count_++] = {cell, state, ways};
        if (pending_count_ == pending_.size()) add_pending();
    }

    void add_pending() {
        for (std::size_t i = 0; i < pending_count_; ++i) {
            const Addition& addition = pending_[i];
            Layer& layer = layers_[static_cast<std::size_t>(addition.cell)];
            if (!layer.add(addition.state, addition.ways, memory_)) phase_ = Phase::out_of_memory;
        }
        pending_count_ = 0;
    }

    void leave() {
        add_pending();
        if (!keep_) layers_[static_cast<std::size_t>(cell_)].clear(memory_);
        ++cell_;
        enter();
    }

    void enter() {
        slot_ = 0;
        if (cell_ == automaton_.cells()) {
            phase_ = Phase::done;
        } else {
            automaton_.enter(cell_);
        }
    }

    Automaton automaton_;
    MemoryBudget memory_;
    std::vector<Layer> layers_;  // by cell
    bool keep_;
    Phase phase_ = Phase::running;
    int cell_ = 0;
    std::uint64_t slot_ = 0;
    std::uint64_t states_ = 0;
    std::array<Addition, 32> pending_;
    std::size_t pending_count_ = 0;
};

}  // namespace shunt::counting
