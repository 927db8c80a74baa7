// What a search leaves to whoever has more questions: its positions by number and the moves between them, whatever the storage.
//
//   Exploration ── graph() ──> PositionGraph <── ShortestPaths, StateGraphBuilder         one position and its neighbours at a time
//                                    └── search_again() <── HardestStart, Components      from other positions, block by block
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "core/search/neighbours.hpp"
#include "core/search/search.hpp"

namespace shunt::analysis {

/// Numbers mean nothing beyond one graph. It lives as long as the exploration whose it is.
class PositionGraph {
public:
    using Rank = search::Rank;
    virtual ~PositionGraph() = default;

    /// All numbers are below it; not every number has been reached.
    [[nodiscard]] virtual Rank size() const = 0;
    [[nodiscard]] virtual Rank start() const = 0;
    [[nodiscard]] virtual bool is_goal(Rank rank) const = 0;
    [[nodiscard]] virtual puzzle::Position position(Rank rank) const = 0;
    /// The number of a position of the puzzle, whether reached or not.
    [[nodiscard]] virtual Rank number(const puzzle::Position& position) = 0;
    /// The neighbours of positions that were reached.
    [[nodiscard]] virtual search::Neighbours& neighbours() = 0;
    /// The search that has been here.
    [[nodiscard]] virtual search::Search& searched() = 0;
    /// Another one, without seeds. `in_pairs`: search::FrontierOptions. Null when it does not fit `memory_limit` bytes.
    [[nodiscard]] virtual std::unique_ptr<search::Search> search_again(bool in_pairs, std::uint64_t memory_limit) = 0;
    /// What the cursors of such a search hold, beside its bytes().
    [[nodiscard]] virtual std::uint64_t cursor_bytes() const = 0;
};

}  // namespace shunt::analysis
