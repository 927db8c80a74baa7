// The graph of all positions seen from afar, its quotient: positions that differ only in where the smallest pieces stand
// (puzzle/small_pieces.hpp) are one class, and classes are next to each other where a move leads from one to the other.
//
//     distances of all ──> the class of each ──> classes by distance ──> the positions of each ──> neighbours()     in slices, but for
//     (distances.hpp)                                                                                                the last
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/graph/distances.hpp"
#include "core/graph/place_table.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::graph {

/// Why nobody can look at a puzzle so; empty where some of its pieces are small.
[[nodiscard]] std::string why_no_classes(const puzzle::Puzzle& puzzle);

/// Classes are numbered by ascending distance from the start, equal ones by the least number of a position.
class Quotient {
public:
    using Rank = search::Rank;

    struct Class {
        Rank first = 0;               ///< of its positions nearest to the start the one with the least number
        std::int32_t from_start = 0;  ///< the least of any of its positions
        std::int32_t to_goal = Distances::kUnknown;  ///< the same to the nearest goal
        std::uint32_t positions = 0;
    };

    /// What it takes at least: 12 bytes for each position beside its distances; classes are not known before.
    [[nodiscard]] static std::uint64_t bytes_needed(analysis::PositionGraph& graph) {
        return Distances::bytes_needed(graph, true) +
               graph.searched().reached() * (sizeof(Rank) + sizeof(std::uint32_t));
    }

    /// Of a graph of fewer than 2^32 positions of the puzzle, which both must outlive it, some of whose kinds are small. `memory` in bytes.
    Quotient(const puzzle::Puzzle& puzzle, analysis::PositionGraph& graph, std::uint64_t memory);

    /// Takes from the budget as many positions as it works on; returns whether there is more to do.
    bool advance(std::uint64_t& budget);
    /// Whether the memory limit came first.
    [[nodiscard]] bool out_of_memory() const { return out_of_memory_; }
    /// How much of the work is done, from 0 to 1.
    [[nodiscard]] double share() const;
    /// Positions worked on, each counted four times in all.
    [[nodiscard]] std::uint64_t done() const { return distances_.done() + done_; }
    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] const Distances& distances() const { return distances_; }

    // Once done.
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(classes_.size()); }
    [[nodiscard]] const Class& at(std::uint32_t number) const { return classes_[found_as_[number]]; }
    /// The class of a position that was reached.
    [[nodiscard]] std::uint32_t class_of(Rank rank) const {
        return class_of_[static_cast<std::size_t>(distances_.numbers().number(rank))];
    }
    /// The classes next to one, ascending, each once; valid until the next call. Null when `budget` was used up before all were found:
    /// asked for the same class again, it goes on.
    [[nodiscard]] const std::vector<std::uint32_t>* neighbours(std::uint32_t number, std::uint64_t& budget);

private:
    enum class Phase : unsigned char { measuring, sorting, tallying, numbering, filing, ended };

    void go_to(Phase phase);
    template <class Take>
    void each_position(std::uint64_t& budget, Take take);
    template <class Take>
    void each_class(std::uint64_t& budget, Take take);
    void sort(std::uint64_t& budget);
    void put(std::uint64_t number, Rank rank, std::uint32_t class_id);
    void tally(std::uint64_t& budget);
    void number(std::uint64_t& budget);
    void begin_filing();
    void file(std::uint64_t& budget);

    analysis::PositionGraph* graph_;
    std::uint64_t memory_;
    std::vector<puzzle::PieceId> large_;  // pieces
    std::vector<puzzle::Cell> places_;    // of these, in the position at hand
    Phase phase_ = Phase::measuring;
    bool out_of_memory_ = false;
    Distances distances_;
    std::optional<PlaceTable> table_;  // while positions are sorted
    Rank at_ = 0;                      // state, or class, at hand
    std::uint64_t done_ = 0;
    std::vector<Class> classes_;            // as they are found
    std::vector<std::uint32_t> by_depth_;   // how many are nearer to the start, at last also those that are numbered
    std::vector<std::uint32_t> found_as_;   // by number: which of those found
    std::vector<std::uint32_t> number_of_;  // the way back
    std::vector<std::uint32_t> class_of_;   // by number of the position
    std::vector<std::uint32_t> first_;      // by class: where its positions begin, and then the end
    std::vector<Rank> positions_;           // class by class
    std::vector<std::uint32_t> seen_;       // by class: the round in which it was found last
    std::uint32_t round_ = 0;
    std::uint32_t next_ = 0;   // of positions_, while neighbours are looked for,
    bool is_looking_ = false;  // if they are
    std::vector<std::uint32_t> found_;
};

}  // namespace shunt::graph
