#include "core/raster/image.hpp"

namespace shunt::raster {

Colour over(Colour above, Colour below) {
    const auto mixed = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>((a * above.a + b * (255 - above.a) + 127) / 255);
    };
    return {mixed(above.r, below.r), mixed(above.g, below.g), mixed(above.b, below.b), 255};
}

}  // namespace shunt::raster
