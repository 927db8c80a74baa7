// What bodies let through of the light: a Gaussian blur of where they are.
#pragma once

#include <cstdint>
#include <vector>

#include "core/raster/image.hpp"

namespace shunt::raster {

/// Lengths in pixels.
struct ShadowLook {
    Colour colour;  ///< with its opacity
    float deviation = 1;
    float down = 0;  ///< how far below the bodies it lies
};

class Shadow {
public:
    explicit Shadow(const ShadowLook& look);

    /// How far from a body it reaches.
    [[nodiscard]] int reach() const { return reach_; }
    /// The shadow of what is opaque in an image, inside of `rect`, row after row. What lies outside of the image casts none.
    /// O(pixels of the rectangle times reach).
    [[nodiscard]] std::vector<Colour> of(const Image& bodies, const Rect& rect) const;

private:
    Colour colour_;
    int reach_;
    std::vector<float> across_;  // weights of the pixels from -reach to reach
    std::vector<float> along_;
};

}  // namespace shunt::raster
