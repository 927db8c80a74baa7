#include "core/raster/shadow.hpp"

#include <cmath>

namespace shunt::raster {
namespace {

/// Weights from -reach to reach, around `middle`.
std::vector<float> bell(int reach, float deviation, float middle) {
    std::vector<float> weights;
    float sum = 0;
    for (int away = -reach; away <= reach; ++away) {
        const float distance = (static_cast<float>(away) - middle) / deviation;
        weights.push_back(std::exp(-distance * distance / 2));
        sum += weights.back();
    }
    for (float& weight : weights) weight /= sum;
    return weights;
}

}  // namespace

Shadow::Shadow(const ShadowLook& look)
    : colour_(look.colour),
      reach_(static_cast<int>(std::ceil(3 * look.deviation + look.down))),
      across_(bell(reach_, look.deviation, 0)),
      along_(bell(reach_, look.deviation, -look.down)) {}

std::vector<Colour> Shadow::of(const Image& bodies, const Rect& rect) const {
    const auto width = static_cast<std::size_t>(rect.width);
    // First along the rows, of all rows that the columns need.
    const int rows = rect.height + 2 * reach_;
    std::vector<float> blurred(width * static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row) {
        const int y = rect.top - reach_ + row;
        if (y < 0 || y >= bodies.height) continue;
        for (int column = 0; column < rect.width; ++column) {
            float& sum = blurred[static_cast<std::size_t>(row) * width + static_cast<std::size_t>(column)];
            for (int away = -reach_; away <= reach_; ++away) {
                const int x = rect.left + column + away;
                if (x >= 0 && x < bodies.width)
                    sum += across_[static_cast<std::size_t>(away + reach_)] * bodies.at(x, y).a;
            }
        }
    }
    std::vector<Colour> shadow(width * static_cast<std::size_t>(rect.height), colour_);
    for (std::size_t place = 0; place < shadow.size(); ++place) {
        float sum = 0;
        for (std::size_t weight = 0; weight < along_.size(); ++weight)
            sum += along_[weight] * blurred[place + weight * width];
        shadow[place].a = static_cast<std::uint8_t>(std::lround(sum * static_cast<float>(colour_.a) / 255));
    }
    return shadow;
}

}  // namespace shunt::raster
