// Frames one after the other, of which only what changes is kept: boards stand still but for one piece.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/raster/colours.hpp"
#include "core/raster/image.hpp"

namespace shunt::raster {

/// What a frame has instead of the one before. All pixels of the rectangle: to let those through that stay takes more room, and there are
/// readers that do not know how.
struct Frame {
    Rect rect;
    std::vector<std::uint8_t> places;  ///< of colours, row after row
    int milliseconds = 0;
};

class Film {
public:
    /// `samples`: images of one size that have all colours together.
    explicit Film(std::span<const Image> samples);

    /// A frame, shown so long; one that looks like the one before is that one shown longer.
    void add(const Image& image, int milliseconds);

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] const std::vector<Colour>& colours() const { return colours_.table(); }
    /// The first one covers everything.
    [[nodiscard]] const std::vector<Frame>& frames() const { return frames_; }

private:
    [[nodiscard]] Rect changed(const std::vector<std::uint8_t>& places) const;
    [[nodiscard]] Frame cut(const std::vector<std::uint8_t>& places, const Rect& rect, int milliseconds) const;

    int width_;
    int height_;
    Colours colours_;
    std::vector<std::uint8_t> shown_;  // the places of the last frame
    std::vector<Frame> frames_;
};

}  // namespace shunt::raster
