// Pictures as SVG (Scalable Vector Graphics): self-contained text for files and pages, that says itself what it shows.
#pragma once

#include <string>

#include "core/picture/palette.hpp"
#include "core/picture/picture.hpp"

namespace shunt::picture {

inline constexpr float kSvgUnit = 100;  ///< side of a cell in user units of the text, whatever its size in pixels

/// The shadow that bodies cast, all of them one; lengths in user units.
struct BodyShadow {
    int percent = 34;  ///< of its opacity
    float deviation = 2.4f;
    float down = 2.2f;
};
inline constexpr BodyShadow kBodyShadow;

/// From the edge of such a picture to the cells, in cells: the frame, and room for its shadow.
[[nodiscard]] float svg_edge();

/// The board with its frame, cells of `cell` CSS pixels. The same picture gives the same text on every machine. Ids are the same for the
/// same content, so several pictures may stand in one page. Some 100 bytes for every piece, 200 for every figure, 20 for every cell.
[[nodiscard]] std::string svg(const Picture& picture, const Palette& palette, float cell);

/// The same in three pictures of one size that lie on each other, for who moves the bodies: only the lowest one is opaque.
struct SvgLayers {
    std::string ground;  ///< with the goals that lie below the bodies
    std::string bodies;  ///< without the shadow that they cast on the ground
    std::string marks;   ///< what lies above them
};
[[nodiscard]] SvgLayers svg_layers(const Picture& picture, const Palette& palette, float cell);

/// What the picture shows in words: size, then every piece with the cell of its anchor, row by row.
[[nodiscard]] std::string describe(const Picture& picture);

}  // namespace shunt::picture
