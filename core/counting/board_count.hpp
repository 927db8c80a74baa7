// How many boards fill a grid, and how many of them are just solved.
#pragma once

#include <string>
#include <vector>

#include "core/base/natural.hpp"
#include "core/counting/board_states.hpp"
#include "core/counting/scan.hpp"

namespace shunt::counting {

/// The two numbers of a grid. A board is a choice of voids and a partition of all other cells into connected pieces. It
/// is *just solved* when a piece covers the lower right cell and that piece alone can move one step up or left. (N.
/// Bickford, "Sliding block puzzles", 2013, lists them to find hard puzzles:
/// https://nbickford.wordpress.com/2013/11/13/sliding-block-puzzles-part-4-of-3/)
struct BoardNumbers {
    Natural boards;
    Natural just_solved;
};

/// Counts in slices, scanning along the shorter side (transposing a grid changes neither number). The number of states
/// grows about sevenfold with each cell of the shorter side and only slowly with the longer one.
class BoardCount {
public:
    using Phase = Scan<BoardStates>::Phase;

    /// `voids`: whether boards may have any; without, all is covered. Errors: those of BoardStates::check.
    [[nodiscard]] static Result<BoardCount> create(const Grid& grid, bool by_pieces, std::uint64_t memory_limit,
                                                   bool voids = true);

    /// Processes about `budget` states (about a microsecond each).
    Phase advance(std::uint64_t budget);
    [[nodiscard]] const Scan<BoardStates>& scan() const { return scan_; }
    [[nodiscard]] const Grid& grid() const { return grid_; }
    [[nodiscard]] bool by_pieces() const { return by_pieces_; }
    /// About the memory it will take, and not less; the real need is at least a quarter of it.
    [[nodiscard]] std::uint64_t bytes_needed() const { return estimated_bytes(grid_); }
    /// False when the memory limit is sure to be passed, so that it is no use to begin.
    [[nodiscard]] bool may_fit() const { return bytes_needed() / 4 <= scan_.memory().limit(); }

    /// Once done: by number of pieces from 0 to the number of cells, or one entry with all when not asked by pieces.
    [[nodiscard]] std::vector<BoardNumbers> numbers() const;
    /// What it needs and what would fit, for when this did not.
    [[nodiscard]] std::string advice() const;

private:
    BoardCount(const Grid& grid, bool by_pieces, std::uint64_t memory_limit, bool voids);
    [[nodiscard]] std::uint64_t estimated_bytes(const Grid& grid) const;

    Grid grid_;
    bool by_pieces_;
    Scan<BoardStates> scan_;
};

/// The sum over all entries.
[[nodiscard]] BoardNumbers total(const std::vector<BoardNumbers>& numbers);

}  // namespace shunt::counting
