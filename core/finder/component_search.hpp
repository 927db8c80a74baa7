// The hardest puzzle that can be made of the positions which one board can reach.
#pragma once

#include <memory>
#include <span>

#include "core/finder/motion.hpp"
#include "core/finder/puzzle_kind.hpp"
#include "core/finder/tally.hpp"

namespace shunt::finder {

/// Explores from a board, on grids of up to 64 cells, then searches outwards like StockSearch.
class ComponentSearch {
public:
    using Cells = Wide::Cells;

    enum class State : unsigned char {
        working,
        done,
        too_large,  ///< more boards, or more memory, than it may use
    };
    struct Limits {
        BoardId boards = 0;
        std::uint64_t bytes = 0;
    };

    ComponentSearch() = default;
    ComponentSearch(const ComponentSearch&) = delete;
    ComponentSearch& operator=(const ComponentSearch&) = delete;
    virtual ~ComponentSearch() = default;
    [[nodiscard]] static std::unique_ptr<ComponentSearch> create(const Grid<Wide>& grid, Motion motion, PuzzleKind kind,
                                                                 const Limits& limits);

    /// Begins with a board, given by its pieces: disjoint connected sets of cells.
    virtual void begin(std::span<const Cells> pieces) = 0;
    /// Works on, taking 1 from `budget` per board laid or expanded.
    virtual State advance(std::int64_t& budget) = 0;
    /// The hardest puzzle, whichever piece is the goal piece; length 0 when there is none. Once done.
    [[nodiscard]] virtual const Found<Wide>& hardest() const = 0;
    /// Boards met so far.
    [[nodiscard]] virtual BoardId boards() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
};

}  // namespace shunt::finder
