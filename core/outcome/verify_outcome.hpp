// The outcome of `shunt verify`: whether a result card is right.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/outcome/ending.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::outcome {

struct VerifyOutcome : Ending {
    bool equal = false;  ///< everything that the card claims was found again
    puzzle::Metric metric = puzzle::Metric::move;
    std::vector<std::string>
        differences;                ///< what was found instead, a sentence each; the first of them ends the search
    std::uint64_t levels = 0;       ///< whose counts and hashes are equal
    std::uint64_t positions = 0;    ///< in these
    std::optional<bool> way_holds;  ///< of a card with a solution: whether it can be played and ends at a goal
    std::optional<std::uint64_t> length;  ///< of a shortest solution, as it was found
    std::string reason;                   ///< why a limit was met; empty otherwise
    std::uint64_t peak_bytes = 0;         ///< most memory held

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("equal", o.equal);
        a("metric", o.metric);
        a("differences", o.differences);
        a.when(o.levels != 0, "levels", o.levels);
        a.when(o.levels != 0, "positions", o.positions);
        a.unless_empty("way_holds", o.way_holds);
        a.unless_empty("length", o.length);
        a.unless_empty("reason", o.reason);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
