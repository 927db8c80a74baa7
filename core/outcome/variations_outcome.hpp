// The outcome of `shunt neighbours`: the variations of a puzzle, longest first (core/variation/variation_search.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome/ending.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::outcome {

/// One change of a puzzle; core/variation/change.hpp says what each kind means.
struct Change {
    std::string kind;                      ///< "add", "remove", "grow", ...
    std::string piece;                     ///< its name; empty where none is meant
    std::string partner;                   ///< the piece taken in (join) or come off (part)
    std::optional<std::array<int, 2>> at;  ///< row and column, from 1; absent for "start"

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("kind", o.kind);
        a.unless_empty("piece", o.piece);
        a.unless_empty("partner", o.partner);
        a.unless_empty("at", o.at);
    }
};

struct Variation {
    std::vector<Change> changes;  ///< one, or two in turn
    std::uint64_t length = 0;     ///< of a shortest solution, in the metric
    std::string puzzle;           ///< the text of a puzzle file

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("changes", o.changes);
        a("length", o.length);
        a("puzzle", o.puzzle);
    }
};

struct VariationsOutcome : Ending {
    puzzle::Metric metric = puzzle::Metric::move;
    std::uint64_t seed = 0;
    std::optional<std::uint64_t> length;  ///< of the puzzle itself; absent when it has no solution, or none is known
    bool unsolvable = false;              ///< whether the puzzle itself is proved to have no solution
    std::uint64_t tried = 0;              ///< variations
    std::uint64_t solvable = 0;           ///< of these
    std::uint64_t longer = 0;             ///< of these, than the puzzle itself
    std::uint64_t too_large = 0;          ///< of those tried, given up
    std::vector<Variation> variations;    ///< the longest, longest first
    std::uint64_t peak_bytes = 0;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a("seed", o.seed);
        a("length", o.length);
        a("unsolvable", o.unsolvable);
        a("tried", o.tried);
        a("solvable", o.solvable);
        a("longer", o.longer);
        a("too_large", o.too_large);
        a("variations", o.variations);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
