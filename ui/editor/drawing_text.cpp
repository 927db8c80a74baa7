#include "ui/editor/drawing_text.hpp"

#include <algorithm>
#include <map>

#include "core/base/utf8.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

namespace {

using puzzle::Definition;

/// The rows and columns in which anything lies inside.
struct Extent {
    Coordinate from;
    Coordinate to;  ///< one beyond the last
};

Extent extent_of(const Drawing& drawing) {
    Extent extent{{drawing.rows, drawing.columns}, {0, 0}};
    for (int row = 0; row < drawing.rows; ++row) {
        for (int column = 0; column < drawing.columns; ++column) {
            if (ground_at(drawing, {row, column}) == Ground::outside) continue;
            extent.from = {std::min(extent.from.row, row), std::min(extent.from.column, column)};
            extent.to = {std::max(extent.to.row, row + 1), std::max(extent.to.column, column + 1)};
        }
    }
    return extent;
}

bool open_gates(const Drawing& drawing) {
    return has_gates(drawing) && std::any_of(drawing.pieces.begin(), drawing.pieces.end(),
                                             [](const DrawnPiece& piece) { return piece.enters_gates; });
}

puzzle::Board written_board(const Drawing& drawing, const Extent& extent) {
    const bool gates = open_gates(drawing);
    std::vector<std::vector<Ground>> rows;
    for (int row = extent.from.row; row < extent.to.row; ++row) {
        auto& grounds = rows.emplace_back();
        for (int column = extent.from.column; column < extent.to.column; ++column) {
            const Ground ground = ground_at(drawing, {row, column});
            grounds.push_back(ground == Ground::gate && !gates ? Ground::wall : ground);
        }
    }
    return puzzle::Board(rows);
}

/// What pieces of one shape must have in common to be interchangeable.
std::string class_of(const Drawing& drawing, std::size_t number, bool named_by_goal) {
    const DrawnPiece& piece = drawing.pieces[number];
    if (piece.twins >= 0) return "group " + std::to_string(piece.twins);
    if (count_named(drawing, piece.name) > 1) return "tile " + piece.name;
    if (piece.twins == kNoTwins || named_by_goal) return "piece " + std::to_string(number);
    return "group " + std::to_string(kOrdinaryTwins);
}

std::vector<bool> named_by_goals(const Drawing& drawing) {
    std::vector<bool> named(drawing.pieces.size(), false);
    for (const DrawnGoal& goal : drawing.goals) {
        for (const auto& placement : goal.placements) named[placement.piece] = true;
    }
    return named;
}

void add_blocks(const Drawing& drawing, Coordinate origin, Definition& definition) {
    const bool gates = open_gates(drawing);
    const std::vector<bool> named = named_by_goals(drawing);
    std::map<std::string, int> labels;
    for (std::size_t i = 0; i < drawing.pieces.size(); ++i) {
        const DrawnPiece& piece = drawing.pieces[i];
        const int label = labels.emplace(class_of(drawing, i, named[i]), static_cast<int>(i)).first->second;
        definition.blocks.push_back({piece.name, shifted(piece.cells, Coordinate{} - origin), axis_of(drawing, piece),
                                     gates && piece.enters_gates, label, piece.colour});
    }
}

/// The first piece of the same name: a goal asks for any of them.
int demanded(const Drawing& drawing, std::size_t piece) {
    std::size_t first = 0;
    while (drawing.pieces[first].name != drawing.pieces[piece].name) ++first;
    return static_cast<int>(first);
}

void add_targets(const Drawing& drawing, Coordinate origin, Definition& definition) {
    for (const DrawnGoal& goal : drawing.goals) {
        Definition::Target target;
        const auto live = [&](Coordinate cell) { return definition.board.cell(cell) != puzzle::kNoCell; };
        for (const auto& [piece, shift] : goal.placements) {
            auto cells = shifted(drawing.pieces[piece].cells, shift - origin);
            if (std::all_of(cells.begin(), cells.end(), live))
                target.demands.push_back({demanded(drawing, piece), std::move(cells)});
        }
        for (const Coordinate cell : shifted(goal.voids, Coordinate{} - origin)) {
            if (live(cell)) target.voids.push_back(cell);
        }
        if (!target.demands.empty() || !target.voids.empty()) definition.targets.push_back(std::move(target));
    }
}

Definition definition_of(const Drawing& drawing) {
    Definition definition;
    definition.name = drawing.name;
    definition.source = drawing.source;
    definition.note = drawing.note;
    definition.metric = drawing.metric;
    definition.facts = drawing.facts;
    const Extent extent = extent_of(drawing);
    definition.board = written_board(drawing, extent);
    add_blocks(drawing, extent.from, definition);
    add_targets(drawing, extent.from, definition);
    return definition;
}

// ── from a puzzle ──

/// The pieces interchangeable with each by what `class_of` says, as one number: that of the first of them.
std::vector<std::size_t> partition(const Drawing& drawing, const std::vector<std::string>& classes) {
    std::vector<std::size_t> first;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        std::size_t j = 0;
        while (classes[j] != classes[i] ||
               puzzle::Shape(drawing.pieces[j].cells) != puzzle::Shape(drawing.pieces[i].cells))
            ++j;
        first.push_back(j);
    }
    return first;
}

/// Says of each piece whom it may be exchanged with, by the usual rule where that comes to the same.
void find_twins(const Definition& definition, Drawing& drawing) {
    const std::vector<bool> named = named_by_goals(drawing);
    std::vector<std::string> usual;
    std::vector<std::string> wanted;
    for (std::size_t i = 0; i < drawing.pieces.size(); ++i) {
        usual.push_back(class_of(drawing, i, named[i]));
        wanted.push_back(std::to_string(definition.blocks[i].label));
    }
    if (partition(drawing, usual) == partition(drawing, wanted)) return;
    const std::vector<std::size_t> first = partition(drawing, wanted);
    for (std::size_t i = 0; i < first.size(); ++i) {
        const bool alone = std::count(first.begin(), first.end(), first[i]) == 1;
        drawing.pieces[i].twins = alone ? kNoTwins : static_cast<Twins>(first[i]) + 1;
    }
}

/// Demands for one tile several times are for several tiles of its name.
std::optional<std::size_t> piece_for(const Drawing& drawing, const DrawnGoal& goal, std::size_t block) {
    for (std::size_t piece = block; piece < drawing.pieces.size(); ++piece) {
        const bool free = std::none_of(goal.placements.begin(), goal.placements.end(),
                                       [&](const auto& placement) { return placement.piece == piece; });
        if (free && drawing.pieces[piece].name == drawing.pieces[block].name) return piece;
    }
    return std::nullopt;
}

Result<DrawnGoal> goal_of(const Definition::Target& target, const Drawing& drawing) {
    DrawnGoal goal;
    for (const auto& demand : target.demands) {
        const auto piece = piece_for(drawing, goal, static_cast<std::size_t>(demand.block));
        if (!piece) return Error{say("a goal asks for a piece more often than the board has it")};
        const Coordinate from = drawing.pieces[*piece].cells.front();
        const Coordinate to = *std::min_element(demand.cells.begin(), demand.cells.end());
        goal.placements.push_back({*piece, to - from});
    }
    std::sort(goal.placements.begin(), goal.placements.end(),
              [](const auto& a, const auto& b) { return a.piece < b.piece; });
    goal.voids = target.voids;
    std::sort(goal.voids.begin(), goal.voids.end());
    return goal;
}

void find_ground(const puzzle::Board& board, Drawing& drawing) {
    drawing.rows = board.rows();
    drawing.columns = board.columns();
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) drawing.ground.push_back(board.ground({row, column}));
    }
}

/// All straight pieces keep to their long axis: then that is what was meant.
void find_cars(Drawing& drawing) {
    bool straight = false;
    for (const DrawnPiece& piece : drawing.pieces) {
        const puzzle::Axis along = long_axis(piece.cells);
        if (along == puzzle::Axis::both) continue;
        if (piece.axis != along) return;
        straight = true;
    }
    if (!straight) return;
    drawing.cars = true;
    for (DrawnPiece& piece : drawing.pieces) {
        if (long_axis(piece.cells) != puzzle::Axis::both) piece.axis = puzzle::Axis::both;
    }
}

void find_unit_tiles(Drawing& drawing) {
    drawing.unit_tiles = std::all_of(drawing.pieces.begin(), drawing.pieces.end(),
                                     [](const DrawnPiece& piece) { return piece.cells.size() == 1; }) &&
                         std::any_of(drawing.pieces.begin(), drawing.pieces.end(),
                                     [&](const DrawnPiece& piece) { return count_named(drawing, piece.name) > 1; });
}

}  // namespace

Result<puzzle::Problem> problem_of(const Drawing& drawing) { return puzzle::Problem::create(definition_of(drawing)); }

Coordinate origin_of(const Drawing& drawing) { return extent_of(drawing).from; }

std::string to_text(const Drawing& drawing) { return puzzle::print_definition(definition_of(drawing)); }

std::string to_text(const Drawing& drawing, const DrawnGoal& goal) {
    Drawing only = drawing;
    only.goals = {goal};
    const Definition definition = definition_of(only);
    return definition.targets.empty() ? "goal:\n" : puzzle::print_goal(definition, definition.targets.front());
}

Result<Drawing> drawing_of(const puzzle::Problem& problem) {
    const Definition definition = definition_of(problem.puzzle, problem.start);
    Drawing drawing;
    drawing.name = definition.name;
    drawing.source = definition.source;
    drawing.note = definition.note;
    drawing.metric = definition.metric;
    drawing.facts = definition.facts;
    find_ground(definition.board, drawing);
    for (const Definition::Block& block : definition.blocks) {
        drawing.pieces.push_back({block.name, block.cells, block.axis, block.enters_gates, kUsualTwins, block.colour});
    }
    for (const Definition::Target& target : definition.targets) {
        auto goal = goal_of(target, drawing);
        if (!goal) return goal.error();
        drawing.goals.push_back(std::move(goal).value());
    }
    find_twins(definition, drawing);
    find_cars(drawing);
    find_unit_tiles(drawing);
    return drawing;
}

}  // namespace shunt::ui
