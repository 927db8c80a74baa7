// A picture whose pieces move by themselves, again and again: as SVG a file that plays wherever a picture can stand, without a script.
//
//     0 s  1 s                                    2 s later
//     start ── move ── rest ── move ── rest ── ... ── end ─┐
//       └──────────────────────────────────────────────────┘
//
// Each piece has a rule of CSS with a key frame wherever it begins, turns or stops. Who wants less motion sees the start.
#pragma once

#include <span>
#include <vector>

#include "core/picture/picture.hpp"

namespace shunt::picture {

/// How long things take, in seconds.
struct Pace {
    float step = 0.15f;  ///< of a piece, by one cell
    float rest = 0.2f;   ///< between two moves
    float start = 1;     ///< before the first
    float end = 2;       ///< after the last
};

/// Where a body is, seconds after the beginning.
struct Moment {
    double seconds = 0;
    Vec away;  ///< from where it stood at the start, in cells
};
/// Wherever it begins, turns or stops, in this order; empty: it stands.
using Course = std::vector<Moment>;

/// What all bodies do.
struct Schedule {
    std::vector<Course> courses;  ///< indexed as Picture::bodies
    double seconds = 0;           ///< until it begins again; to the tenth
};
[[nodiscard]] Schedule schedule_of(std::size_t bodies, std::span<const moves::Move> moves, const Pace& pace = {});
/// How far from the start it is then, in cells.
[[nodiscard]] Vec away_at(const Course& course, double seconds);

/// Lets the bodies of `picture`, which is one of the puzzle (picture_of), make these moves, one after the other, from where they stand.
/// Classes and rules are named by a digest of the moves, so that several such pictures may stand in one page. Some 60 bytes for every
/// move and turn.
void animate(Picture& picture, std::span<const moves::Move> moves, const Pace& pace = {});

}  // namespace shunt::picture
