// How far the blank and one or two tiles are from where they stand at the start and at the goal, when all other tiles are ignored.
//
// Ignoring tiles never makes a walk longer, so "too far for these two" means "too far". A state is the cell of the blank and of
// the tiles watched; the blank goes to a neighbouring cell, and the tile there, if it is watched, comes to the blank's. One
// breadth-first search from each end for every tile and every two tiles.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/npuzzle/program/instance.hpp"

namespace shunt::npuzzle::program {

/// Least steps between an end and a state of the blank with two tiles; kUnreached when there is no way.
using Steps = std::uint8_t;
inline constexpr Steps kUnreached = 255;

class Reach {
public:
    enum class End : unsigned char { start, goal };

    explicit Reach(const Instance& instance);

    /// Makes some of the tables, at least one, until about `budget` states are searched. False when all are made. Altogether
    /// 2 C(K - 1, 2) searches of K^3 states, and as many bytes: 55 MB for 36 cells.
    bool advance(std::uint64_t budget);
    [[nodiscard]] bool ready() const { return next_ == work_.size(); }

    /// Steps from the start (or to the goal) to the states "blank on `blank`, tile `i` on `cell`". Meaningful once ready.
    [[nodiscard]] Steps one(End end, int i, int blank, int cell) const {
        return ones_[side(end)][index(i - 1) * cells_ * cells_ + index(blank) * cells_ + index(cell)];
    }
    /// The same with a second tile: `k` != `i` on `other`.
    [[nodiscard]] Steps two(End end, int i, int blank, int cell, int k, int other) const {
        const std::size_t first = index(i < k ? cell : other);
        const std::size_t second = index(i < k ? other : cell);
        return twos_[side(end)]
                    [table_of(std::min(i, k), std::max(i, k)) + (index(blank) * cells_ + first) * cells_ + second];
    }

private:
    /// One search to make; `second` is 0 for a tile alone.
    struct Work {
        End end = End::start;
        int first = 0;
        int second = 0;
    };

    [[nodiscard]] static std::size_t index(int value) { return static_cast<std::size_t>(value); }
    [[nodiscard]] static std::size_t side(End end) { return static_cast<std::size_t>(end); }
    /// Where the table of two tiles begins, the smaller one first.
    [[nodiscard]] std::size_t table_of(int first, int second) const {
        return (index(second - 1) * index(second - 2) / 2 + index(first - 1)) * cells_ * cells_ * cells_;
    }
    void search(const Work& work);

    Grid grid_;
    std::size_t cells_;
    std::vector<int> ends_[2];  // cell of every tile at the start and at the goal
    std::vector<Work> work_;
    std::size_t next_ = 0;
    std::vector<Steps> ones_[2];
    std::vector<Steps> twos_[2];
    std::vector<std::uint32_t> queue_;
};

}  // namespace shunt::npuzzle::program
