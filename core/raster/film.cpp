#include "core/raster/film.hpp"

namespace shunt::raster {
namespace {

constexpr std::size_t kColours = 64;  // enough for a board: with more, a file is larger by half, and nobody sees them

}  // namespace

Film::Film(std::span<const Image> samples)
    : width_(samples.front().width), height_(samples.front().height), colours_(samples, kColours) {}

void Film::add(const Image& image, int milliseconds) {
    std::vector<std::uint8_t> places;
    places.reserve(image.pixels.size());
    for (const Colour colour : image.pixels) places.push_back(colours_.place_of(colour));
    const Rect rect = changed(places);
    if (rect.empty()) {
        frames_.back().milliseconds += milliseconds;
        return;
    }
    frames_.push_back(cut(places, rect, milliseconds));
    shown_ = std::move(places);
}

/// Where it differs from the last frame; everything of the first one.
Rect Film::changed(const std::vector<std::uint8_t>& places) const {
    Rect rect;
    if (shown_.empty()) rect = {0, 0, width_, height_};
    for (std::size_t place = 0; place < shown_.size(); ++place) {
        if (places[place] == shown_[place]) continue;
        const auto width = static_cast<std::size_t>(width_);
        rect = together(rect, {static_cast<int>(place % width), static_cast<int>(place / width), 1, 1});
    }
    return rect;
}

Frame Film::cut(const std::vector<std::uint8_t>& places, const Rect& rect, int milliseconds) const {
    Frame frame{rect, {}, milliseconds};
    for (int y = rect.top; y < rect.top + rect.height; ++y) {
        for (int x = rect.left; x < rect.left + rect.width; ++x) {
            const auto place =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
            frame.places.push_back(places[place]);
        }
    }
    return frame;
}

}  // namespace shunt::raster
