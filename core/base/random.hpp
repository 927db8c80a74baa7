// Random numbers that are the same on every platform.
#pragma once

#include <concepts>
#include <cstdint>

namespace shunt {

/// The generator SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014):
/// every seed gives another sequence of 2^64 words. Not for secrets.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    /// A uniform 64-bit word.
    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t mixed = (state_ ^ state_ >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        return mixed ^ mixed >> 31;
    }
    /// Uniform in [0, bound), `bound` at least 1: words beyond the last whole multiple of `bound` are drawn again.
    template <std::integral Number>
    Number below(Number bound) {
        const auto values = static_cast<std::uint64_t>(bound);
        for (;;) {
            const std::uint64_t word = next();
            const std::uint64_t rest = word % values;
            if (word - rest <= UINT64_MAX - (values - 1)) return static_cast<Number>(rest);
        }
    }
    /// True once in `times`.
    bool once_in(std::uint64_t times) { return below(times) == 0; }

private:
    std::uint64_t state_;
};

}  // namespace shunt
