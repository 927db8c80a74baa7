// Pictures as SVG (Scalable Vector Graphics): self-contained text for files and pages, that says itself what it shows.
#pragma once

#include <string>

#include "core/picture/palette.hpp"
#include "core/picture/picture.hpp"

namespace shunt::picture {

inline constexpr float kSvgUnit = 100;  ///< side of a cell in user units of the text, whatever its size in pixels

/// The board with its frame, cells of `cell` CSS pixels. The same picture gives the same text on every machine. Ids are the same for the
/// same content, so several pictures may stand in one page. Some 100 bytes for every piece, 200 for every figure, 20 for every cell.
[[nodiscard]] std::string svg(const Picture& picture, const Palette& palette, float cell);

/// What the picture shows in words: size, then every piece with the cell of its anchor, row by row.
[[nodiscard]] std::string describe(const Picture& picture);

}  // namespace shunt::picture
