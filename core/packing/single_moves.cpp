#include "core/packing/single_moves.hpp"

#include <bit>

namespace shunt::packing {
namespace {

using Entry = SingleMovesCache::Entry;

/// Lists what one piece of an arrangement can do.
class PieceTransitions {
public:
    PieceTransitions(const PackedSpace& space, const ArrangementWalk& walk, int from, SingleMovesCache& cache,
                     Entry& entry)
        : space_(space),
          walk_(walk),
          from_(from),
          kind_(walk.letter[static_cast<std::size_t>(from)]),
          own_(space.places().at(kind_, from).cells),
          room_(walk.free | own_),
          cache_(cache),
          entry_(entry) {}

    void steps() {
        const Place& place = space_.places().at(kind_, from_);
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            if (fits(place.next_cells[d])) add(place.next[d]);
        }
    }

    void slides() {
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            CellSet swept = 0;
            int at = from_;
            while (fits(space_.places().at(kind_, at).next_cells[d])) {
                swept |= space_.places().at(kind_, at).next_cells[d] & ~own_;
                if (std::popcount(swept) > space_.voids()) break;
                const bool goes_on = at != from_;
                at = space_.places().at(kind_, at).next[d];
                add(at, goes_on);
            }
        }
    }

    /// Every placement that could be reached along any path, nearest first.
    void moves() {
        std::array<std::uint8_t, kMostCells> reached{};
        std::size_t count = 1;
        CellSet seen = CellSet{1} << from_;
        reached[0] = static_cast<std::uint8_t>(from_);
        for (std::size_t next = 0; next < count; ++next) {
            const Place& place = space_.places().at(kind_, reached[next]);
            for (std::size_t d = 0; d < kDirectionCount; ++d) {
                if (!fits(place.next_cells[d]) || (seen >> place.next[d] & 1) != 0) continue;
                seen |= CellSet{1} << place.next[d];
                reached[count++] = place.next[d];
                add(place.next[d]);
            }
        }
    }

private:
    /// Whether the piece can stand on `cells` as far as the body is concerned, and there could be voids enough.
    [[nodiscard]] bool fits(CellSet cells) const {
        return cells != 0 && (cells & ~room_) == 0 && std::popcount(cells & ~own_) <= space_.voids();
    }

    void add(int to, bool goes_on = false) {
        const auto letter_at = [&](int cell) {
            if (cell == to) return kind_;
            const bool stands = (walk_.anchors >> cell & 1) != 0 && cell != from_;
            return stands ? walk_.letter[static_cast<std::size_t>(cell)] : space_.free_letter();
        };
        cache_.add_record(entry_, {walk_.moved(space_, kind_, from_, to), kind_, from_, to, goes_on,
                                   hint(space_.goals_of_body(letter_at))});
    }

    [[nodiscard]] static std::uint8_t hint(PackedSpace::Goals goals) {
        if (goals == 0) return Transition::none;
        const int goal = std::countr_zero(goals) + Transition::first;
        const bool only = (goals & (goals - 1)) == 0;
        return only && goal < Transition::unclear ? static_cast<std::uint8_t>(goal) : std::uint8_t{Transition::unclear};
    }

    const PackedSpace& space_;
    const ArrangementWalk& walk_;
    int from_;
    Letter kind_;
    CellSet own_;
    CellSet room_;
    SingleMovesCache& cache_;
    Entry& entry_;
};

}  // namespace

std::size_t most_transitions(const PackedSpace& space) {
    const bool step = puzzle::extent(space.metric()) == puzzle::Extent::one_cell;
    std::size_t most = 0;
    for (Letter kind = 0; kind < space.free_letter(); ++kind) {
        std::size_t places = 0;
        for (int cell = 0; cell < kMostCells; ++cell) places += space.places().at(kind, cell).cells != 0 ? 1 : 0;
        most += space.pieces_of(kind) * std::min(places, step ? kDirectionCount : places);
    }
    return most;
}

SingleMovesCache::Entry add_transitions(const PackedSpace& space, const ArrangementWalk& walk,
                                        SingleMovesCache& cache) {
    const auto letter_at = [&](int cell) {
        return (walk.anchors >> cell & 1) != 0 ? walk.letter[static_cast<std::size_t>(cell)] : space.free_letter();
    };
    Entry& entry = cache.add(walk.number, walk.free, space.goals_of_body(letter_at));
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        PieceTransitions piece(space, walk, std::countr_zero(left), cache, entry);
        if (puzzle::extent(space.metric()) == puzzle::Extent::one_cell) piece.steps();
        if (puzzle::extent(space.metric()) == puzzle::Extent::straight) piece.slides();
        if (puzzle::extent(space.metric()) == puzzle::Extent::any_path) piece.moves();
    }
    return entry;
}

}  // namespace shunt::packing
