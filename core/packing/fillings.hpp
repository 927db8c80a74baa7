// The ways to fill a set of free cells with interchangeable units and voids, numbered.
//
// A choice of k cells out of n free ones, written as positions p1 < p2 < ... < pk among the free cells, has the number
// C(p1,1) + C(p2,2) + ... + C(pk,k) in [0, C(n,k)): the combinatorial number system (D. E. Knuth, TAOCP 7.2.1.3). Chosen are the
// voids or the units, whichever are fewer.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/packing/stock.hpp"

namespace shunt::packing {

/// Numbers the sets of `voids` cells among `free` cells. Immutable.
class Fillings {
public:
    /// 0 <= voids <= free <= 64.
    Fillings(int free, int voids)
        : chosen_(std::min(voids, free - voids)), choose_voids_(2 * voids <= free), stride_(free + 1) {
        binomials_.assign(static_cast<std::size_t>(stride_ * (chosen_ + 1)), 0);
        for (int n = 0; n <= free; ++n) at(n, 0) = 1;
        for (int k = 1; k <= chosen_; ++k) {
            for (int n = k; n <= free; ++n) at(n, k) = at(n - 1, k - 1) + at(n - 1, k);
        }
    }

    /// How many there are; at most C(64, 32), which fits.
    [[nodiscard]] std::uint64_t size() const { return binomials_.back(); }

    /// The number of the filling of `free` that leaves `voids` empty. O(chosen).
    [[nodiscard]] std::uint64_t number(CellSet voids, CellSet free) const {
        std::uint64_t number = 0;
        const std::uint64_t* row = binomials_.data();
        for (CellSet left = choose_voids_ ? voids : free & ~voids; left != 0; left &= left - 1) {
            row += stride_;
            number += row[std::popcount(free & ((left & -left) - 1))];
        }
        return number;
    }

    /// The voids of the filling with this number. O(free).
    [[nodiscard]] CellSet voids(std::uint64_t number, CellSet free) const {
        CellSet chosen = 0;
        int k = chosen_;
        CellSet left = free;
        for (int position = stride_ - 2; k > 0; --position) {
            const CellSet cell = std::bit_floor(left);
            left ^= cell;
            if (binomial(position, k) > number) continue;
            number -= binomial(position, k--);
            chosen |= cell;
        }
        return choose_voids_ ? chosen : free & ~chosen;
    }

private:
    [[nodiscard]] std::uint64_t& at(int n, int k) { return binomials_[static_cast<std::size_t>(k * stride_ + n)]; }
    [[nodiscard]] std::uint64_t binomial(int n, int k) const {
        return binomials_[static_cast<std::size_t>(k * stride_ + n)];
    }

    int chosen_;
    bool choose_voids_;
    int stride_;                            // free cells + 1
    std::vector<std::uint64_t> binomials_;  // by k, then n
};

}  // namespace shunt::packing
