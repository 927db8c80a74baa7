// A puzzle that a search for hard puzzles has found: in the page, or earlier for the atlas.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ui/look/palette.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

struct FoundPuzzle {
    int pieces = 0;
    std::uint64_t length = 0;  ///< of its shortest solution, in the metric of the search
    std::uint64_t tied = 0;    ///< starts of that length with as many pieces; 0 when nobody counted them
    EntryPtr entry;
    std::vector<int> colours;  ///< piece_colours()
};

}  // namespace shunt::ui
