// Lengths drawn at random, as exact sums: what several parts have drawn is the same whatever each of them has.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace shunt::analysis {

struct DrawnLengths {
    std::uint64_t count = 0;
    std::uint64_t sum = 0;
    std::uint64_t squares = 0;       ///< their sum, its lower 64 bits,
    std::uint64_t squares_high = 0;  ///< and the others

    void add(std::uint32_t length) { add({1, length, std::uint64_t{length} * length, 0}); }
    void add(const DrawnLengths& others) {
        count += others.count;
        sum += others.sum;
        squares += others.squares;
        squares_high += others.squares_high + (squares < others.squares ? 1 : 0);
    }
    /// 0 of none.
    [[nodiscard]] double mean() const { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }
    /// Of the mean; infinite below two.
    [[nodiscard]] double standard_error() const {
        if (count < 2) return std::numeric_limits<double>::infinity();
        const auto n = static_cast<double>(count);
        const auto s = static_cast<double>(sum);
        const double all = std::ldexp(static_cast<double>(squares_high), 64) + static_cast<double>(squares);
        return std::sqrt(std::max(0.0, (all - s * s / n) / (n - 1)) / n);
    }
};

/// Several parts that draw lengths together (core/cluster). The library sends nothing: who joins them implements this.
class DrawnTogether {
public:
    virtual ~DrawnTogether() = default;

    /// At least 1.
    [[nodiscard]] virtual int parts() const = 0;
    /// Which of them this is, in [0, parts()).
    [[nodiscard]] virtual int part() const = 0;
    /// What the others have drawn since the last call, and whether any part has more to draw at present.
    struct Told {
        DrawnLengths others;
        bool more = false;
    };
    /// Tells them the same of this part. All parts call it equally often.
    [[nodiscard]] virtual Told tell(const DrawnLengths& own, bool more) = 0;
};

}  // namespace shunt::analysis
