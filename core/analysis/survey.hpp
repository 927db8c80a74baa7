// A question about all positions of an exhausted search, worked out in slices within what memory is left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/analysis/position_graph.hpp"
#include "core/base/result.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::analysis {

class Survey {
public:
    struct Limits {
        std::uint64_t memory = 0;  ///< bytes
        std::size_t list = 0;      ///< most positions told
    };

    /// Whether it is about all packings: no storage that knows only the positions it has met can answer it then.
    static constexpr bool kOfAllPackings = false;
    /// Whether it takes the marks and queues of one more search.
    static constexpr bool kSearchesAgain = false;

    virtual ~Survey() = default;

    /// What it is doing, for a progress line, and what it is, for a sentence.
    [[nodiscard]] virtual const char* doing() const = 0;
    [[nodiscard]] virtual const char* name() const = 0;
    /// Works on about `budget` positions; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    /// Whether it gave up: for want of memory, or at a position that is crowded, which the search then knows.
    [[nodiscard]] virtual bool out_of_memory() const = 0;
    /// Bytes held beside the search.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Positions looked at, of how many; a total of 0: it does not tell.
    [[nodiscard]] virtual std::uint64_t done() const { return 0; }
    [[nodiscard]] virtual std::uint64_t total() const { return 0; }
};

/// One that whoever asks for a census brings along.
class BroughtSurvey : public Survey {
public:
    /// Why it cannot be had of a puzzle; asked before any search.
    [[nodiscard]] virtual std::optional<Error> objection(const puzzle::Puzzle& /*puzzle*/) const {
        return std::nullopt;
    }
    /// The search of `problem` has ended. `graph` outlives the survey's work; `memory`: bytes that it may hold.
    virtual void begin(const puzzle::Problem& problem, puzzle::Metric metric, PositionGraph& graph,
                       std::uint64_t memory) = 0;
};

}  // namespace shunt::analysis
