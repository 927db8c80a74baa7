#include "core/raster/colours.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace shunt::raster {
namespace {

struct Counted {
    std::array<int, 3> parts;  // red, green, blue
    std::uint64_t pixels;
};
using Box = std::vector<Counted>;

std::array<int, 3> parts_of(Colour colour) { return {colour.r, colour.g, colour.b}; }

Box counted(std::span<const Image> samples) {
    std::map<std::array<int, 3>, std::uint64_t> counts;
    for (const Image& image : samples) {
        for (const Colour colour : image.pixels) ++counts[parts_of(colour)];
    }
    Box box;
    for (const auto& [parts, pixels] : counts) box.push_back({parts, pixels});
    return box;
}

struct Spread {
    std::size_t part = 0;
    std::uint64_t weight = 0;  // 0: one colour, which cannot be parted
};

/// The part of the colours that differs most, and how much there is to gain by parting there.
Spread spread_of(const Box& box) {
    Spread best;
    std::uint64_t pixels = 0;
    for (const Counted& colour : box) pixels += colour.pixels;
    for (std::size_t part = 0; part < 3; ++part) {
        const auto [low, high] = std::minmax_element(
            box.begin(), box.end(), [&](const Counted& a, const Counted& b) { return a.parts[part] < b.parts[part]; });
        // Differences count more than pixels: a colour with few pixels is one, too.
        const auto width = static_cast<std::uint64_t>(high->parts[part] - low->parts[part]);
        const std::uint64_t weight = width * width * width * (pixels + 1);
        if (weight > best.weight) best = {part, weight};
    }
    return best;
}

/// Takes what lies above the middle out of a box that has several colours.
Box parted(Box& box, std::size_t part) {
    std::sort(box.begin(), box.end(),
              [&](const Counted& a, const Counted& b) { return a.parts[part] < b.parts[part]; });
    const int middle = (box.front().parts[part] + box.back().parts[part]) / 2;
    const auto above = std::find_if(box.begin(), box.end(), [&](const Counted& c) { return c.parts[part] > middle; });
    Box upper(above, box.end());
    box.erase(above, box.end());
    return upper;
}

Colour middle_of(const Box& box) {
    std::array<std::uint64_t, 3> sums{};
    std::uint64_t pixels = 0;
    for (const Counted& colour : box) {
        pixels += colour.pixels;
        for (std::size_t part = 0; part < 3; ++part)
            sums[part] += static_cast<std::uint64_t>(colour.parts[part]) * colour.pixels;
    }
    const auto mean = [&](std::uint64_t sum) { return static_cast<std::uint8_t>((sum + pixels / 2) / pixels); };
    return {mean(sums[0]), mean(sums[1]), mean(sums[2]), 255};
}

int distance(Colour a, Colour b) {
    const int r = a.r - b.r;
    const int g = a.g - b.g;
    const int b_part = a.b - b.b;
    return r * r + g * g + b_part * b_part;
}

}  // namespace

Colours::Colours(std::span<const Image> samples, std::size_t most) {
    std::vector<Box> boxes{counted(samples)};
    while (boxes.size() < most) {
        std::size_t widest = 0;
        Spread best;
        for (std::size_t place = 0; place < boxes.size(); ++place) {
            const Spread spread = spread_of(boxes[place]);
            if (spread.weight <= best.weight) continue;
            best = spread;
            widest = place;
        }
        if (best.weight == 0) break;
        boxes.push_back(parted(boxes[widest], best.part));
    }
    for (const Box& box : boxes) table_.push_back(middle_of(box));
}

std::uint8_t Colours::place_of(Colour colour) {
    const auto key = static_cast<std::uint32_t>(colour.r << 16 | colour.g << 8 | colour.b);
    const auto [known, is_new] = known_.try_emplace(key, std::uint8_t{0});
    if (is_new) {
        const auto nearest = std::min_element(table_.begin(), table_.end(), [&](Colour a, Colour b) {
            return distance(a, colour) < distance(b, colour);
        });
        known->second = static_cast<std::uint8_t>(nearest - table_.begin());
    }
    return known->second;
}

}  // namespace shunt::raster
