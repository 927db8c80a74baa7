// Where words about an arrow stand on a board, such that they hide no name.
#pragma once

#include <array>
#include <vector>

#include "ui/board/picture_paint.hpp"

namespace shunt::ui {

struct PlacedWords {
    const char* words = "";
    Rect box;
};

/// Words in a box beside the end of `way` (in cells), else below or above it: the first of `words` that fits beside all pieces, or the
/// second, or the second beside all their names; where none does (very small cells) on the wood of the frame that is nearer.
/// O(pieces).
[[nodiscard]] PlacedWords place_words(const Frame& frame, const Picture& picture, const BoardPlace& place,
                                      const std::vector<Vec>& way, std::array<const char*, 2> words);

}  // namespace shunt::ui
