#include "core/picture/piece_colours.hpp"

#include <algorithm>

namespace shunt::picture {

namespace {

std::vector<bool> wanted_kinds(const puzzle::Puzzle& puzzle) {
    std::vector<bool> wanted(puzzle.kinds().size(), false);
    for (const puzzle::Goal& goal : puzzle.goals()) {
        for (const auto& placement : goal.placements) wanted[placement.kind] = true;
    }
    return wanted;
}

/// 1 tall, 2 wide, 3 unit, 4 anything else.
int colour_of_shape(const puzzle::Shape& shape) {
    const puzzle::Coordinate extent = shape.extent();
    if (extent.row * extent.column != shape.size() || (extent.row == extent.column && shape.size() > 1)) return 4;
    if (shape.size() == 1) return 3;
    return extent.row > extent.column ? 1 : 2;
}

std::vector<int> all_wanted(std::size_t kinds) {
    std::vector<int> colours;
    const int few = kKindColours + 1;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const int number = static_cast<int>(kind);
        colours.push_back(static_cast<int>(kinds) <= few ? number : 1 + number % 2);
    }
    return colours;
}

/// The preferred colour when it is free, else the least used one.
int choose(int preferred, const std::vector<int>& uses) {
    if (uses[static_cast<std::size_t>(preferred)] == 0) return preferred;
    return static_cast<int>(std::min_element(uses.begin() + 1, uses.end()) - uses.begin());
}

std::vector<int> usual_colours(const puzzle::Puzzle& puzzle) {
    const std::vector<bool> wanted = wanted_kinds(puzzle);
    if (std::all_of(wanted.begin(), wanted.end(), [](bool w) { return w; })) return all_wanted(wanted.size());
    std::vector<int> uses(kKindColours + 1, 0);
    std::vector<int> colours(wanted.size(), kGoalColour);
    for (std::size_t kind = 0; kind < wanted.size(); ++kind) {
        if (wanted[kind]) continue;
        colours[kind] = choose(colour_of_shape(puzzle.kinds()[kind].shape), uses);
        ++uses[static_cast<std::size_t>(colours[kind])];
    }
    return colours;
}

}  // namespace

std::vector<int> piece_colours(const puzzle::Puzzle& puzzle) {
    std::vector<int> colours = usual_colours(puzzle);
    // Backwards, so that of the pieces of a kind the first one has the last word.
    for (std::size_t piece = puzzle.pieces().size(); piece-- > 0;) {
        const int given = puzzle.pieces()[piece].colour;
        if (given != puzzle::kNoColour) colours[puzzle.pieces()[piece].kind] = given;
    }
    return colours;
}

}  // namespace shunt::picture
