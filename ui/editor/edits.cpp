#include "ui/editor/edits.hpp"

#include <algorithm>

#include "core/base/utf8.hpp"
#include "ui/editor/edit_pieces.hpp"
#include "ui/editor/placing.hpp"

namespace shunt::ui {

namespace {

/// One line that begins and ends with something: what a line of the puzzle file can hold.
std::string one_line(const std::string& text) {
    std::string line;
    for (std::string_view left = text; !left.empty();) {
        const std::size_t length = character_length(left);
        const std::string_view character = left.substr(0, std::max<std::size_t>(length, 1));
        line += length == 0 || is_control(character) ? std::string(" ") : std::string(character);
        left.remove_prefix(character.size());
    }
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string::npos) return "";
    return line.substr(first, line.find_last_not_of(' ') + 1 - first);
}

/// Gates that nobody may enter are opened to what the goals place.
void admit_goal_pieces(Drawing& drawing) {
    const auto enters = [](const DrawnPiece& piece) { return piece.enters_gates; };
    if (!has_gates(drawing) || std::any_of(drawing.pieces.begin(), drawing.pieces.end(), enters)) return;
    for (const DrawnGoal& goal : drawing.goals) {
        for (const auto& placement : goal.placements) drawing.pieces[placement.piece].enters_gates = true;
    }
}

CellMap map_of(const edit::Turn& turn) {
    const int way = turn.back ? -1 : 1;
    return [way](Coordinate at) { return Coordinate{way * at.column, -way * at.row}; };
}

CellMap map_of(const edit::Reflect&) {
    return [](Coordinate at) { return Coordinate{at.row, -at.column}; };
}

struct Editing {
    Drawing& drawing;

    void operator()(const edit::Paint& paint) const { paint_cells(drawing, paint); }
    void operator()(const edit::Erase& erase) const { erase_cells(drawing, erase.cells); }
    void operator()(const edit::SetGround& set) const {
        const bool first_gate = set.ground == Ground::gate && !has_gates(drawing);
        set_ground(drawing, set);
        if (first_gate) admit_goal_pieces(drawing);
    }
    void operator()(const edit::Shift& shift) const {
        const Pieces pieces = known_pieces(drawing, shift.pieces);
        if (!fits_start(drawing, shifted(cells_of(drawing, pieces), shift.by), pieces)) return;
        for (const std::size_t piece : pieces) reshape(drawing, piece, shifted(drawing.pieces[piece].cells, shift.by));
    }
    void operator()(const edit::Turn& turn) const { transform(drawing, turn.pieces, map_of(turn)); }
    void operator()(const edit::Reflect& reflect) const { transform(drawing, reflect.pieces, map_of(reflect)); }
    void operator()(const edit::Duplicate& duplicate) const { duplicate_pieces(drawing, duplicate.pieces); }
    void operator()(const edit::Remove& remove) const {
        for (const std::size_t piece : known_pieces(drawing, remove.pieces)) drawing.pieces[piece].cells.clear();
    }
    void operator()(const edit::Rename& rename) const { rename_piece(drawing, rename); }
    void operator()(const edit::SetAxis& set) const {
        for_named(drawing, set.pieces, [&](DrawnPiece& piece) { piece.axis = set.axis; });
    }
    void operator()(const edit::SetTwins& set) const {
        for_named(drawing, set.pieces, [&](DrawnPiece& piece) { piece.twins = set.alike ? kOrdinaryTwins : kNoTwins; });
    }
    void operator()(const edit::SetColour& set) const { set_colour(drawing, set); }
    void operator()(const edit::AdmitToGates& admit) const {
        for_named(drawing, admit.pieces, [&](DrawnPiece& piece) { piece.enters_gates = admit.admitted; });
    }
    void operator()(const edit::SetCars& set) const { drawing.cars = set.on; }
    void operator()(const edit::SetUnitTiles& set) const { set_unit_tiles(drawing, set.on); }
    void operator()(const edit::Resize& resize) const { resize_board(drawing, resize); }

    void operator()(const edit::ShiftGoal& shift) const {
        shift_goal(drawing, shift);
        admit_goal_pieces(drawing);
    }
    void operator()(const edit::SetGoal& set) const { set_goal(drawing, set); }
    void operator()(const edit::LeaveGoal& leave) const {
        if (leave.goal >= drawing.goals.size()) return;
        const Pieces pieces = known_pieces(drawing, leave.pieces);
        std::erase_if(drawing.goals[leave.goal].placements, [&](const auto& placement) {
            return std::find(pieces.begin(), pieces.end(), placement.piece) != pieces.end();
        });
    }
    void operator()(const edit::MarkVoids& mark) const {
        DrawnGoal* goal = goal_to_fill(drawing, mark.goal);
        if (goal == nullptr) return;
        for (const Coordinate cell : mark.cells) {
            std::erase(goal->voids, cell);
            if (mark.wanted) goal->voids.push_back(cell);
        }
    }
    void operator()(const edit::ClearGoal& clear) const {
        if (clear.goal < drawing.goals.size()) drawing.goals[clear.goal] = {};
    }
    void operator()(const edit::GoalAsStart& as_start) const {
        DrawnGoal* goal = goal_to_fill(drawing, as_start.goal);
        if (goal == nullptr) return;
        *goal = {};
        for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) goal->placements.push_back({piece, {}});
    }
    void operator()(const edit::SwapStartAndGoal& swap) const { swap_start_and_goal(drawing, swap.goal); }
    void operator()(const edit::DropGoal& drop) const {
        if (drop.goal < drawing.goals.size())
            drawing.goals.erase(drawing.goals.begin() + static_cast<std::ptrdiff_t>(drop.goal));
    }

    void operator()(const edit::SetName& set) const { drawing.name = one_line(set.text); }
    void operator()(const edit::SetNote& set) const { drawing.note = one_line(set.text); }
    void operator()(const edit::SetSource& set) const { drawing.source = one_line(set.text); }
    void operator()(const edit::SetMetric& set) const { drawing.metric = set.metric; }
};

/// Whether an edit changes only what is said about the puzzle and how it looks, so that the facts known of it stay true.
bool keeps_facts(const Edit& edit) {
    return std::holds_alternative<edit::SetName>(edit) || std::holds_alternative<edit::SetNote>(edit) ||
           std::holds_alternative<edit::SetSource>(edit) || std::holds_alternative<edit::SetMetric>(edit) ||
           std::holds_alternative<edit::SetColour>(edit);
}

}  // namespace

bool has_room(const Drawing& drawing, const Edit& edit) {
    if (const auto* turn = std::get_if<edit::Turn>(&edit))
        return room_after(drawing, turn->pieces, map_of(*turn)).has_value();
    if (const auto* reflect = std::get_if<edit::Reflect>(&edit))
        return room_after(drawing, reflect->pieces, map_of(*reflect)).has_value();
    const auto* copy = std::get_if<edit::Duplicate>(&edit);
    return copy == nullptr || room_for_copy(drawing, copy->pieces).has_value();
}

Drawing edited(Drawing drawing, const Edit& edit) {
    Drawing changed = drawing;
    std::visit(Editing{changed}, edit);
    tidy(changed);
    if (changed != drawing && !keeps_facts(edit)) changed.facts.clear();
    return changed;
}

}  // namespace shunt::ui
