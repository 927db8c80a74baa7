// A search for ever shorter solutions that need not be shortest: breadth-first, but only the most promising boards of a level are kept.
//
//     level g    [ the `width` boards of the best rank ]
//        │ all steps that could still beat the best length known
//     level g+1  [ ordered by rank, boards met before dropped, the rest cut at `width` ]   ...   until one is solved
//
// The rank is the mean of the views' lower bounds: it tells more than the greatest of them, which decides what could still win.
//
// Each pass is four times as wide as the last, until the memory allows no more. Boards are told apart by a 64-bit key; two with equal keys
// can cost a better solution, never make a wrong one: a solution is a list of steps that anybody can replay.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/npuzzle/lookups.hpp"
#include "core/npuzzle/problem.hpp"

namespace shunt::npuzzle {

class Beam {
public:
    /// Looks for solutions with fewer than `length` steps, which must not be 0. `tables` is for problems like this one and must outlive
    /// the search. `memory` is for the search alone, in bytes.
    Beam(const Tables& tables, const Problem& problem, std::size_t length, std::uint64_t memory);

    /// Expands about `budget` boards. False once it will find nothing more.
    bool advance(std::uint64_t budget);

    /// The best solution found; empty when there is none.
    [[nodiscard]] const std::vector<Direction>& best() const { return best_; }
    /// Boards expanded, in all passes.
    [[nodiscard]] std::uint64_t expanded() const { return expanded_; }
    /// Most boards kept of a level of the current pass.
    [[nodiscard]] std::size_t width() const { return width_; }
    [[nodiscard]] std::uint64_t bytes() const { return bytes_for(width_); }

private:
    /// A step from a board of the level.
    struct Candidate {
        std::uint64_t key = 0;     ///< of the board it leads to
        std::uint32_t parent = 0;  ///< index in the level
        std::uint16_t rank = 0;    ///< mean of the views' lower bounds of the steps that follow; 0 when solved
        std::uint8_t direction = 0;
    };
    /// Boards of one level, one after the other.
    struct Level {
        std::vector<Cell> homes;
        std::vector<Cell> blanks;
        std::vector<std::uint64_t> keys;
        std::vector<std::uint32_t> origins;  ///< 4 * index in the level before + direction

        [[nodiscard]] std::size_t size() const { return blanks.size(); }
        void clear();
    };

    [[nodiscard]] std::uint64_t bytes_for(std::size_t width) const;
    void begin_pass();
    void end_pass();
    [[nodiscard]] int distance_of(const Cell* homes, Cell blank) const;
    void expand(std::size_t member);
    void close_level();
    void order();
    bool admit(const Candidate& candidate);
    void keep_way(const Candidate& last);

    Size size_;
    Problem start_;
    Lookups lookups_;
    std::vector<Lookups::Place> places_;  // of the board being expanded
    std::array<std::array<std::uint64_t, npuzzle::kMostCells>, npuzzle::kMostCells>
        keys_{};          // by home and cell; a board's key is their sum
    std::size_t length_;  // to beat
    std::uint64_t memory_;
    std::size_t width_ = 64;
    bool cut_ = false;  // whether this pass has dropped boards for lack of room
    bool ended_ = false;
    Level level_;
    Level next_;
    std::size_t member_ = 0;  // of level_ to expand next
    std::vector<Candidate> candidates_;
    std::vector<std::uint32_t> ranked_;                // indices of candidates
    std::vector<std::uint64_t> met_;                   // keys of boards met lately, each at its place modulo the size
    std::vector<std::vector<std::uint32_t>> origins_;  // of the levels since the start
    std::vector<Direction> best_;
    std::uint64_t expanded_ = 0;
};

}  // namespace shunt::npuzzle
