// What a frontier search asks of a state space. Nothing in core/search knows what a puzzle is.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>

namespace shunt::search {

/// Number of a state in [0, size()).
using Rank = std::uint64_t;

/// Any callable that takes a Rank.
struct RankVisitor {
    void operator()(Rank) const {}
};

/// States numbered [0, size()), seen through cursors. Laws (checked by tests/property):
///   - load() takes up to kBatch ranks and brings cursor i to rank i, whatever the others are;
///   - after that, for_each_neighbour visits the states one move away, in an order that depends on r only;
///   - the graph is undirected: a visits b iff b visits a; a state is not its own neighbour.
template <class Space>
concept RankedSpace = requires(const Space& space, typename Space::Cursor& cursor,
                               std::span<typename Space::Cursor> cursors, std::span<const Rank> ranks,
                               RankVisitor visit) {
    { space.size() } -> std::same_as<Rank>;
    requires std::constructible_from<typename Space::Cursor, const Space&>;
    { Space::kBatch } -> std::convertible_to<std::size_t>;
    Space::load(cursors, ranks);
    { cursor.is_goal() } -> std::same_as<bool>;
    cursor.for_each_neighbour(visit);
};

}  // namespace shunt::search
