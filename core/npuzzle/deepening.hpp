// Depth-first search with a growing bound (IDA*, R. E. Korf 1985) for a shortest solution of a standing problem.
//
//     bound = lower bound of the start;  every way is followed while steps so far + lower bound <= bound;  then bound + 2, ...
//
// All ways have one parity, hence 2. A bound that is searched without a solution proves that there is none of that length. The way
// is an array of frames, so the search can pause after any node; nothing is allocated once it runs. Each step changes the
// Manhattan distance by 1, one code of a table for each view, and one state of the walking distance; the cheapest of these are looked at
// first, and the first that exceeds the bound ends the way.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/npuzzle/detours.hpp"
#include "core/npuzzle/lookups.hpp"
#include "core/npuzzle/problem.hpp"

namespace shunt::npuzzle {

class Deepening {
public:
    /// The problem must be solvable, with the size and home of the blank of the tables; both `tables` and `detours` must outlive this.
    Deepening(const Tables& tables, const Detours& detours, const Problem& problem);

    /// Follows ways for about `budget` nodes (boards reached). False once a shortest solution is known.
    bool advance(std::uint64_t budget);

    [[nodiscard]] bool solved() const { return solved_; }
    /// No solution is shorter. The length of a shortest one, once solved.
    [[nodiscard]] int at_least() const { return bound_; }
    /// Boards reached, in all bounds.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// The steps of a shortest solution, once solved.
    [[nodiscard]] std::vector<Direction> solution() const;
    [[nodiscard]] std::uint64_t bytes() const;

private:
    /// A board on the way.
    struct Frame {
        Cell blank = 0;
        std::uint8_t next = 0;  ///< direction to try next
        Cell tile = 0;          ///< home of the tile that moved to get here
        Detours::State rule = 0;
        std::int16_t manhattan = 0;
        std::array<std::int16_t, 2> walk_steps{};         ///< by axis
        std::array<LineDistance::State, 2> walk{};        ///< by axis
        std::array<std::int16_t, kMostViews> sum{};       ///< of all excesses, by view
        std::array<Lookups::Place, kMostViews> before{};  ///< what the step to get here changed, as it was
    };
    /// What never changes during a search, by tile (its home) or cell.
    struct Geometry {
        explicit Geometry(Size size);

        std::array<std::array<Cell, 4>, npuzzle::kMostCells>
            from{};  ///< by blank and direction: the cell of the tile that moves
        std::array<std::array<std::uint8_t, npuzzle::kMostCells>, npuzzle::kMostCells> distance{};
        std::array<std::array<std::uint8_t, npuzzle::kMostCells>, 2> line{};  ///< by axis of WalkingDistance and cell
    };

    void begin_bound();
    template <std::size_t kViews, bool kWalk>
    void run(std::uint64_t budget);
    template <std::size_t kViews, bool kWalk>
    bool step(const Frame& frame, std::size_t direction, Frame& child, int left);
    bool walk(const Frame& frame, std::size_t direction, Cell tile, Frame& child, int left) const;
    template <std::size_t kViews>
    void step_back(const Frame& frame);

    const Tables* tables_;
    const Detours* detours_;
    Size size_;
    Geometry geometry_;
    std::array<Cell, npuzzle::kMostCells> homes_{};  // the board now
    Lookups lookups_;
    std::vector<Lookups::Place> places_;  // the board now, in the lookups
    std::vector<Frame> frames_;
    std::size_t depth_ = 0;
    int bound_ = 0;
    bool solved_ = false;
    std::uint64_t nodes_ = 0;
};

}  // namespace shunt::npuzzle
