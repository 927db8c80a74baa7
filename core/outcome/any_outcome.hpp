// The outcome of a search for any solution.
#pragma once

#include "core/outcome/solve_outcome.hpp"

namespace shunt::outcome {

/// Status complete: there is a solution, of which nothing is proved.
struct AnyOutcome : Ending {
    puzzle::Metric metric = puzzle::Metric::move;
    std::optional<std::uint64_t> length;  ///< of the solution, in `metric`; absent when none was found
    std::vector<Move> moves;              ///< of it
    Lengths counts;
    std::uint64_t expanded = 0;    ///< positions searched
    std::string reason;            ///< why a limit was met; empty otherwise
    std::uint64_t peak_bytes = 0;  ///< most memory held

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a("length", o.length);
        a.when(o.length.has_value(), "moves", o.moves);
        a.when(o.length.has_value(), "counts", o.counts);
        a("expanded", o.expanded);
        a.unless_empty("reason", o.reason);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
