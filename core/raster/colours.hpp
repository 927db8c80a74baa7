// A few colours that stand for all of a picture: boards have few, but for the edges of what is round.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/raster/image.hpp"

namespace shunt::raster {

class Colours {
public:
    /// At most `most` colours, 1 to 256, for images that have all colours together: by median cut. Opacity is left out.
    Colours(std::span<const Image> samples, std::size_t most);

    [[nodiscard]] const std::vector<Colour>& table() const { return table_; }
    /// Where the nearest of them is in the table.
    [[nodiscard]] std::uint8_t place_of(Colour colour);

private:
    std::vector<Colour> table_;
    std::unordered_map<std::uint32_t, std::uint8_t> known_;  // of what was asked for already
};

}  // namespace shunt::raster
