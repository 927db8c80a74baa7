// What a frontier search asks of a state space. Nothing in core/search knows what a puzzle is.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>

namespace shunt::search {

/// Number of a state.
using Rank = std::uint64_t;

/// States with numbers, seen through cursors. Laws (checked by tests/property):
///   - state(r) is what a search keeps of the state with number r, and number(state(r)) == r;
///   - load() takes up to kBatch states; prefetch() says which ones will be next, and is only a hint;
///   - after that, neighbours(i) lists every neighbour of the i-th of them exactly once, in an order that depends on the state only; it is
///     asked once for each i, and all lists stay valid until the next load(); a neighbour has its number and knows whether it is a
///     goal; state_of(i, n) is state(n.rank);
///   - the graph is undirected: a visits b iff b visits a; a state is not its own neighbour.
/// A space may pair its states: then cursor.partner(state) is the number of the state's partner (or its own), partners are equally far
/// from every seed, both or neither are goals, and the partners of neighbours are neighbours of the partner.
/// Cursors of one space may be used by different workers at once if kShareable. A space may have a Reader, whose state(rank) is that of
/// the space but faster for ascending numbers.
template <class Space>
concept RankedSpace = requires(Space& space, typename Space::Cursor& cursor,
                               std::span<const typename Space::State> states,
                               const typename Space::Neighbour& neighbour, Rank rank) {
    { space.size() } -> std::same_as<Rank>;     // all numbers are below it; it may grow while the search goes on
    { space.is_full() } -> std::same_as<bool>;  // no further state can be numbered: the search must end
    { space.state(rank) } -> std::same_as<typename Space::State>;
    { space.number(states.front()) } -> std::same_as<Rank>;
    { space.is_goal(rank) } -> std::same_as<bool>;
    { neighbour.rank } -> std::convertible_to<Rank>;
    { neighbour.is_goal } -> std::convertible_to<bool>;
    requires std::constructible_from<typename Space::Cursor, Space&>;
    { Space::kBatch } -> std::convertible_to<std::size_t>;
    { Space::kShareable } -> std::convertible_to<bool>;
    cursor.load(states);
    cursor.prefetch(states);
    { cursor.neighbours(std::size_t{0}) } -> std::convertible_to<std::span<const typename Space::Neighbour>>;
    { cursor.state_of(std::size_t{0}, neighbour) } -> std::same_as<typename Space::State>;
};

template <class Space>
concept PairedSpace = requires(const Space& space, typename Space::Cursor& cursor, const typename Space::State& state) {
    { space.has_partners() } -> std::same_as<bool>;
    { cursor.partner(state) } -> std::same_as<Rank>;
};

/// The reader of a space that has none of its own.
template <class Space>
class PlainReader {
public:
    explicit PlainReader(Space& space) : space_(&space) {}
    [[nodiscard]] typename Space::State state(Rank rank) const { return space_->state(rank); }

private:
    Space* space_;
};

template <class Space>
struct ReaderOf {
    using type = PlainReader<Space>;
};
template <class Space>
requires requires { typename Space::Reader; }
struct ReaderOf<Space> {
    using type = typename Space::Reader;
};

}  // namespace shunt::search
