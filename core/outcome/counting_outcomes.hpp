// The outcomes of `shunt boards` and `shunt tile`: exact numbers of boards and tilings, as decimal strings.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/outcome/ending.hpp"

namespace shunt::outcome {

/// What all of them end with.
struct CountingFigures : Ending {
    std::string reason;            ///< why a limit was met; empty otherwise
    std::uint64_t peak_bytes = 0;  ///< most memory held

    template <class Archive, class Self>
    static void tail(Archive& a, Self& o) {
        a("status", o.status);
        a.unless_empty("reason", o.reason);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

struct BoardsOutcome : CountingFigures {
    struct OfPieces {
        std::uint64_t pieces = 0;
        std::string boards;
        std::string just_solved;

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a("pieces", o.pieces);
            a("boards", o.boards);
            a("just_solved", o.just_solved);
        }
    };
    std::string boards;               ///< empty until counted, as the others
    std::string just_solved;          ///< of these
    std::vector<OfPieces> by_pieces;  ///< when asked for: for every number of pieces there is

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a.unless_empty("boards", o.boards);
        a.unless_empty("just_solved", o.just_solved);
        a.unless_empty("by_pieces", o.by_pieces);
        tail(a, o);
    }
};

struct BoardListOutcome : CountingFigures {
    std::string listed;  ///< number of boards

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("listed", o.listed);
        tail(a, o);
    }
};

struct TilingOutcome : CountingFigures {
    std::string tilings;  ///< their number; empty until counted
    std::string
        tiling;  ///< one at random, as counting::print_tiling writes it; empty unless asked for, or if there is none
    std::string seed;  ///< of the random one, decimal

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a.unless_empty("tilings", o.tilings);
        a.unless_empty("tiling", o.tiling);
        a.unless_empty("seed", o.seed);
        tail(a, o);
    }
};

}  // namespace shunt::outcome
