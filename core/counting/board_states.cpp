#include "core/counting/board_states.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::counting {
namespace {

// A state: low  = four bits of part for each column | the parts of the corner piece | can move left, can move up
//          high = a bit for each pair of parts | 16 bits of completed pieces
constexpr int kPartBits = 4;
constexpr int kCornerShift = kPartBits * BoardStates::kMostColumns;
constexpr int kCompletedShift = BoardStates::kMostColumns * (BoardStates::kMostColumns - 1) / 2;
constexpr std::uint64_t kPartMask = (1u << kPartBits) - 1;
constexpr std::uint64_t kPartsMask = (1u << BoardStates::kMostColumns) - 1;
static_assert(BoardStates::kMostColumns < 1 << kPartBits && kCornerShift + BoardStates::kMostColumns <= 62);
static_assert(kCompletedShift + 16 <= 63);

}  // namespace

Result<Grid> BoardStates::check(const Grid& grid) {
    if (auto valid = checked(grid); !valid) return valid;
    if (grid.shorter() <= kMostColumns) return grid;
    return Error{
        say("a grid of {grid} is too wide for boards of pieces of every shape; the shorter side is at most {limit}",
            {{"grid", to_string(grid)}, {"limit", kMostColumns}})};
}

BoardStates::BoardStates(const Grid& grid, bool count_pieces, bool voids)
    : grid_(grid), count_pieces_(count_pieces), voids_(voids) {
    assert(grid.columns >= 1 && grid.columns <= kMostColumns && grid.cells() <= UINT16_MAX);
}

bool BoardStates::Frontier::has(Part wanted) const { return std::find(part.begin(), part.end(), wanted) != part.end(); }

void BoardStates::Frontier::tell_apart(Part a, Part b) {
    apart[a] = static_cast<Parts>(apart[a] | 1u << b);
    apart[b] = static_cast<Parts>(apart[b] | 1u << a);
}

void BoardStates::Frontier::join(Part kept, Part dropped) {
    std::replace(part.begin(), part.end(), dropped, kept);
    corner = static_cast<Parts>(corner & ~(1u << dropped));
    for (Part other = 1; other <= kFresh; ++other) {
        if (is_apart(dropped, other)) tell_apart(kept, other);
    }
}

std::optional<State> BoardStates::next(int cell, const State& state, Choice choice) const {
    Frontier frontier = decode(state);
    if (!choose(frontier, cell, choice)) return std::nullopt;
    return encode(frontier);
}

/// Takes the choice; false when it is not open, or the corner piece cannot be just solved any more.
bool BoardStates::choose(Frontier& frontier, int cell, Choice choice) const {
    const auto column = static_cast<std::size_t>(cell % grid_.columns);
    const Neighbours near{frontier.part[column], column == 0 ? Part{0} : frontier.part[column - 1]};
    Part mine = 0;
    if (choice == Choice::corner) {
        if (!cover_with_corner(frontier, mine, near, cell)) return false;
    } else if (choice == Choice::none) {
        if (!voids_) return false;
    } else {
        const bool both = choice == Choice::with_both;
        if (!cover(frontier, mine, near, both || choice == Choice::with_up, both || choice == Choice::with_left))
            return false;
    }
    frontier.part[column] = mine;
    if (near.up == 0 || frontier.has(near.up)) return true;
    if (frontier.is_corner(near.up)) return false;  // complete before the corner is reached
    frontier.completed += count_pieces_ ? 1 : 0;
    return true;
}

/// Covers the cell by a piece that is not the corner piece.
bool BoardStates::cover(Frontier& frontier, Part& mine, Neighbours near, bool join_up, bool join_left) const {
    const Part up = frontier.is_corner(near.up) ? Part{0} : near.up;
    const Part left = frontier.is_corner(near.left) ? Part{0} : near.left;
    if ((join_up && up == 0) || (join_left && left == 0)) return false;
    if (up == left && join_up != join_left && up != 0) return false;
    if (join_up && join_left && frontier.is_apart(up, left)) return false;
    mine = join_up ? up : join_left ? left : kFresh;
    if (join_up && join_left && up != left) frontier.join(up, left);
    if (!join_up && up != 0) frontier.tell_apart(mine, up);
    if (!join_left && left != 0) frontier.tell_apart(mine, left);
    return true;
}

/// Covers the cell by the corner piece: it joins its own parts beside it and is stopped by everything else there.
bool BoardStates::cover_with_corner(Frontier& frontier, Part& mine, Neighbours near, int cell) const {
    const bool own_up = frontier.is_corner(near.up);
    const bool own_left = frontier.is_corner(near.left);
    if (cell < grid_.columns || (near.up != 0 && !own_up)) frontier.can_up = false;
    if (cell % grid_.columns == 0 || (near.left != 0 && !own_left)) frontier.can_left = false;
    if (!frontier.can_up && !frontier.can_left) return false;
    mine = own_up ? near.up : own_left ? near.left : kFresh;
    frontier.corner = static_cast<Parts>(frontier.corner | 1u << mine);
    if (own_up && own_left && near.up != near.left) frontier.join(near.up, near.left);
    return true;
}

std::optional<BoardStates::Ending> BoardStates::ending(const State& state) const {
    const Frontier frontier = decode(state);
    const Part last = *std::max_element(frontier.part.begin(), frontier.part.end());
    if (frontier.corner != 0) {
        const Part at_corner = frontier.part[static_cast<std::size_t>(grid_.columns - 1)];
        if (frontier.corner != 1u << at_corner) return std::nullopt;  // it has other parts, or is not there
    }
    return Ending{frontier.corner != 0, count_pieces_ ? frontier.completed + last : 0};
}

BoardStates::Frontier BoardStates::decode(const State& state) const {
    Frontier frontier;
    Part parts = 0;
    for (std::size_t column = 0; column < static_cast<std::size_t>(grid_.columns); ++column) {
        frontier.part[column] = static_cast<Part>(state.low >> (kPartBits * column) & kPartMask);
        parts = std::max(parts, frontier.part[column]);
    }
    frontier.corner = static_cast<Parts>((state.low >> kCornerShift & kPartsMask) << 1);
    frontier.can_up = (state.low & kCanUp) != 0;
    frontier.can_left = (state.low & kCanLeft) != 0;
    frontier.completed = static_cast<int>(state.high >> kCompletedShift);
    std::uint64_t pairs = state.high;
    for (Part b = 2; b <= parts; ++b) {
        for (Part a = 1; a < b; ++a, pairs >>= 1) {
            if ((pairs & 1) != 0) frontier.tell_apart(a, b);
        }
    }
    return frontier;
}

/// Numbers the parts in the order in which they first appear, so that equal frontiers become equal states.
State BoardStates::encode(const Frontier& frontier) const {
    std::array<Part, kFresh + 1> number{};
    std::array<Part, kFresh + 1> part_of{};
    Part parts = 0;
    State state{(frontier.can_up ? kCanUp : 0) | (frontier.can_left ? kCanLeft : 0),
                static_cast<std::uint64_t>(frontier.completed) << kCompletedShift};
    for (std::size_t column = 0; column < static_cast<std::size_t>(grid_.columns); ++column) {
        const Part part = frontier.part[column];
        if (part == 0) continue;
        if (number[part] == 0) {
            number[part] = ++parts;
            part_of[parts] = part;
            if (frontier.is_corner(part)) state.low |= std::uint64_t{1} << (kCornerShift + parts - 1);
        }
        state.low |= std::uint64_t{number[part]} << (kPartBits * column);
    }
    int pair = 0;
    for (Part b = 2; b <= parts; ++b) {
        for (Part a = 1; a < b; ++a, ++pair) {
            if (frontier.is_apart(part_of[a], part_of[b])) state.high |= std::uint64_t{1} << pair;
        }
    }
    return state;
}

}  // namespace shunt::counting
