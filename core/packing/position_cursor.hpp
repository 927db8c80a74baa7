// The neighbours of positions, in any metric.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <variant>

#include "core/packing/group_moves.hpp"
#include "core/packing/mirror.hpp"
#include "core/packing/plain_moves.hpp"
#include "core/packing/single_moves.hpp"
#include "core/packing/state_reader.hpp"

namespace shunt::packing {

/// Positions taken apart, a few at a time. Holds caches of some megabytes; make one for each worker and load it as often as wanted.
class PositionCursor {
public:
    explicit PositionCursor(const PackedSpace& space);

    /// Goes to up to kBatch positions.
    void load(std::span<const PackedSpace::State> states);

    /// Calls `visit(Neighbour)` once for every position one move away from the i-th one loaded, in an order that depends on the
    /// position only.
    template <class Visit>
    void for_each_neighbour(std::size_t i, Visit visit) {
        if (std::holds_alternative<Plain>(moves_)) {
            PlainMoves<Visit>(*space_, walks_[i], visit).run();
            return;
        }
        if (auto* single = std::get_if<Single>(&moves_)) {
            SingleMoves<Visit>(*space_, single->cache, single->entries[i], states_[i].voids, visit).run();
            return;
        }
        Group& group = std::get<Group>(moves_);
        for (const auto& found : group.moves.neighbours(group.cache, group.entries[i], states_[i])) {
            PackedSpace::Neighbour neighbour{found.rank, found.state.voids, {}, 0, found.is_goal};
            neighbour.index = static_cast<std::uint32_t>(group.states.size());
            group.states.push_back(found.state);
            visit(neighbour);
        }
    }
    /// The state of a neighbour of the i-th position loaded.
    [[nodiscard]] PackedSpace::State state_of(std::size_t i, const PackedSpace::Neighbour& neighbour) const;

    /// Only if the space has partners: the number of the mirror image of a position, which may be itself.
    [[nodiscard]] Rank partner(const PackedSpace::State& state) { return mirror_->partner(state); }

    /// Bytes that a cursor of a space holds.
    [[nodiscard]] static std::uint64_t bytes(const PackedSpace& space);

private:
    struct Plain {};
    struct Single {
        explicit Single(const PackedSpace& space)
            : cache(space.recurring_arrangements(), most_transitions(space), PackedSpace::kBatch) {}
        SingleMovesCache cache;
        std::array<SingleMovesCache::Entry, PackedSpace::kBatch> entries{};
    };
    struct Group {
        explicit Group(const PackedSpace& space)
            : cache(space.recurring_arrangements(), kMostCells, PackedSpace::kBatch), moves(space) {}
        GroupMovesCache cache;
        GroupMoves moves;
        std::array<GroupMovesCache::Entry, PackedSpace::kBatch> entries{};
        std::vector<PackedSpace::State> states;  // of the neighbours made since the last load
    };

    template <class Moves, class Add>
    void load_entries(Moves& moves, std::span<const PackedSpace::State> states, Add add);

    const PackedSpace* space_;
    std::variant<Plain, Single, Group> moves_;
    std::optional<Mirror> mirror_;
    std::array<PackedSpace::State, PackedSpace::kBatch> states_{};
    std::array<ArrangementWalk, PackedSpace::kBatch> walks_;
};

}  // namespace shunt::packing
