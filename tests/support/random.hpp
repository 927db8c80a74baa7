// Random numbers that are the same in every build: the standard engines are specified exactly, the distributions are not.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace shunt::test {

class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// Uniform in [0, bound), up to a bias nobody can see here; `bound` > 0.
    int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
    /// Uniform in [low, high].
    int between(int low, int high) { return low + below(high - low + 1); }
    /// True in `percent` of 100 cases.
    bool chance(int percent) { return below(100) < percent; }
    template <class T>
    const T& pick(const std::vector<T>& choices) {
        return choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
    }

private:
    std::mt19937_64 engine_;
};

}  // namespace shunt::test
