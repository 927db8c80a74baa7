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
// before, everywhere behind that one, so that every board arises once. Units come last and all at once, as a choice of so many of the
// free cells: there are as many boards with a few units less that need not be written then.
#pragma once

#include <memory>

#include "core/finder/board_list.hpp"
#include "core/finder/catalogue.hpp"

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
    using Boards = BoardList<Narrow>;

    /// Begins at the empty stock. `catalogue` must outlive the walk.
    StockWalk(const Catalogue& catalogue, const StockLimits& limits);

    /// Goes to `stock`, which must be one that a walk visits. If `below_only`, `next` then visits only what is below it.
    void start_at(std::span<const ShapeId> stock, bool below_only);
    /// Goes to the next stock that has boards; to one below the present stock only when `down`. False when there is none.
    bool next(bool down = true);

    [[nodiscard]] std::span<const ShapeId> stock() const { return stock_; }
    /// The boards of the present stock.
    [[nodiscard]] const Boards& boards() const { return *branch_[levels_.size()]; }
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
    void add_piece(const GridShape<Narrow>& shape, bool same, Boards& boards) const;
    void add_units(int units, Boards& boards) const;
    [[nodiscard]] int pieces() const { return static_cast<int>(stock_.size()); }
    [[nodiscard]] int room() const;

    const Catalogue* catalogue_;
    StockLimits limits_;
    std::vector<Level> levels_;
    std::vector<ShapeId> stock_;
    int cells_ = 0;
    std::size_t root_ = 0;                         // levels that the walk never leaves
    std::vector<std::unique_ptr<Boards>> branch_;  // boards of every stock from the empty one to the present one
    std::vector<const GridShape<Narrow>*> kinds_;
};

}  // namespace shunt::finder
