// Which sets of pieces can make one step together.
//
// Stepping in one direction, a piece pushes whatever stands where it would come to; with them it pushes those that they push, and so
// on: its *closure*. If that meets a wall, the piece cannot step. A set of pieces can step as one rigid body exactly when it is a union
// of closures that meet no wall: all that any member pushes must be a member, and that suffices.
//
//     A B .     right: closure(B) = {B}, closure(A) = {A, B}        sets: {B}, {A, B}
//
// A piece can step only if straight ahead of each of its cells there is a void before the first wall: those that it pushes come to stand
// there, or push on. That is told by a few shifts, and leaves most pieces of a crowded board out.
//
// Independent pieces have a set for every choice of them: 30 loose ones would have 2^30. So whoever lists them says how many are too many,
// and is told.
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <vector>

namespace shunt::grid {

/// Most sets in one direction that a search lists. Units on 5x5 cells have up to 7,776 (6 for each row); where there are more, state
/// spaces are beyond any search, and one position would take longer than a user waits for "cancel".
inline constexpr std::size_t kMostStepSets = std::size_t{1} << 13;

/// The cells that have a void straight ahead, before any wall. `behind(cells)` are those one step behind some cells. O(longest line).
template <std::unsigned_integral Cells, class Behind>
[[nodiscard]] Cells with_void_ahead(Cells voids, Behind behind) {
    Cells all = 0;
    for (Cells next = behind(voids) & ~all; next != 0; next = behind(next) & ~all) all |= next;
    return all;
}

/// Sets of pieces as words, a bit for each piece.
template <std::unsigned_integral Set>
[[nodiscard]] constexpr Set united(Set a, Set b) {
    return a | b;
}
template <std::unsigned_integral Set>
[[nodiscard]] constexpr bool includes(Set a, Set b) {
    return (b & ~a) == 0;
}
template <std::unsigned_integral Set>
[[nodiscard]] constexpr std::size_t size_of(Set set) {
    return static_cast<std::size_t>(std::popcount(set));
}

/// Sets of pieces as their numbers, ascending.
template <class Piece>
[[nodiscard]] std::vector<Piece> united(const std::vector<Piece>& a, const std::vector<Piece>& b) {
    std::vector<Piece> both;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}
template <class Piece>
[[nodiscard]] bool includes(const std::vector<Piece>& a, const std::vector<Piece>& b) {
    return std::includes(a.begin(), a.end(), b.begin(), b.end());
}
template <class Piece>
[[nodiscard]] std::size_t size_of(const std::vector<Piece>& set) {
    return set.size();
}

/// The sets that can step in one direction, from the closures of all pieces that can. Reusable.
template <class Set>
class StepSets {
public:
    void clear() { closures_.clear(); }
    /// Adds the closure of `piece`, a set of one. O(closures).
    void add(const Set& piece, const Set& closure) {
        for (Closure& known : closures_) {
            if (known.all != closure) continue;
            known.own = united(known.own, piece);
            return;
        }
        const auto is_larger = [size = size_of(closure)](const Closure& known) { return size_of(known.all) > size; };
        closures_.insert(std::find_if(closures_.begin(), closures_.end(), is_larger), {closure, piece});
    }
    /// Appends every set, each once, none empty; false when there are more than `most`, of which some are then missing. O(sets x closures).
    [[nodiscard]] bool append_to(std::vector<Set>& sets, std::size_t most) const {
        const std::size_t begin = sets.size();
        for (const Closure& closure : closures_) {
            const std::size_t end = sets.size();
            if (end - begin > most) return false;
            for (std::size_t set = begin; set < end; ++set) {
                Set both = united(sets[set], closure.own);
                if (includes(both, closure.all)) sets.push_back(std::move(both));
            }
            if (closure.all == closure.own) sets.push_back(closure.own);  // needs no other
        }
        return sets.size() - begin <= most;
    }

private:
    struct Closure {
        Set all;
        Set own;  // the pieces that have this closure: they push one another
    };

    std::vector<Closure> closures_;  // smaller ones first: whatever a piece needs is decided before it
};

}  // namespace shunt::grid
