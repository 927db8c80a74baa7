// A picture whose bodies move, frame after frame. What is seen was drawn once, by whoever draws SVG, in three layers
// (picture/svg.hpp); here the bodies are cut out of theirs and put where they are at a moment.
//
//     ground ──────────────────────────────┐
//     bodies ── cut ── moved ──┬─ shadow ──┴─> frame
//                              └───────────────^  ^
//     marks ──────────────────────────────────────┘
#pragma once

#include <span>

#include "core/picture/picture.hpp"
#include "core/raster/image.hpp"
#include "core/raster/shadow.hpp"

namespace shunt::raster {

/// picture::SvgLayers as pixels, all of one size; the ground is opaque.
struct Layers {
    Image ground;
    Image bodies;
    Image marks;
};

/// Where cells are in an image: `edge` pixels from its edges on, `cell` pixels each.
struct Grid {
    float edge = 0;
    float cell = 1;
};

class Stage {
public:
    /// `picture` is that of the layers, at its start.
    Stage(const picture::Picture& picture, Layers layers, const Grid& grid, const ShadowLook& shadow);

    /// Puts each body so far from its start, in cells, to the nearest pixel. O(pixels around those that move).
    void place(std::span<const picture::Vec> away);
    [[nodiscard]] const Image& frame() const { return frame_; }

private:
    struct Cut {
        std::vector<Rect> cells;  // in the layer of bodies
        int x = 0;                // how far it is from there
        int y = 0;
    };

    [[nodiscard]] static Rect moved(Rect rect, const Cut& cut) {
        return {rect.left + cut.x, rect.top + cut.y, rect.width, rect.height};
    }
    [[nodiscard]] static Rect around(const Cut& cut);
    /// What may look different once a body stands there.
    [[nodiscard]] Rect touched(const Cut& cut) const;
    void stand(const Cut& cut, const Rect& rect);
    void draw(const Rect& rect);

    Layers layers_;
    float cell_;
    Shadow shadow_;
    std::vector<Cut> cuts_;
    Image standing_;  // the bodies where they are
    Image frame_;
};

}  // namespace shunt::raster
