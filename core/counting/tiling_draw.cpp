#include "core/counting/tiling_draw.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::counting {
namespace {

using Progress = TilingStates::Progress;

/// Uniform in [0, bound), by rejection; `bound` is not zero.
Natural random_below(Random& random, const Natural& bound) {
    const std::size_t bits = bound.bit_width();
    std::vector<std::uint64_t> words((bits + 63) / 64);
    for (;;) {
        for (std::uint64_t& word : words) word = random.next();
        if (bits % 64 != 0) words.back() &= (std::uint64_t{1} << bits % 64) - 1;
        if (Natural number(words); number < bound) return number;
    }
}

/// A walk from the end of a scan to its beginning.
class BackwardWalk {
public:
    BackwardWalk(const Scan<TilingStates>& scan, Random& random)
        : scan_(scan), states_(scan.automaton()), random_(random), cell_(states_.cells()), here_(states_.end()) {
        for (int cell = 0; cell < states_.cells(); ++cell) {
            piece_.push_back(states_.is_wall(cell) ? Tiling::kWall : Tiling::kVoid);
        }
        const auto open = std::find(piece_.begin(), piece_.end(), Tiling::kVoid);
        first_open_ = static_cast<int>(open - piece_.begin());
    }

    /// By cell: a number for the piece, kVoid or kWall.
    std::vector<int> pieces() {
        while (cell_ > first_open_) step_back();
        return std::move(piece_);
    }

private:
    /// Undoes one decision: the one with a random number below the ways to the present state. It was made at some cell
    /// before; all cells from there on have been decided since, so the set of covered cells grows by one for each cell.
    void step_back() {
        Natural left = random_below(random_, ways_to(cell_, here_));
        Window covered = here_.covered;
        for (int cell = cell_ - 1;; --cell) {
            assert(cell >= 0 && (covered & Window::only(Window::kBits - 1)).is_empty());
            covered = covered.earlier();
            if (states_.is_wall(cell)) continue;
            covered = covered | Window::only(0);
            if (undo_at(cell, covered, left)) return;
        }
    }

    /// Undoes the decision made at `cell`, with `covered` for its outcome, that has the number `left`. False when all
    /// of them together have fewer ways: then these are taken off `left`.
    bool undo_at(int cell, Window covered, Natural& left) {
        for (const auto& placement : states_.placements(cell)) {
            const std::uint64_t used = here_.used & ~placement.uses;
            const bool stands = (placement.uses & ~here_.used) == 0 && states_.has_piece(placement, used);
            if (!stands || !(placement.covered - covered).is_empty()) continue;
            if (!take(cell, {covered - placement.covered, here_.voids, used}, left)) continue;
            mark(placement.covered);
            return true;
        }
        return here_.voids > 0 && take(cell, {covered - Window::only(0), here_.voids - 1, here_.used}, left);
    }

    /// Goes to the state `before` at `cell` if `left` is below the ways to it; else takes these off `left`.
    bool take(int cell, const Progress& before, Natural& left) {
        const Natural ways = ways_to(cell, before);
        if (!(left < ways)) {
            left -= ways;
            return false;
        }
        cell_ = cell;
        here_ = before;
        return true;
    }

    [[nodiscard]] Natural ways_to(int cell, const Progress& progress) const {
        return Natural(scan_.layer(cell).find(TilingStates::encode(progress)));
    }

    /// A piece on these cells, seen from the present one.
    void mark(Window covered) {
        for (int cell = cell_; !covered.is_empty(); ++cell, covered = covered.later(1)) {
            if (!(covered & Window::only(0)).is_empty()) piece_[static_cast<std::size_t>(cell)] = pieces_;
        }
        ++pieces_;
    }

    const Scan<TilingStates>& scan_;
    const TilingStates& states_;
    Random& random_;
    int cell_;       // the layer of the present state
    Progress here_;  // the present state
    int first_open_ = 0;
    std::vector<int> piece_;  // by cell
    int pieces_ = 0;
};

/// The same cells, row by row of the transposed grid.
std::vector<int> transposed(const std::vector<int>& cells, const Grid& grid) {
    std::vector<int> turned;
    for (int column = 0; column < grid.columns; ++column) {
        for (int row = 0; row < grid.rows; ++row) {
            turned.push_back(cells[static_cast<std::size_t>(row * grid.columns + column)]);
        }
    }
    return turned;
}

}  // namespace

Tiling draw_tiling(const Scan<TilingStates>& scan, bool transpose, Random& random) {
    const Grid grid = scan.automaton().floor().grid();
    std::vector<int> pieces = BackwardWalk(scan, random).pieces();
    if (!transpose) return {grid, std::move(pieces)};
    return {grid.transposed(), transposed(pieces, grid)};
}

}  // namespace shunt::counting
