// The outcome of `shunt solve`: a shortest solution, and with --all all of them.
#pragma once

#include <array>
#include <cmath>
#include <vector>

#include "core/outcome/choices.hpp"
#include "core/outcome/search_figures.hpp"

namespace shunt::outcome {

/// Pieces (mostly one) that go along one path as a rigid body.
struct Move {
    std::vector<std::string> pieces;     ///< their names, which several pieces may share
    std::vector<std::array<int, 2>> at;  ///< row and column of their first cells before the move, from 1
    std::string path;                    ///< "RD"

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("pieces", o.pieces);
        a("at", o.at);
        a("path", o.path);
    }
    friend bool operator==(const Move&, const Move&) = default;
};

/// The length of one solution in every metric; absent where it has none.
struct Lengths {
    std::array<std::optional<std::uint64_t>, puzzle::kMetrics.size()> in;  ///< by metric

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        for (const puzzle::Metric metric : puzzle::kMetrics)
            a(to_string(metric), o.in[static_cast<std::size_t>(metric)]);
    }
};

/// One of all shortest solutions.
struct Solution {
    std::vector<Move> moves;
    std::optional<std::string> letters;  ///< of unit tiles: the directions in which they move

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("moves", o.moves);
        a.unless_empty("letters", o.letters);
    }
};

struct SolveOutcome : SearchFigures {
    std::optional<std::uint64_t>
        length;  ///< of a shortest solution, in `metric`; also there when counting all of them was not finished
    std::string shortest_solutions;         ///< decimal; empty unless all were counted
    std::vector<Move> moves;                ///< of a shortest solution
    Lengths counts;                         ///< of this solution
    std::optional<std::string> letters;     ///< of this solution, when all pieces are unit tiles
    std::vector<Solution> solutions;        ///< the first of all
    std::optional<Choices> choices;         ///< the positions that all of them pass, where these were asked for
    std::optional<std::uint64_t> checksum;  ///< the sum over all (Project Euler 244)
    /// Pieces that the puzzle keeps apart and no goal does: they were searched as interchangeable, which changes no length.
    std::optional<std::uint64_t> not_told_apart;
    std::string packings;          ///< decimal; empty when unknown; of the pieces as they were searched
    std::string direction;         ///< "forward" or "bidirectional"
    std::optional<int> at_least;   ///< after a limit or cancel: no solution is shorter
    std::optional<double> growth;  ///< then: how many times as wide the last level known is as the one before

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        head(a, o);
        a("length", o.length);
        a.unless_empty("shortest_solutions", o.shortest_solutions);
        a.when(o.length.has_value(), "moves", o.moves);
        a.when(o.length.has_value(), "counts", o.counts);
        a.unless_empty("letters", o.letters);
        a.unless_empty("solutions", o.solutions);
        a.unless_empty("choices", o.choices);
        a.unless_empty("checksum", o.checksum);
        a.unless_empty("not_told_apart", o.not_told_apart);
        a("packings", o.packings);
        a("direction", o.direction);
        a.unless_empty("at_least", o.at_least);
        a.unless_empty("growth", o.growth);
        tail(a, o);
    }
};

/// How many moves further a search whose memory was full comes with so many times as much; nothing where that cannot be told, as its
/// levels hardly widen, or there is nothing left to look for.
[[nodiscard]] inline std::optional<int> moves_further(const SolveOutcome& solved, int times) {
    constexpr double kLeastGrowth = 1.1;
    const bool was_full = solved.status == search::Status::limit && !solved.reason.empty() && !solved.length;
    if (!was_full || !solved.growth || *solved.growth <= kLeastGrowth) return std::nullopt;
    return static_cast<int>(std::lround(std::log(times) / std::log(*solved.growth)));
}

}  // namespace shunt::outcome
