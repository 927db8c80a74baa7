// The outcomes of `shunt npuzzle solve`, `shuffle` and `check`: boards of unit tiles.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/outcome/ending.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::outcome {

struct NPuzzleOutcome : Ending {
    puzzle::Metric metric = puzzle::Metric::step;
    std::optional<std::uint64_t> length;  ///< of a shortest solution; absent until that is proved
    std::optional<std::string> letters;   ///< of the best solution known: where each tile goes, L R U D
    std::optional<int> lower_bound;       ///< no solution is shorter; absent when there is none at all
    std::optional<std::uint64_t> best;    ///< steps of the best solution known
    std::optional<std::string> with;      ///< "bfs" or "ida"; absent when no search was needed
    std::uint64_t nodes = 0;              ///< boards reached
    std::uint64_t peak_bytes = 0;
    bool solvable = false;
    std::string reason;  ///< of solvability; of the limit when the memory did not do

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a("length", o.length);
        a("letters", o.letters);
        a("lower_bound", o.lower_bound);
        a("best", o.best);
        a("with", o.with);
        a("nodes", o.nodes);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a("solvable", o.solvable);
        a("reason", o.reason);
        a.unless_empty("defect", o.defect);
    }
};

/// Status unsolvable: no board is that deep.
struct ShuffleOutcome : Ending {
    puzzle::Metric metric = puzzle::Metric::step;
    std::optional<std::string> board;  ///< as npuzzle::parse_board reads it; absent when there is none
    std::string goal;
    std::optional<int> depth;  ///< as asked
    std::string seed;          ///< decimal
    std::string reason;        ///< why there is none; empty otherwise

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a("board", o.board);
        a("goal", o.goal);
        a("depth", o.depth);
        a("seed", o.seed);
        a.unless_empty("reason", o.reason);
        a("seconds", o.seconds);
        a.unless_empty("defect", o.defect);
    }
};

/// Whether a board can be solved, and why.
struct SolvabilityOutcome {
    bool solvable = false;
    std::string reason;  ///< a sentence
    std::string rule;    ///< "inversions", "permutation" or "line"
    int rows = 0;
    int columns = 0;
    std::uint64_t inversions = 0;
    int blank_row_from_bottom = 0;
    int blank_distance = 0;
    bool odd_permutation = false;
    std::optional<std::array<int, 2>> swap;  ///< two tiles whose swap would make the board solvable

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("solvable", o.solvable);
        a("reason", o.reason);
        a("rule", o.rule);
        a("rows", o.rows);
        a("columns", o.columns);
        a("inversions", o.inversions);
        a("blank_row_from_bottom", o.blank_row_from_bottom);
        a("blank_distance", o.blank_distance);
        a("odd_permutation", o.odd_permutation);
        a("swap", o.swap);
    }
};

}  // namespace shunt::outcome
