// One picture of a board, as a value: what there is to see, where, and in which colour of the palette. Renderers draw it: svg.hpp
// as text, the workbench on its canvas.
//
//     Puzzle, Position ──┐                       ┌── svg() ──> text
//     tiles, tiling    ──┴─> Picture ── change ──┴── draw() ─> canvas
//                            (selected, lifted, moved, hinted)
//
// All places are in cells: (0, 0) is the top left corner of the board, x its columns.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/moves/move.hpp"
#include "core/npuzzle/board.hpp"
#include "core/picture/figure.hpp"
#include "core/picture/vec.hpp"

namespace shunt::picture {

/// A figure at a place. `colour` indexes Palette::pieces.
struct Placed {
    std::size_t figure = 0;  ///< indexes Picture::figures
    Vec at;
    int colour = 0;

    friend bool operator==(const Placed&, const Placed&) = default;
};

/// Where a goal wants a figure.
struct Wanted : Placed {
    std::string name;  ///< the piece that is wanted there; empty where the goal has one outline only

    friend bool operator==(const Wanted&, const Wanted&) = default;
};

struct Body : Placed {
    std::string name;
    bool hovered = false;
    bool selected = false;
    bool lifted = false;  ///< held above the board
    bool above = false;   ///< drawn after all others, since it is on its way
    std::string motion;   ///< the class by which Picture::style moves it; empty: it stands

    friend bool operator==(const Body&, const Body&) = default;
};

struct Ground {
    int rows = 0;
    int columns = 0;
    std::vector<puzzle::Coordinate>
        inside;  ///< everything but what is outside: the frame surrounds it, walls are of its wood
    std::vector<puzzle::Coordinate> live;
    std::vector<puzzle::Coordinate> gates;

    friend bool operator==(const Ground&, const Ground&) = default;
};

/// A way, and where the pieces come to stand at its end.
struct Arrow {
    std::vector<Vec> way;
    std::vector<Placed> ends;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

struct Picture {
    std::string title;
    Ground ground;
    std::vector<Figure> figures;
    std::vector<Body> bodies;  ///< of a puzzle: indexed by PieceId
    std::vector<Wanted> goals;
    std::vector<Vec> goal_voids;  ///< middles of cells that a goal wants free
    bool goals_above = false;     ///< the goals show through the pieces
    std::optional<Arrow> hint;
    std::string style;  ///< a style sheet, see animation.hpp; empty: nothing moves

    friend bool operator==(const Picture&, const Picture&) = default;
};

[[nodiscard]] Ground ground_of(const puzzle::Board& board);

/// A position of a puzzle, with its goals where outlines can show them. Figure k is the shape of kind k. `colours` is
/// piece_colours(puzzle). O(cells of the pieces and the board).
[[nodiscard]] Picture picture_of(const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                                 std::span<const int> colours);
/// The pieces of the first goal on their places, all others left out; the empty board when there is no goal.
[[nodiscard]] Picture picture_of_goal(const puzzle::Puzzle& puzzle, std::span<const int> colours);
/// Whether the goal is better shown as a picture of its own than as outlines on the board.
[[nodiscard]] bool goal_is_picture(const puzzle::Puzzle& puzzle);

/// A board of numbered tiles. Each row of `goal` has a colour, so that one sees at a glance where a tile belongs. Body i is the i-th
/// tile from the top left, the blank left out.
[[nodiscard]] Picture picture_of(const npuzzle::Board& board, const npuzzle::Board& goal);

/// A tiling as counting::print_tiling writes it: cells of one letter that touch are one piece, '.' is a void, '#' a wall. Pieces
/// have no names.
[[nodiscard]] Picture picture_of_tiling(std::span<const std::string> rows);

/// The middles that a move passes, from where its largest piece has its name. At least two.
[[nodiscard]] std::vector<Vec> way_of(const Picture& picture, const puzzle::Puzzle& puzzle, const moves::Move& move);
/// Adds how a move goes, from where its pieces stand.
void show_hint(Picture& picture, const puzzle::Puzzle& puzzle, const moves::Move& move);

/// The drawn size in cells, with or without the frame.
[[nodiscard]] Vec extent_of(const Ground& ground, bool framed);

}  // namespace shunt::picture
