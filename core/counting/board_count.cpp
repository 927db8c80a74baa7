#include "core/counting/board_count.hpp"

#include <algorithm>
#include <utility>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::counting {
namespace {

/// About the greatest number of states of a layer, by columns: a grid with as many rows has nearly as many as a longer
/// one. Measured but for the last, which goes on with the growth of the others. Only estimates of memory come from it.
constexpr std::array<std::uint64_t, BoardStates::kMostColumns + 1> kMostStates{
    0, 3, 16, 68, 325, 1'786, 11'065, 75'346, 552'149, 4'277'104, 35'000'000};

/// A number of boards takes less than two bits for each cell (1.8 on long grids).
std::size_t words_of_numbers(const Grid& grid) { return static_cast<std::size_t>(grid.cells()) * 2 / 64 + 1; }

}  // namespace

BoardCount::BoardCount(const Grid& grid, bool by_pieces, std::uint64_t memory_limit, bool voids)
    : grid_(grid),
      by_pieces_(by_pieces),
      scan_(BoardStates(BoardStates::upright(grid), by_pieces, voids), false, memory_limit) {}

Result<BoardCount> BoardCount::create(const Grid& grid, bool by_pieces, std::uint64_t memory_limit, bool voids) {
    if (auto fits = BoardStates::check(grid); !fits) return fits.error();
    return BoardCount(grid, by_pieces, memory_limit, voids);
}

// Here, where the compiler is to make it fast, and not in every caller.
BoardCount::Phase BoardCount::advance(std::uint64_t budget) { return scan_.advance(budget); }

/// A layer, the next one, and the half of it that is being outgrown. By pieces, a state comes once for nearly every
/// number of pieces there can be.
std::uint64_t BoardCount::estimated_bytes(const Grid& grid) const {
    const std::uint64_t frontiers = kMostStates[static_cast<std::size_t>(grid.shorter())];
    const std::uint64_t states = by_pieces_ ? frontiers * static_cast<std::uint64_t>(grid.cells()) : frontiers;
    const std::uint64_t layer = Layer::bytes_for(states, words_of_numbers(grid));
    return layer * 2 + layer / 2;
}

std::vector<BoardNumbers> BoardCount::numbers() const {
    const std::size_t entries = by_pieces_ ? static_cast<std::size_t>(grid_.cells()) + 1 : 1;
    std::vector<BoardNumbers> numbers(entries);
    const Layer& end = scan_.end();
    for (std::uint64_t slot = 0; slot < end.slots(); ++slot) {
        if (end.is_free(slot)) continue;
        const auto ending = scan_.automaton().ending(end.state(slot));
        if (!ending) continue;
        BoardNumbers& entry = numbers[static_cast<std::size_t>(ending->pieces)];
        (ending->just_solved ? entry.just_solved : entry.boards) += Natural(end.ways(slot));
    }
    return numbers;
}

std::string BoardCount::advice() const {
    Grid fitting = BoardStates::upright(grid_);
    while (fitting.columns > 1 && estimated_bytes(fitting) > scan_.memory().limit()) --fitting.columns;
    const std::string memory = bytes_text(bytes_needed());
    if (fitting.columns >= grid_.shorter())
        return say("{grid} needs about {memory}", {{"grid", to_string(grid_)}, {"memory", memory}});
    return say("{grid} needs about {memory}; with a shorter side of {side} it would fit",
               {{"grid", to_string(grid_)}, {"memory", memory}, {"side", fitting.columns}});
}

BoardNumbers total(const std::vector<BoardNumbers>& numbers) {
    BoardNumbers sum;
    for (const BoardNumbers& entry : numbers) {
        sum.boards += entry.boards;
        sum.just_solved += entry.just_solved;
    }
    return sum;
}

}  // namespace shunt::counting
