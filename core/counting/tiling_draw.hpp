// Drawing a random tiling by walking a finished scan backwards.
#pragma once

#include "core/counting/tiling_count.hpp"

namespace shunt::counting {

/// `scan` is done, has kept its layers and has found a tiling. From the end it goes back again and again to one of the
/// states that lead to the present one, chosen in proportion to the ways to reach it; so every word, that is every
/// tiling, is drawn with the same probability. `transpose`: the tiling is transposed afterwards.
[[nodiscard]] Tiling draw_tiling(const Scan<TilingStates>& scan, bool transpose, Random& random);

}  // namespace shunt::counting
