// What the solver asks of a search.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle {

/// How far a search is.
struct Work {
    std::string_view phase;  ///< "building tables", "searching"
    std::string_view unit;   ///< what `done` and `total` count
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;  ///< about; absent when nobody knows
};

/// A search for a shortest solution of one solvable problem, in slices.
class Engine {
public:
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;

    /// Works for about `budget` units, 10^5 of which take some tens of milliseconds at most. False once it has ended: it has proved
    /// its best solution shortest, or it was refused memory.
    virtual bool advance(std::uint64_t budget) = 0;

    [[nodiscard]] virtual Work work() const = 0;
    /// Letters of the best solution known; absent when none is.
    [[nodiscard]] virtual const std::optional<std::string>& best() const = 0;
    /// No solution has fewer steps.
    [[nodiscard]] virtual int at_least() const = 0;
    /// Boards reached so far.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    /// Memory it takes at most, and holds now.
    [[nodiscard]] virtual std::uint64_t bytes_needed() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Why it ended without a proof; empty otherwise.
    [[nodiscard]] virtual const std::string& refusal() const = 0;
};

}  // namespace shunt::npuzzle
