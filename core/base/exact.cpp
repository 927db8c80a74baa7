#include "core/base/exact.hpp"

namespace shunt {

std::string to_decimal(const Exact& number) {
    constexpr std::uint64_t kChunk = 1'000'000'000'000'000'000;  // 18 digits at a time
    std::string digits;
    Exact rest = number;
    do {
        std::string chunk = std::to_string(static_cast<std::uint64_t>(rest % kChunk));
        rest /= kChunk;
        if (rest != 0) chunk.insert(0, 18 - chunk.size(), '0');
        digits.insert(0, chunk);
    } while (rest != 0);
    return digits;
}

}  // namespace shunt
