// Every change that can be made to a drawing, as a value, and what becomes of a drawing by it.
//
// edited() is total: pieces, goals and cells that are not there are left out, and an edit that cannot be done (no room) changes nothing.
// Pieces are indices into Drawing::pieces; they stay what they are unless a piece loses its last cell.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/editor/drawing.hpp"

namespace shunt::ui {

using Pieces = std::vector<std::size_t>;

namespace edit {

// ── pieces and ground of the start ──

/// Gives free floor, and cells of other pieces, to a piece; to a new one when absent. With unit tiles, and for a piece that shares its
/// name, every cell becomes a piece of that name.
struct Paint {
    std::optional<std::size_t> piece;
    std::vector<Coordinate> cells;
};
/// Takes cells from pieces; walls and gates become floor.
struct Erase {
    std::vector<Coordinate> cells;
};
/// Makes cells another ground; pieces lose what is no floor any more. The first gate is opened to the pieces of the goals.
struct SetGround {
    Ground ground = Ground::wall;
    std::vector<Coordinate> cells;
};
/// Moves pieces as one; where they go must be free floor.
struct Shift {
    Pieces pieces;
    Coordinate by;
};
/// Turns pieces as one by a quarter, clockwise or back, to the nearest place where they fit.
struct Turn {
    Pieces pieces;
    bool back = false;
};
/// Mirrors pieces as one, left to right, to the nearest place where they fit.
struct Reflect {
    Pieces pieces;
};
/// Copies pieces, as one, to the nearest place where they fit. The copies come last.
struct Duplicate {
    Pieces pieces;
};
struct Remove {
    Pieces pieces;
};

// ── what pieces may do ──

/// Another name. A name that is taken joins tiles: both must have one cell. Names that the text cannot hold change nothing.
struct Rename {
    std::size_t piece = 0;
    std::string name;
};
struct SetAxis {
    Pieces pieces;
    puzzle::Axis axis = puzzle::Axis::both;
};
/// Alike: interchangeable with the ordinary pieces of the same shape. Otherwise with no other piece.
struct SetTwins {
    Pieces pieces;
    bool alike = true;
};
/// Colours pieces, and all that may be exchanged with them: those must look alike. kNoColour: by their shape again.
struct SetColour {
    Pieces pieces;
    int colour = puzzle::kNoColour;
};
struct AdmitToGates {
    Pieces pieces;
    bool admitted = true;
};
struct SetCars {
    bool on = false;
};
/// On: every piece falls into pieces of one cell with its name.
struct SetUnitTiles {
    bool on = false;
};

// ── the board ──

/// Adds rows and columns of floor, or takes them away with all that stands there, at the bottom and the right, or at the top and the
/// left.
struct Resize {
    int rows = 1;
    int columns = 1;
    bool top_left = false;
};

// ── goals; one beyond the last is made when something is put into it ──

/// Moves where pieces have to end, together; those that the goal does not place yet come from where they start. They must fit on live
/// cells beside what else the goal has.
struct ShiftGoal {
    std::size_t goal = 0;
    Pieces pieces;
    Coordinate by;
};
/// Makes a goal another; what does not fit is left out.
struct SetGoal {
    std::size_t goal = 0;
    DrawnGoal to;
};
/// Takes pieces out of a goal.
struct LeaveGoal {
    std::size_t goal = 0;
    Pieces pieces;
};
/// Cells that must be empty, or need not.
struct MarkVoids {
    std::size_t goal = 0;
    std::vector<Coordinate> cells;
    bool wanted = true;
};
struct ClearGoal {
    std::size_t goal = 0;
};
/// Every piece where it stands at the start.
struct GoalAsStart {
    std::size_t goal = 0;
};
/// What the goal places begins there, and has to end where it began.
struct SwapStartAndGoal {
    std::size_t goal = 0;
};
/// Removes a goal, even one that asks for something.
struct DropGoal {
    std::size_t goal = 0;
};

// ── texts ──

struct SetName {
    std::string text;
};
struct SetNote {
    std::string text;
};
struct SetSource {
    std::string text;
};
struct SetMetric {
    puzzle::Metric metric = puzzle::Metric::move;
};

}  // namespace edit

using Edit =
    std::variant<edit::Paint, edit::Erase, edit::SetGround, edit::Shift, edit::Turn, edit::Reflect, edit::Duplicate,
                 edit::Remove, edit::Rename, edit::SetAxis, edit::SetTwins, edit::SetColour, edit::AdmitToGates,
                 edit::SetCars, edit::SetUnitTiles, edit::Resize, edit::ShiftGoal, edit::SetGoal, edit::LeaveGoal,
                 edit::MarkVoids, edit::ClearGoal, edit::GoalAsStart, edit::SwapStartAndGoal, edit::DropGoal,
                 edit::SetName, edit::SetNote, edit::SetSource, edit::SetMetric>;

/// The drawing after an edit. O(cells of the board times cells of the pieces).
[[nodiscard]] Drawing edited(Drawing drawing, const Edit& edit);
/// Whether there is room on the board for what turning, mirroring or duplicating makes of pieces: else it changes nothing. True of all
/// other edits.
[[nodiscard]] bool has_room(const Drawing& drawing, const Edit& edit);

/// Names of the pieces that a resize would cut or take away, in order of appearance.
[[nodiscard]] std::vector<std::string> cut_by(const Drawing& drawing, const edit::Resize& resize);

/// Whether cells are free floor at the start, but for the pieces named.
[[nodiscard]] bool fits_start(const Drawing& drawing, const std::vector<Coordinate>& cells, const Pieces& without);
/// Whether pieces can be moved so where a goal wants them, or to there from where they start.
[[nodiscard]] bool fits_goal(const Drawing& drawing, std::size_t goal, const Pieces& pieces, Coordinate by);

}  // namespace shunt::ui
