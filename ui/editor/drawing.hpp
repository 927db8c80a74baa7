// A puzzle while it is drawn. Unlike a puzzle::Puzzle it may be incomplete (no piece yet, a goal that asks for nothing), and it keeps
// what its author said rather than what follows from it: that all pieces are cars, which pieces are twins.
//
//     Drawing ──edited(drawing, edit)──> Drawing      (edits.hpp)
//        └── problem_of, to_text / drawing_of ──       (drawing_text.hpp)
//
// Always true of a Drawing (edited() sees to it): pieces stand on floor and do not overlap; each has a cell; pieces that share a name
// have one cell each; every goal is free of overlaps and lies on live cells.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

using puzzle::Coordinate;
using puzzle::Ground;

/// The largest side to which a board can be made to grow.
inline constexpr int kMostDrawnSide = 40;

/// Whom a piece may be exchanged with: by the usual rule (all of its shape, but a goal sets apart what it names), with nobody, or with
/// those of its shape in one group; 0 is the group of the ordinary ones.
using Twins = int;
inline constexpr Twins kUsualTwins = -1;
inline constexpr Twins kNoTwins = -2;
inline constexpr Twins kOrdinaryTwins = 0;

struct DrawnPiece {
    std::string name;
    std::vector<Coordinate> cells;  ///< ascending, at least one, connected or not
    puzzle::Axis axis = puzzle::Axis::both;
    bool enters_gates = false;
    Twins twins = kUsualTwins;
    int colour = puzzle::kNoColour;  ///< that its author gave it, as in puzzle::Definition::Block

    friend bool operator==(const DrawnPiece&, const DrawnPiece&) = default;
};

struct DrawnGoal {
    struct Placement {
        std::size_t piece = 0;
        Coordinate shift;  ///< from where it stands at the start to where it has to end
        friend bool operator==(const Placement&, const Placement&) = default;
    };
    std::vector<Placement> placements;  ///< ascending by piece, each at most once
    std::vector<Coordinate> voids;      ///< cells that must be empty; ascending

    [[nodiscard]] bool empty() const { return placements.empty() && voids.empty(); }
    friend bool operator==(const DrawnGoal&, const DrawnGoal&) = default;
};

struct Drawing {
    int rows = 0;
    int columns = 0;
    std::vector<Ground> ground;  ///< row by row
    std::vector<DrawnPiece> pieces;
    std::vector<DrawnGoal> goals;  ///< any of them solves the puzzle; empty ones do not count
    bool cars = false;             ///< every straight piece keeps to its long axis
    bool unit_tiles = false;       ///< every cell painted is a piece of its own
    puzzle::Metric metric = puzzle::Metric::move;
    std::string name;
    std::string note;
    std::string source;
    std::vector<puzzle::Fact> facts;  ///< of the puzzle it was drawn from, as long as nothing but texts has changed

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Whether both are the same puzzle, whatever is said about it and however it looks.
[[nodiscard]] bool same_game(Drawing a, const Drawing& b);

/// An empty board of floor. Both at least 1.
[[nodiscard]] Drawing empty_drawing(int rows, int columns);

[[nodiscard]] bool on_board(const Drawing& drawing, Coordinate at);
/// Ground::outside beyond the grid.
[[nodiscard]] Ground ground_at(const Drawing& drawing, Coordinate at);
/// The piece on a cell at the start. O(cells of all pieces).
[[nodiscard]] std::optional<std::size_t> piece_at(const Drawing& drawing, Coordinate at);
/// The piece that a goal wants on a cell.
[[nodiscard]] std::optional<std::size_t> goal_piece_at(const Drawing& drawing, std::size_t goal, Coordinate at);
/// The placement of a piece in a goal; null when it has none, or there is no such goal.
[[nodiscard]] const DrawnGoal::Placement* placement_of(const Drawing& drawing, std::size_t goal, std::size_t piece);
[[nodiscard]] std::vector<Coordinate> shifted(std::vector<Coordinate> cells, Coordinate by);

/// How many pieces have this name.
[[nodiscard]] std::size_t count_named(const Drawing& drawing, const std::string& name);
/// A name no piece has yet: A to Z, a to z, 0 to 9, then A1, A2 and so on. Digits first where all names are digits.
[[nodiscard]] std::string free_name(const Drawing& drawing);
/// The board of all its cells, gates as gates.
[[nodiscard]] puzzle::Board board_of(const Drawing& drawing);
/// Whether a piece may be exchanged with others of its shape.
[[nodiscard]] bool is_alike(const Drawing& drawing, std::size_t piece);
[[nodiscard]] bool has_gates(const Drawing& drawing);
/// The pieces that gates let through, ascending.
[[nodiscard]] std::vector<std::size_t> gate_pieces(const Drawing& drawing);
/// Of a straight piece of two or more cells, the axis along which it lies; else both.
[[nodiscard]] puzzle::Axis long_axis(const std::vector<Coordinate>& cells);
/// The axis it may move along, cars considered.
[[nodiscard]] puzzle::Axis axis_of(const Drawing& drawing, const DrawnPiece& piece);

}  // namespace shunt::ui
