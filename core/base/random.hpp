// Random numbers that are the same on every platform.
#pragma once

#include <cstddef>
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
    /// Uniform in [0, bound) but for a bias of bound / 2^64; `bound` at least 1.
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }
    /// True once in `times`.
    bool once_in(std::size_t times) { return below(times) == 0; }

private:
    std::uint64_t state_;
};

}  // namespace shunt
