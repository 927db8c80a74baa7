// A result card: what was found of a puzzle, as a text that others can check, with this program or with one of their own.
//
//     of a census      "complete" and "levels": how many positions each has, and a hash of all of them (analysis/level_hashes.hpp)
//     of a solution    "solvable", "length" and "way", which anybody can play; with --all "shortest_solutions"
//
// "program" and "command" tell where it comes from. They claim nothing, and nothing depends on them. How it is checked without this program
// is written in tests/verify/README.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/outcome/solve_outcome.hpp"

namespace shunt::outcome {

struct CardLevel {
    std::uint64_t positions = 0;
    std::string hash;  ///< 64 digits

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("positions", o.positions);
        a("hash", o.hash);
    }
    friend bool operator==(const CardLevel&, const CardLevel&) = default;
};

/// As they are now; others are refused.
inline constexpr std::uint64_t kCardVersion = 1;

struct Card {
    std::uint64_t card = kCardVersion;
    std::string program;  ///< which made it
    std::string command;  ///< by which it was made
    std::string puzzle;   ///< a puzzle file, whose start is where the search began
    puzzle::Metric metric = puzzle::Metric::move;
    std::vector<std::vector<std::string>> kinds;  ///< names of the pieces of each kind, as codes of positions use them
    std::optional<bool> complete;                 ///< whether the levels are all that there are
    std::vector<CardLevel> levels;                ///< by depth
    std::optional<bool> solvable;
    std::optional<std::uint64_t> length;  ///< of a shortest solution, in `metric`
    std::string shortest_solutions;       ///< decimal
    std::vector<Move> way;                ///< a shortest solution

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("card", o.card);
        a("program", o.program);
        a("command", o.command);
        a("puzzle", o.puzzle);
        a("metric", o.metric);
        a("kinds", o.kinds);
        a.unless_empty("complete", o.complete);
        a.unless_empty("levels", o.levels);
        a.unless_empty("solvable", o.solvable);
        a.unless_empty("length", o.length);
        a.unless_empty("shortest_solutions", o.shortest_solutions);
        a.when(o.length.has_value(), "way", o.way);
    }
};

}  // namespace shunt::outcome
