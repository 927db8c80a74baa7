// Natural numbers without a limit that only add up: the numbers of shortest solutions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace shunt {

/// Below 10^18 a plain word; beyond, further digits to the base 10^18 on the heap. So it prints without a division, and the page
/// does without the streams and locales that the general library would bring along.
class Natural {
public:
    Natural() = default;
    /// `value` < 10^18.
    explicit Natural(std::uint64_t value) : low_(value) {}

    /// O(digits).
    Natural& operator+=(const Natural& other);

    /// Bytes held beside the object itself.
    [[nodiscard]] std::size_t heap_bytes() const { return high_.capacity() * sizeof(std::uint64_t); }

    /// Digits without separators.
    [[nodiscard]] std::string decimal() const;

private:
    std::uint64_t low_ = 0;
    std::vector<std::uint64_t> high_;  // least digit first, the last one not 0
};

}  // namespace shunt
