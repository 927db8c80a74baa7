// The letters of the pieces of an arrangement by ascending anchor, packed in fields of some bits each.
#pragma once

#include <cstdint>

namespace shunt::packing {

/// Takes the field of `width` bits at `shift` out and closes the gap.
[[nodiscard]] inline std::uint64_t remove_field(std::uint64_t fields, int shift, int width) {
    const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
    return (fields & below) | (fields >> width & ~below);
}

/// Opens a gap of `width` bits at `shift` and puts `value` there; what is pushed over the end is zero.
[[nodiscard]] inline std::uint64_t insert_field(std::uint64_t fields, int shift, int width, std::uint64_t value) {
    const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
    return (fields & below) | value << shift | (fields & ~below) << width;
}

}  // namespace shunt::packing
