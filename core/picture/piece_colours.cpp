#include "core/picture/piece_colours.hpp"

#include <algorithm>
#include <utility>

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

/// Whether pieces of both could trade places if no goal and no author told them apart.
bool are_alike(const puzzle::Kind& one, const puzzle::Kind& other) {
    return one.axis == other.axis && one.enters_gates == other.enters_gates && one.shape == other.shape &&
           one.region == other.region;
}

/// For every kind the first one that is like it, or itself.
std::vector<std::size_t> first_alike(const puzzle::Puzzle& puzzle) {
    const auto kinds = puzzle.kinds();
    std::vector<std::size_t> first;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto found =
            std::find_if(kinds.begin(), kinds.end(), [&](const auto& one) { return are_alike(one, kinds[kind]); });
        first.push_back(static_cast<std::size_t>(found - kinds.begin()));
    }
    return first;
}

/// Hands out colours, each to as few as can be.
class Turns {
public:
    /// The preferred one when it is free, else the least used one.
    int take(int preferred) {
        const bool is_free = preferred != 0 && uses_[static_cast<std::size_t>(preferred)] == 0;
        const int taken =
            is_free ? preferred : static_cast<int>(std::min_element(uses_.begin() + 1, uses_.end()) - uses_.begin());
        ++uses_[static_cast<std::size_t>(taken)];
        return taken;
    }

private:
    std::vector<int> uses_ = std::vector<int>(kKindColours + 1, 0);
};

/// What is alike takes its turn whether a goal names some of it or not; of what else is told apart there, the first kind that no goal names
/// has that colour, and the others take what is left.
std::vector<int> some_wanted(const puzzle::Puzzle& puzzle, const std::vector<bool>& wanted) {
    const std::vector<std::size_t> first = first_alike(puzzle);
    Turns turns;
    std::vector<int> of_alike(wanted.size());
    for (std::size_t kind = 0; kind < wanted.size(); ++kind)
        if (first[kind] == kind) of_alike[kind] = turns.take(colour_of_shape(puzzle.kinds()[kind].shape));
    std::vector<int> colours(wanted.size(), kGoalColour);
    for (std::size_t kind = 0; kind < wanted.size(); ++kind)
        if (!wanted[kind]) {
            int& free = of_alike[first[kind]];
            colours[kind] = free != 0 ? std::exchange(free, 0) : turns.take(0);
        }
    return colours;
}

std::vector<int> usual_colours(const puzzle::Puzzle& puzzle) {
    const std::vector<bool> wanted = wanted_kinds(puzzle);
    const bool all = std::all_of(wanted.begin(), wanted.end(), [](bool w) { return w; });
    return all ? all_wanted(wanted.size()) : some_wanted(puzzle, wanted);
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
