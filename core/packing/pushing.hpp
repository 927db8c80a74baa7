// Which sets of pieces of a numbered position can make a step (core/grid/step_sets.hpp): who pushes whom.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/grid/step_sets.hpp"
#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// A set of pieces of the position at hand, by index.
using PieceSet = std::uint64_t;

/// The set of that piece alone.
constexpr PieceSet one_piece(std::size_t piece) { return PieceSet{1} << piece; }

/// The pieces of a position and who pushes whom. Reusable; holds only scratch memory.
class Pushing {
public:
    struct Piece {
        CellSet cells = 0;
        std::uint8_t anchor = 0;
        Letter kind = 0;  ///< free_letter() of the space: a filler
    };

    explicit Pushing(const PackedSpace& space) : space_(&space) {}

    /// Begins with an arrangement: first add() its body, then a filler on every free cell.
    void begin() { count_ = 0; }
    void add(CellSet cells, int anchor, Letter kind);
    /// The position in which no filler stands on `voids`; can be called again with others.
    void fill(CellSet voids);

    [[nodiscard]] CellSet voids() const { return voids_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] const Piece& piece(std::size_t index) const { return pieces_[index]; }
    /// The cells that a piece would cover one step on from `anchor`; empty when it may not go there.
    [[nodiscard]] CellSet next_cells(const Piece& piece, std::uint8_t anchor, std::size_t direction) const {
        return piece.kind == space_->free_letter() ? space_->places().next(anchor, direction)
                                                   : space_->places().at(piece.kind, anchor).next_cells[direction];
    }

    /// The sets of pieces that can make a step in this direction, each once; valid until the next call. Where there are more than
    /// grid::kMostStepSets, some are missing, and the space notes that the position is crowded.
    [[nodiscard]] const std::vector<PieceSet>& groups(std::size_t direction);

private:
    [[nodiscard]] PieceSet pushers(std::size_t direction);
    [[nodiscard]] PieceSet movable(std::size_t direction);
    [[nodiscard]] PieceSet owners(CellSet cells) const;
    [[nodiscard]] PieceSet closure(std::size_t piece) const;

    const PackedSpace* space_;
    CellSet voids_ = 0;
    CellSet occupied_ = 0;
    std::size_t count_ = 0;
    std::array<Piece, kMostCells> pieces_{};
    std::array<std::uint8_t, kMostCells> owner_{};  // piece on every occupied cell
    std::array<PieceSet, kMostCells> pushes_{};     // in the direction looked at
    grid::StepSets<PieceSet> step_sets_;
    std::vector<PieceSet> groups_;
};

}  // namespace shunt::packing
