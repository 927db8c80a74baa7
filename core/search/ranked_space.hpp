// What a frontier search asks of a state space. Nothing in core/search knows what a puzzle is.
//
//   block    some states with numbers in a row:    first + 0, first + 1, ... first + 63;    its bits say which of them are meant
//   edge     from a block to a block: the states there that are neighbours of any of those meant here
//
//       first 840   bits ...0110   ──edge──>   first 1176   bits ..01010           a step of one piece, for all fillings at once
//
// States are found, marked, listed and expanded a block at a time. A single state is a block with one bit, and a space that can do no
// better has no others.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace shunt::search {

/// Number of a state.
using Rank = std::uint64_t;
/// States of a block: bit i is state first + i.
using Bits = std::uint64_t;

/// States with numbers, seen through cursors. Laws (checked by tests/property):
///   - block(r) is what a search keeps of the state with number r: a block that means no other state;
///   - two blocks with equal `first` differ in their bits at most, and may become one with the bits of both;
///   - load() takes up to kBatch blocks; prefetch() says which ones will be next, and is only a hint;
///   - after that, edges(i) lists, in an order that depends on the block only, where the i-th of them leads; it is asked once for each i,
///     and all lists stay valid until the next load(). All neighbours of every state meant are among the bits of the edges, and nothing
///     else; for a single state each exactly once. An edge says which of its states are goals, and how many pairs of neighbours it stands
///     for: all edges of a block together, for as many as its states have neighbours;
///   - block_of(i, e, bits) is the block of some of the states of an edge;
///   - the graph is undirected: a visits b iff b visits a; a state is not its own neighbour.
/// A space may pair its states: then cursor.partner(block of one state) is the number of the state's partner (or its own), partners are
/// equally far from every seed, both or neither are goals, and the partners of neighbours are neighbours of the partner.
/// Cursors of one space may be used by different workers at once if kShareable. A space may have a Reader, whose block(rank) is that of
/// the space but faster for ascending numbers.
template <class Space>
concept RankedSpace = requires(Space& space, typename Space::Cursor& cursor,
                               std::span<const typename Space::Block> blocks, const typename Space::Edge& edge,
                               Rank rank, Bits bits) {
    { space.size() } -> std::same_as<Rank>;     // all numbers are below it; it may grow while the search goes on
    { space.is_full() } -> std::same_as<bool>;  // no further state can be numbered: the search must end
    { space.block(rank) } -> std::same_as<typename Space::Block>;
    { blocks.front().first } -> std::convertible_to<Rank>;
    { blocks.front().bits } -> std::convertible_to<Bits>;
    { space.is_goal(rank) } -> std::same_as<bool>;
    { edge.first } -> std::convertible_to<Rank>;
    { edge.bits } -> std::convertible_to<Bits>;
    { edge.goals } -> std::convertible_to<Bits>;
    { edge.ways } -> std::convertible_to<std::uint64_t>;
    requires std::constructible_from<typename Space::Cursor, Space&>;
    { Space::kBatch } -> std::convertible_to<std::size_t>;
    { Space::kWidth } -> std::convertible_to<std::size_t>;  // states of a block at most, up to 64
    { Space::kShareable } -> std::convertible_to<bool>;
    cursor.load(blocks);
    cursor.prefetch(blocks);
    { cursor.edges(std::size_t{0}) } -> std::convertible_to<std::span<const typename Space::Edge>>;
    { cursor.block_of(std::size_t{0}, edge, bits) } -> std::same_as<typename Space::Block>;
};

/// A cursor that can make the edges of what is loaded some at a time, for states with very many: make_some() returns for how many states
/// of a small puzzle its work counts, and 0 when all are made. Calling it less often only makes edges() take longer.
template <class Cursor>
concept PatientCursor = requires(Cursor& cursor) {
    { cursor.make_some() } -> std::same_as<std::uint64_t>;
};

template <class Space>
concept PairedSpace = requires(const Space& space, typename Space::Cursor& cursor, const typename Space::Block& block) {
    { space.has_partners() } -> std::same_as<bool>;
    { cursor.partner(block) } -> std::same_as<Rank>;
};

/// Calls `visit(rank)` for every state of the block that begins at `first`.
template <class Visit>
void for_each_state(Rank first, Bits bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(first + static_cast<Rank>(std::countr_zero(bits)));
}

/// Calls `visit(rank)` for every neighbour of a state, once each.
template <class Space, class Visit>
void for_each_neighbour(Space& space, typename Space::Cursor& cursor, Rank state, Visit visit) {
    const typename Space::Block block = space.block(state);
    cursor.load({&block, 1});
    for (const typename Space::Edge& edge : cursor.edges(0)) for_each_state(edge.first, edge.bits, visit);
}

/// The reader of a space that has none of its own.
template <class Space>
class PlainReader {
public:
    explicit PlainReader(Space& space) : space_(&space) {}
    [[nodiscard]] typename Space::Block block(Rank rank) const { return space_->block(rank); }

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
