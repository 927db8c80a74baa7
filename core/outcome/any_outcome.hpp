// The outcome of `shunt solve --any` and of the page's search for any solution: a solution found soon, and between which lengths a shortest
// one lies, as far as is known.
#pragma once

#include "core/outcome/solve_outcome.hpp"

namespace shunt::outcome {

/// Status complete: there is a solution, and there may be a shorter one. Solved: there is none, at_least is its length.
struct AnyOutcome : Ending {
    std::string read_as;  ///< how the text was understood, where it was in another format than the project's
    puzzle::Metric metric = puzzle::Metric::move;
    std::optional<std::uint64_t> length;   ///< of the solution, in `metric`; absent when none was found
    std::optional<std::uint64_t> at_most;  ///< the same: no shortest solution is longer
    std::optional<int> at_least;           ///< none is shorter, as far as a search by levels beside it has proved
    std::vector<Move> moves;               ///< of the solution
    Lengths counts;
    std::uint64_t expanded = 0;                   ///< positions searched for solutions
    std::optional<std::uint64_t> proof_expanded;  ///< and by levels, for the proof
    std::string reason;                           ///< why a limit was met; empty otherwise
    std::uint64_t peak_bytes = 0;                 ///< most memory held

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a.unless_empty("read_as", o.read_as);
        a("length", o.length);
        a.unless_empty("at_most", o.at_most);
        a.unless_empty("at_least", o.at_least);
        a.when(o.length.has_value(), "moves", o.moves);
        a.when(o.length.has_value(), "counts", o.counts);
        a("expanded", o.expanded);
        a.unless_empty("proof_expanded", o.proof_expanded);
        a.unless_empty("reason", o.reason);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
