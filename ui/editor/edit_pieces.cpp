#include "ui/editor/edit_pieces.hpp"

#include <algorithm>

#include "core/base/utf8.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/editor/placing.hpp"

namespace shunt::ui {

namespace {

/// Takes a cell from whatever piece has it.
void take(Drawing& drawing, Coordinate cell) {
    if (const auto piece = piece_at(drawing, cell)) std::erase(drawing.pieces[*piece].cells, cell);
}

/// A piece like that one (an ordinary one when absent), without cells.
DrawnPiece sibling(const Drawing& drawing, std::optional<std::size_t> piece) {
    if (!piece) return {free_name(drawing), {}, puzzle::Axis::both, false, kUsualTwins};
    DrawnPiece copy = drawing.pieces[*piece];
    copy.cells.clear();
    return copy;
}

/// In a file, and in a row of it that begins with the name and is no field.
bool can_name(const std::string& name) { return name.find(':') == std::string::npos && puzzle::can_name_piece(name); }

}  // namespace

void paint_cells(Drawing& drawing, const edit::Paint& paint) {
    if (paint.piece && *paint.piece >= drawing.pieces.size()) return;
    const bool units =
        drawing.unit_tiles || (paint.piece && count_named(drawing, drawing.pieces[*paint.piece].name) > 1);
    const DrawnPiece model = sibling(drawing, paint.piece);
    std::size_t grown = paint.piece.value_or(drawing.pieces.size());
    if (!paint.piece) drawing.pieces.push_back(model);
    for (const Coordinate cell : paint.cells) {
        if (ground_at(drawing, cell) != Ground::floor || piece_at(drawing, cell) == grown) continue;
        if (units && piece_at(drawing, cell) && drawing.pieces[*piece_at(drawing, cell)].name == model.name) continue;
        take(drawing, cell);
        if (units && !drawing.pieces[grown].cells.empty()) {
            grown = drawing.pieces.size();
            drawing.pieces.push_back(model);
        }
        std::vector<Coordinate>& cells = drawing.pieces[grown].cells;
        cells.insert(std::upper_bound(cells.begin(), cells.end(), cell), cell);
    }
}

void erase_cells(Drawing& drawing, const std::vector<Coordinate>& cells) {
    for (const Coordinate cell : cells) {
        take(drawing, cell);
        const Ground ground = ground_at(drawing, cell);
        if (ground == Ground::wall || ground == Ground::gate)
            drawing.ground[static_cast<std::size_t>(cell.row * drawing.columns + cell.column)] = Ground::floor;
    }
}

void set_ground(Drawing& drawing, const edit::SetGround& set) {
    for (const Coordinate cell : set.cells) {
        if (!on_board(drawing, cell)) continue;
        if (set.ground != Ground::floor) take(drawing, cell);
        drawing.ground[static_cast<std::size_t>(cell.row * drawing.columns + cell.column)] = set.ground;
    }
}

std::optional<Coordinate> room_after(const Drawing& drawing, const Pieces& wanted, const CellMap& map) {
    const Pieces pieces = known_pieces(drawing, wanted);
    if (pieces.empty()) return Coordinate{};
    const std::vector<Coordinate> before = cells_of(drawing, pieces);
    std::vector<Coordinate> after = before;
    std::transform(after.begin(), after.end(), after.begin(), map);
    const Coordinate back = corner_of(before) - corner_of(after);
    const auto room = nearest_room(drawing, shifted(after, back), pieces);
    return room ? std::optional(back + *room) : std::nullopt;
}

std::optional<Coordinate> room_for_copy(const Drawing& drawing, const Pieces& wanted) {
    return nearest_room(drawing, cells_of(drawing, known_pieces(drawing, wanted)), {});
}

void transform(Drawing& drawing, const Pieces& wanted, const CellMap& map) {
    const auto room = room_after(drawing, wanted, map);
    if (!room) return;
    for (const std::size_t piece : known_pieces(drawing, wanted)) {
        std::vector<Coordinate> cells = drawing.pieces[piece].cells;
        std::transform(cells.begin(), cells.end(), cells.begin(), map);
        reshape(drawing, piece, shifted(std::move(cells), *room));
    }
}

void duplicate_pieces(Drawing& drawing, const Pieces& wanted) {
    const Pieces pieces = known_pieces(drawing, wanted);
    const auto room = room_for_copy(drawing, pieces);
    if (!room) return;
    for (const std::size_t piece : pieces) {
        DrawnPiece copy = drawing.pieces[piece];
        copy.cells = shifted(std::move(copy.cells), *room);
        const bool tile = drawing.unit_tiles || count_named(drawing, copy.name) > 1;
        if (!tile) copy.name = free_name(drawing);
        drawing.pieces.push_back(std::move(copy));
    }
}

void rename_piece(Drawing& drawing, const edit::Rename& rename) {
    if (rename.piece >= drawing.pieces.size() || !can_name(rename.name)) return;
    DrawnPiece& renamed = drawing.pieces[rename.piece];
    const auto clashes = [&](const DrawnPiece& other) {
        return &other != &renamed && other.name == rename.name && other.cells.size() + renamed.cells.size() > 2;
    };
    if (std::none_of(drawing.pieces.begin(), drawing.pieces.end(), clashes)) renamed.name = rename.name;
}

void for_named(Drawing& drawing, const Pieces& pieces, const std::function<void(DrawnPiece&)>& change) {
    for (const std::size_t piece : known_pieces(drawing, pieces)) {
        const std::string name = drawing.pieces[piece].name;
        for (DrawnPiece& other : drawing.pieces) {
            if (other.name == name) change(other);
        }
    }
}

void set_colour(Drawing& drawing, const edit::SetColour& set) {
    const auto problem = problem_of(drawing);
    if (!problem || set.colour < puzzle::kNoColour || set.colour >= puzzle::kColours) return;
    for (const std::size_t piece : known_pieces(drawing, set.pieces)) {
        for (const puzzle::PieceId like : problem->puzzle.kind_of(static_cast<puzzle::PieceId>(piece)).pieces)
            drawing.pieces[like].colour = set.colour;
    }
}

void set_unit_tiles(Drawing& drawing, bool on) {
    drawing.unit_tiles = on;
    if (!on) return;
    const std::size_t pieces = drawing.pieces.size();
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        while (drawing.pieces[piece].cells.size() > 1) {
            DrawnPiece unit = sibling(drawing, piece);
            unit.cells = {drawing.pieces[piece].cells.back()};
            const std::size_t number = drawing.pieces.size();
            for (DrawnGoal& goal : drawing.goals) {
                const auto wanted = std::find_if(goal.placements.begin(), goal.placements.end(),
                                                 [&](const auto& placement) { return placement.piece == piece; });
                if (wanted != goal.placements.end()) goal.placements.push_back({number, wanted->shift});
            }
            drawing.pieces[piece].cells.pop_back();
            drawing.pieces.push_back(std::move(unit));
        }
    }
}

DrawnGoal* goal_to_fill(Drawing& drawing, std::size_t goal) {
    if (goal > drawing.goals.size()) return nullptr;
    if (goal == drawing.goals.size()) drawing.goals.emplace_back();
    return &drawing.goals[goal];
}

void shift_goal(Drawing& drawing, const edit::ShiftGoal& shift) {
    const Pieces pieces = known_pieces(drawing, shift.pieces);
    if (pieces.empty() || !fits_goal(drawing, shift.goal, pieces, shift.by)) return;
    DrawnGoal* goal = goal_to_fill(drawing, shift.goal);
    if (goal == nullptr) return;
    auto& placements = goal->placements;
    for (const std::size_t piece : pieces) {
        const Coordinate to = way_in_goal(drawing, shift.goal, piece) + shift.by;
        std::erase_if(placements, [&](const auto& placement) { return placement.piece == piece; });
        const auto after = std::find_if(placements.begin(), placements.end(),
                                        [&](const auto& placement) { return placement.piece > piece; });
        placements.insert(after, {piece, to});
    }
}

void set_goal(Drawing& drawing, const edit::SetGoal& set) {
    if (set.goal >= drawing.goals.size()) return;
    DrawnGoal& goal = drawing.goals[set.goal];
    goal = {{}, set.to.voids};
    for (const auto& wanted : set.to.placements) {
        const bool known = std::any_of(goal.placements.begin(), goal.placements.end(),
                                       [&](const auto& placement) { return placement.piece == wanted.piece; });
        if (wanted.piece < drawing.pieces.size() && !known) goal.placements.push_back(wanted);
    }
    std::sort(goal.placements.begin(), goal.placements.end(),
              [](const auto& a, const auto& b) { return a.piece < b.piece; });
}

void swap_start_and_goal(Drawing& drawing, std::size_t goal) {
    if (goal >= drawing.goals.size()) return;
    Drawing swapped = drawing;
    Pieces pieces;
    for (const auto& placement : drawing.goals[goal].placements) pieces.push_back(placement.piece);
    for (const auto& [piece, shift] : drawing.goals[goal].placements) {
        const auto cells = shifted(drawing.pieces[piece].cells, shift);
        if (!fits_start(drawing, cells, pieces)) return;
        reshape(swapped, piece, cells);
    }
    for (auto& placement : swapped.goals[goal].placements)
        placement.shift = Coordinate{} - placement_of(drawing, goal, placement.piece)->shift;
    drawing = std::move(swapped);
}

}  // namespace shunt::ui
