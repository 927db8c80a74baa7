// Tilings as words: how a scan may go on at each open cell. The automaton behind tiling_count.hpp.
//
// A tiling covers every cell of a floor by shapes from an unlimited stock, or by pieces of which there is one each, but for a given number
// of voids. Its word
// names at each open cell, in row-major order, the shape that has its first cell (anchor) there, or void. What must be
// remembered is which of the cells ahead are covered already, and how many voids there are:
//
//     a a b b       the scan has reached c, the next open cell
//     a # b c . .   window (from c on): . . . d d .   and walls, known from the floor: 0 voids used
//     d d .
//
// The next open cell follows at once, past covered cells and walls, so a decision may skip layers.
#pragma once

#include <vector>

#include "core/counting/floor.hpp"
#include "core/counting/layer.hpp"
#include "core/counting/window.hpp"
#include "core/puzzle/shape.hpp"

namespace shunt::counting {

class TilingStates {
public:
    /// Most cells that may stay empty.
    static constexpr int kMostVoids = UINT16_MAX;

    /// Places needed in a window by the shapes that fit into the grid of `floor` (walls aside); at least 1.
    [[nodiscard]] static int window_needed(const Floor& floor, const std::vector<puzzle::Shape>& shapes);

    /// Most pieces of which there is one each: a state keeps a bit for each, in place of the last ones of its window.
    static constexpr int kMostPieces = Window::kBits - 64;

    /// `voids`: exactly so many cells stay empty, 0 to kMostVoids. `pieces`: of which piece each shape is an orientation, from 0; then each
    /// piece stands once. Empty: every shape stands as often as needed. window_needed(floor, shapes) and the number of pieces, at most
    /// kMostPieces, are together at most Window::kBits.
    TilingStates(Floor floor, std::vector<puzzle::Shape> shapes, int voids, const std::vector<int>& pieces = {});

    /// A shape anchored at a cell, as a window from there.
    struct Placement {
        Window covered;
        int shape = 0;
        std::uint64_t uses = 0;   ///< the bit of its piece; 0 where the stock is unlimited
        std::uint64_t needs = 0;  ///< the bit of another piece like it, which comes first
    };
    /// A state, unpacked.
    struct Progress {
        Window covered;
        int voids = 0;
        std::uint64_t used = 0;  ///< the bits of the pieces that stand
        friend bool operator==(const Progress&, const Progress&) = default;
    };

    [[nodiscard]] const Floor& floor() const { return floor_; }
    [[nodiscard]] const std::vector<puzzle::Shape>& shapes() const { return shapes_; }
    [[nodiscard]] int voids() const { return voids_; }
    [[nodiscard]] int cells() const { return floor_.grid().cells(); }
    [[nodiscard]] bool is_wall(int cell) const {
        return (walls_[static_cast<std::size_t>(cell / 64)] >> cell % 64 & 1) != 0;
    }
    /// The shapes that can have their anchor at `cell`. O(cells of all shapes).
    [[nodiscard]] std::vector<Placement> placements(int cell) const;

    [[nodiscard]] static State encode(const Progress& progress) {
        const auto voids = static_cast<std::uint64_t>(progress.voids) << kVoidsShift;
        return {progress.covered.low, progress.covered.high | progress.used | voids};
    }
    [[nodiscard]] Progress decode(const State& state) const {
        return {{state.low, state.high & kCoveredMask & ~all_used_},
                static_cast<int>(state.high >> kVoidsShift),
                state.high & all_used_};
    }
    /// Behind the last cell.
    [[nodiscard]] Progress end() const { return {{}, voids_, all_used_}; }
    /// Whether a placement is possible from there, as far as pieces go.
    [[nodiscard]] static bool has_piece(const Placement& placement, std::uint64_t used) {
        return (placement.uses & used) == 0 && (placement.needs & ~used) == 0;
    }

    template <class Emit>
    void begin(Emit&& emit) const {
        emit_open(0, {}, emit);
    }
    void enter(int cell) { placements_ = placements(cell); }
    template <class Emit>
    void successors(int cell, const State& state, Emit&& emit) const {
        const Progress progress = decode(state);
        for (const Placement& placement : placements_) {
            if (!(placement.covered & progress.covered).is_empty() || !has_piece(placement, progress.used)) continue;
            emit_open(cell, {progress.covered | placement.covered, progress.voids, progress.used | placement.uses},
                      emit);
        }
        if (progress.voids < voids_)
            emit_open(cell, {progress.covered | Window::only(0), progress.voids + 1, progress.used}, emit);
    }

private:
    void set_pieces(const std::vector<int>& pieces);

    static constexpr int kVoidsShift = Window::kBits - 64;
    static constexpr std::uint64_t kCoveredMask = (std::uint64_t{1} << kVoidsShift) - 1;
    static_assert(kVoidsShift + 16 <= 63);

    /// Goes on to the next open cell.
    template <class Emit>
    void emit_open(int cell, Progress progress, Emit&& emit) const {
        while (const int decided = (progress.covered | walls_from(cell)).leading()) {
            progress.covered = progress.covered.later(decided);
            cell += decided;
        }
        emit(cell, encode(progress));
    }
    /// The walls as a window from `cell` on; beyond the last cell there are none.
    [[nodiscard]] Window walls_from(int cell) const {
        const auto word = static_cast<std::size_t>(cell / 64);
        const Window two{walls_[word], walls_[word + 1]};
        Window walls = two.later(cell % 64);
        if (cell % 64 != 0) walls.high |= walls_[word + 2] << (64 - cell % 64);
        walls.high &= kCoveredMask;
        return walls;
    }

    Floor floor_;
    std::vector<puzzle::Shape> shapes_;
    int voids_;
    std::vector<std::uint64_t> uses_;   // by shape
    std::vector<std::uint64_t> needs_;  // by shape
    std::uint64_t all_used_ = 0;
    std::vector<std::uint64_t> walls_;   // bit c % 64 of word c / 64 is cell c; then two words of zeros and more
    std::vector<Placement> placements_;  // at the cell of the present layer
};

}  // namespace shunt::counting
