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

#include <cstddef>
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
        automaton_.begin([&](int cell, const State& state) { add(cell, state, Ways(&kOne, 1)); });
        enter();
    }

    /// Processes about `budget` states. Returns the phase afterwards.
    Phase advance(std::uint64_t budget) {
        while (phase_ == Phase::running && budget > 0) {
            const Layer& layer = layers_[static_cast<std::size_t>(cell_)];
            const bool all_expanded = slot_ == layer.slots();
            if (pending_.size() >= kBatch || (all_expanded && !pending_.empty())) {
                add_pending(budget);
            } else if (all_expanded) {
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
    /// Additions made at once, or more if one state leads to more.
    static constexpr std::size_t kBatch = 32;
    static constexpr std::uint64_t kOne = 1;

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
        pending_.push_back({cell, state, ways});
    }

    /// Makes the additions; a layer that has to grow for one grows as far as the budget goes, and the rest is left for later.
    void add_pending(std::uint64_t& budget) {
        while (added_ < pending_.size()) {
            const Addition& addition = pending_[added_];
            Layer& layer = layers_[static_cast<std::size_t>(addition.cell)];
            if (layer.is_growing()) {
                layer.grow(budget, memory_);
                if (layer.is_growing()) return;
            } else if (const auto adding = layer.add(addition.state, addition.ways, memory_);
                       adding == Layer::Adding::refused) {
                phase_ = Phase::out_of_memory;
                return;
            } else if (adding == Layer::Adding::done) {
                ++added_;
            }
        }
        pending_.clear();
        added_ = 0;
    }

    void leave() {
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
    std::vector<Addition> pending_;  // their ways stand in the layer that is walked
    std::size_t added_ = 0;          // of those
};

}  // namespace shunt::counting
