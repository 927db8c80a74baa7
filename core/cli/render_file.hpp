// A picture as a file: SVG, or pixels, which take another program to draw and, where something moves, libraries to write.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/moves/move.hpp"
#include "core/picture/animation.hpp"
#include "core/picture/palette.hpp"
#include "core/picture/picture.hpp"

namespace shunt::cli {

enum class PictureFormat { svg, png, gif };

/// By the ending of the name, of which .apng is a PNG; SVG when it is none of these.
[[nodiscard]] PictureFormat picture_format_of(const std::string& name);

/// A picture and what its bodies do, again and again.
struct Drawing {
    picture::Picture picture;
    std::vector<moves::Move> moves;
    picture::Pace pace;
};

/// The bytes of the file, with cells of `cell` pixels. A PNG that moves is one that moves where APNG is known. Its frames, as those of a
/// GIF, lie on the colour of a page and are a tenth of a second apart. Says on a terminal how far it is. Error: something for it is not
/// installed, or this process was asked to end.
[[nodiscard]] Result<std::string> picture_file(Drawing drawing, const picture::Palette& palette, int cell,
                                               PictureFormat format);

}  // namespace shunt::cli
