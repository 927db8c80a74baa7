// The outcomes of `shunt find` and `shunt evolve`: hard puzzles of a grid.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/outcome/ending.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::outcome {

struct FoundPuzzle {
    std::uint64_t pieces = 0;
    std::uint64_t length = 0;  ///< of a shortest solution
    std::string board;         ///< rows joined by '/': X is the goal piece, '.' a void
    std::string goal;          ///< the same with nothing but the goal piece, where it has to be
    std::optional<std::uint64_t>
        tied;            ///< starting positions of that length, mirror images counted; told by `find` only
    std::string puzzle;  ///< the text of a puzzle file

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("pieces", o.pieces);
        a("length", o.length);
        a("board", o.board);
        a("goal", o.goal);
        a.unless_empty("tied", o.tied);
        a("puzzle", o.puzzle);
    }
};

/// When the search has not ended, everything but `boards` speaks of the boards searched so far.
struct FindOutcome : Ending {
    std::string reason;          ///< why a limit was met; empty otherwise
    std::uint64_t searched = 0;  ///< boards
    puzzle::Metric metric = puzzle::Metric::move;
    std::string kind;                  ///< of puzzles: "simple3", ...
    std::uint64_t boards = 0;          ///< of the grid that the task allows, those without voids included
    std::uint64_t just_solved = 0;     ///< of these
    std::vector<FoundPuzzle> hardest;  ///< by number of pieces; those without a puzzle of length 1 or more are left out
    std::uint64_t positions = 0;
    std::uint64_t peak_bytes = 0;
    std::string checkpoint;  ///< of an unfinished search whose request asked for one: from there another can go on

    FindOutcome() { status = search::Status::complete; }

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        const bool unfinished = o.status != search::Status::complete;
        a.when(unfinished, "status", o.status);
        a.unless_empty("reason", o.reason);
        a.when(unfinished, "searched", o.searched);
        a("metric", o.metric);
        a("kind", o.kind);
        a("boards", o.boards);
        a("just_solved", o.just_solved);
        a("hardest", o.hardest);
        a("positions", o.positions);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("checkpoint", o.checkpoint);
        a.unless_empty("defect", o.defect);
    }
};

struct EvolveOutcome : Ending {
    puzzle::Metric metric = puzzle::Metric::move;
    std::string kind;
    std::uint64_t seed = 0;
    std::uint64_t candidates = 0;      ///< tried
    std::uint64_t too_large = 0;       ///< of these, passed over
    std::vector<FoundPuzzle> hardest;  ///< one, or none
    std::uint64_t found_at = 0;        ///< the candidate that gave it, from 1
    std::uint64_t boards = 0;          ///< searched
    std::uint64_t peak_bytes = 0;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a("kind", o.kind);
        a("seed", o.seed);
        a("candidates", o.candidates);
        a("too_large", o.too_large);
        a("hardest", o.hardest);
        a("found_at", o.found_at);
        a("boards", o.boards);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
