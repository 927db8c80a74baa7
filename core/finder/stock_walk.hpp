// All stocks of pieces that fit the grid, and all boards of each.
//
//     (nothing) ── domino ── domino domino ── domino domino unit
//         │           │            └───────── domino domino unit unit ...
//         │           └───── domino unit
//         │           └───── domino unit unit ...
//         └────── unit
//         └────── unit unit ...
//
// A stock is an ascending sequence of shapes; leaving out its last piece, or all its units, leaves the stock above it in this tree. The
// boards of a stock are those of the stock above it with one more piece: put down everywhere, or, when it has the shape of the piece
// before, everywhere behind that one, so that every board arises once. Units come last and all at once, and boards with units are not
// written down: which of the free cells hold one is told by a number (filled_boards.hpp).
#pragma once

#include <memory>

#include "core/finder/filled_boards.hpp"

namespace shunt::finder {

/// Which stocks a walk visits.
struct StockLimits {
    int most_cells = 0;    ///< that the pieces cover together
    int most_pieces = 0;   ///< in a stock
    int least_pieces = 0;  ///< stocks below which there is none with so many are left out
};

/// Walks over the tree in depth-first order. Only the boards of one branch are in memory.
class StockWalk {
public:
    using Cells = Narrow::Cells;

    /// Begins at the empty stock. `catalogue` must outlive the walk.
    StockWalk(const Catalogue& catalogue, const StockLimits& limits);

    /// Goes to `stock`, which must be one that a walk visits. If `below_only`, `next` then visits only what is below it.
    void start_at(std::span<const ShapeId> stock, bool below_only);
    /// Goes down to `stock`, which must be the present one or one below it that a walk visits.
    void descend(std::span<const ShapeId> stock);
    /// Goes to the next stock that has boards; to one below the present stock only when `down`. False when there is none.
    bool next(bool down = true);

    [[nodiscard]] std::span<const ShapeId> stock() const { return stock_; }
    /// The boards of the present stock; a view, until the walk goes on.
    [[nodiscard]] FilledBoards boards() const;
    /// Cells that the present stock leaves empty.
    [[nodiscard]] int voids() const { return catalogue_->grid().cells() - cells_; }
    [[nodiscard]] std::uint64_t bytes() const;

private:
    /// One step down the tree.
    struct Level {
        ShapeId shape = 0;
        int pieces = 1;  // more than 1 only for units
    };

    [[nodiscard]] bool enter(ShapeId first);
    [[nodiscard]] bool enter_units(int pieces);
    [[nodiscard]] bool is_unit(ShapeId shape) const { return catalogue_->shape(shape).size == 1; }
    void push(const Level& level);
    void pop();
    void add_piece(ShapeId id);
    [[nodiscard]] bool has_units() const { return !levels_.empty() && is_unit(levels_.back().shape); }
    [[nodiscard]] int pieces() const { return static_cast<int>(stock_.size()); }
    [[nodiscard]] int room() const;

    const Catalogue* catalogue_;
    StockLimits limits_;
    std::vector<Level> levels_;
    std::vector<ShapeId> stock_;
    int cells_ = 0;
    std::size_t root_ = 0;  // levels that the walk never leaves
    std::vector<std::unique_ptr<BoardList<Narrow>>>
        branch_;  // boards of every stock without units down to the present one
    std::vector<const GridShape<Narrow>*> kinds_;
};

}  // namespace shunt::finder
