// What a frontier search asks of a state space. Nothing in core/search knows what a puzzle is.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>

namespace shunt::search {

/// Number of a state in [0, size()).
using Rank = std::uint64_t;

/// States numbered [0, size()), seen through cursors. Laws (checked by tests/property):
///   - state(r) has the number r, and so has every State kept of it;
///   - load() takes up to kBatch states and brings cursor i to state i, whatever the others are;
///   - after that, for_each_neighbour visits the Neighbours one move away, in an order that depends on the state only, and
///     state_of(n) is state(n.rank);
///   - the graph is undirected: a visits b iff b visits a; a state is not its own neighbour.
template <class Space>
concept RankedSpace = requires(const Space& space, const typename Space::Cursor& cursor,
                               std::span<typename Space::Cursor> cursors, std::span<const typename Space::State> states,
                               const typename Space::Neighbour& neighbour, Rank rank) {
    { space.size() } -> std::same_as<Rank>;
    { space.state(rank) } -> std::same_as<typename Space::State>;
    { states.front().rank } -> std::convertible_to<Rank>;
    { neighbour.rank } -> std::convertible_to<Rank>;
    requires std::constructible_from<typename Space::Cursor, const Space&>;
    { Space::kBatch } -> std::convertible_to<std::size_t>;
    Space::load(cursors, states);
    { cursor.is_goal() } -> std::same_as<bool>;
    cursor.for_each_neighbour([](const typename Space::Neighbour&) {});
    { cursor.state_of(neighbour) } -> std::same_as<typename Space::State>;
};

}  // namespace shunt::search
