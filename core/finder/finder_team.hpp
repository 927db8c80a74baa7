// Where the units of a search come from, and where their results go: a Finder, or, where several processes search together, their team.
//
//     part 0   Finder ──> units ──┐                 ┌──> deliver      it alone counts, keeps the tally and writes checkpoints
//     part 1     queue <──────────┼─ FinderWorkers ─┤
//     part 2     queue <──────────┘                 └──> results, in the next round
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/finder/catalogue.hpp"
#include "core/finder/tally.hpp"

namespace shunt::finder {

class Finder;

/// A piece of work: one stock, or it and all stocks below it in the tree (stock_walk.hpp).
struct Unit {
    std::vector<ShapeId> stock;
    bool subtree = false;

    friend bool operator==(const Unit&, const Unit&) = default;
    /// In some order. The lists of libc++ 14 have no operator<=>.
    friend bool operator<(const Unit& a, const Unit& b) {
        return a.stock != b.stock ? a.stock < b.stock : a.subtree < b.subtree;
    }
};

/// What came of a claimed unit, or of a part of it.
struct Delivery {
    Unit unit;
    Tally found;
    std::vector<Unit> rest{};    ///< of the unit, not begun: to be claimed again
    std::optional<Unit> kept{};  ///< of the unit, still being searched: it counts as claimed, and is delivered later
};

/// Not thread-safe: callers with threads lock around it.
class UnitSource {
public:
    virtual ~UnitSource() = default;

    /// The next unit to be searched; empty when there is none, in a team: none yet.
    [[nodiscard]] virtual std::optional<Unit> claim() = 0;
    /// The order of deliveries does not matter.
    virtual void deliver(Delivery done) = 0;
};

/// What one part tells all others after its share of a round; what all of them together know then.
struct FinderRound {
    bool idle = false;          ///< a worker ran out of units
    bool wanting = false;       ///< part 0 has none for who asks: whoever has some should give them back
    bool too_large = false;     ///< a stock needs more memory than its part has
    std::uint64_t largest = 0;  ///< bytes that the largest stock needed, or would need
    bool finished = false;      ///< every unit is delivered; part 0 knows it
    std::uint64_t worked = 0;   ///< boards that the busiest worker of the part searched
};

/// Parts of one search, each of which has a Finder of the same task.
class FinderTeam : public UnitSource {
public:
    /// Before anything is claimed. `finder` must outlive what the team is asked afterwards; that of part 0 deals for all.
    virtual void join(Finder& finder, int workers) = 0;
    /// Whether this is part 0.
    [[nodiscard]] virtual bool is_first() const = 0;
    /// A round: all parts call it, and learn the same.
    [[nodiscard]] virtual FinderRound meet(const FinderRound& own) = 0;
};

}  // namespace shunt::finder
