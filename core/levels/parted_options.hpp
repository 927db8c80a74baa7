// What levels in parts (levels_in_parts.hpp) are asked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/puzzle/metric.hpp"
#include "core/search/crew.hpp"

namespace shunt::levels {

/// What their entries are made for.
struct EntryOptions {
    puzzle::Metric metric = puzzle::Metric::move;  ///< of single pieces
    /// Of fillings: words of a chunk at most, a power of two up to 16. Few words are many chunks, many of them mostly empty; results are
    /// the same.
    std::size_t most_chunk_words = 8;
};

/// What a search of levels in parts may do.
struct PartedOptions {
    std::uint64_t most_bytes = 0;
    bool to_goal = false;          ///< ends with the first level that has one, and can tell the way there
    search::Crew* crew = nullptr;  ///< must outlive the search; null: one worker
    /// That the levels written down for the way back may take, which they then are with no goal, too; absent: a small share of all.
    std::optional<std::uint64_t> trail_bytes = std::nullopt;
    /// As above.
    std::size_t most_chunk_words = EntryOptions{}.most_chunk_words;
};

}  // namespace shunt::levels
