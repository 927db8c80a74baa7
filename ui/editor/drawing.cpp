#include "ui/editor/drawing.hpp"

#include <algorithm>
#include <set>

namespace shunt::ui {

namespace {

bool covers(const std::vector<Coordinate>& cells, Coordinate at) {
    return std::binary_search(cells.begin(), cells.end(), at);
}

bool is_digit(const std::string& name) { return name.size() == 1 && name[0] >= '0' && name[0] <= '9'; }

}  // namespace

bool same_game(Drawing a, const Drawing& b) {
    a.name = b.name;
    a.note = b.note;
    a.source = b.source;
    a.metric = b.metric;
    a.facts = b.facts;
    if (a.pieces.size() != b.pieces.size()) return false;
    for (std::size_t piece = 0; piece < a.pieces.size(); ++piece) a.pieces[piece].colour = b.pieces[piece].colour;
    return a == b;
}

Drawing empty_drawing(int rows, int columns) {
    Drawing drawing;
    drawing.rows = rows;
    drawing.columns = columns;
    drawing.ground.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), Ground::floor);
    return drawing;
}

bool on_board(const Drawing& drawing, Coordinate at) {
    return at.row >= 0 && at.column >= 0 && at.row < drawing.rows && at.column < drawing.columns;
}

Ground ground_at(const Drawing& drawing, Coordinate at) {
    if (!on_board(drawing, at)) return Ground::outside;
    return drawing.ground[static_cast<std::size_t>(at.row * drawing.columns + at.column)];
}

std::optional<std::size_t> piece_at(const Drawing& drawing, Coordinate at) {
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) {
        if (covers(drawing.pieces[piece].cells, at)) return piece;
    }
    return std::nullopt;
}

std::optional<std::size_t> goal_piece_at(const Drawing& drawing, std::size_t goal, Coordinate at) {
    if (goal >= drawing.goals.size()) return std::nullopt;
    for (const auto& [piece, shift] : drawing.goals[goal].placements) {
        if (covers(drawing.pieces[piece].cells, at - shift)) return piece;
    }
    return std::nullopt;
}

const DrawnGoal::Placement* placement_of(const Drawing& drawing, std::size_t goal, std::size_t piece) {
    if (goal >= drawing.goals.size()) return nullptr;
    for (const auto& placement : drawing.goals[goal].placements) {
        if (placement.piece == piece) return &placement;
    }
    return nullptr;
}

std::vector<Coordinate> shifted(std::vector<Coordinate> cells, Coordinate by) {
    for (Coordinate& cell : cells) cell = cell + by;
    return cells;
}

std::size_t count_named(const Drawing& drawing, const std::string& name) {
    return static_cast<std::size_t>(std::count_if(drawing.pieces.begin(), drawing.pieces.end(),
                                                  [&](const DrawnPiece& piece) { return piece.name == name; }));
}

std::string free_name(const Drawing& drawing) {
    std::set<std::string> taken;
    for (const DrawnPiece& piece : drawing.pieces) taken.insert(piece.name);
    const bool digits = !taken.empty() && std::all_of(taken.begin(), taken.end(), is_digit);
    const std::string kDigits = "1234567890";
    const std::string kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    for (const char letter : digits ? kDigits + kLetters : kLetters + kDigits) {
        if (taken.count(std::string(1, letter)) == 0) return std::string(1, letter);
    }
    for (int number = 1;; ++number) {
        std::string name = "A" + std::to_string(number);
        if (taken.count(name) == 0) return name;
    }
}

puzzle::Board board_of(const Drawing& drawing) {
    std::vector<std::vector<Ground>> rows;
    for (int row = 0; row < drawing.rows; ++row) {
        const auto first = drawing.ground.begin() + static_cast<std::ptrdiff_t>(row) * drawing.columns;
        rows.emplace_back(first, first + drawing.columns);
    }
    return puzzle::Board(rows);
}

bool has_gates(const Drawing& drawing) {
    return std::find(drawing.ground.begin(), drawing.ground.end(), Ground::gate) != drawing.ground.end();
}

std::vector<std::size_t> gate_pieces(const Drawing& drawing) {
    std::vector<std::size_t> pieces;
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) {
        if (drawing.pieces[piece].enters_gates) pieces.push_back(piece);
    }
    return pieces;
}

bool is_alike(const Drawing& drawing, std::size_t number) {
    const DrawnPiece& piece = drawing.pieces[number];
    if (piece.twins != kUsualTwins) return piece.twins >= 0;
    return std::none_of(drawing.goals.begin(), drawing.goals.end(), [&](const DrawnGoal& goal) {
        return std::any_of(goal.placements.begin(), goal.placements.end(),
                           [&](const auto& placement) { return placement.piece == number; });
    });
}

puzzle::Axis long_axis(const std::vector<Coordinate>& cells) {
    const puzzle::Coordinate extent = puzzle::Shape(cells).extent();
    const int size = static_cast<int>(cells.size());
    if (size < 2 || extent.row * extent.column != size || std::min(extent.row, extent.column) != 1)
        return puzzle::Axis::both;
    return extent.row == 1 ? puzzle::Axis::horizontal : puzzle::Axis::vertical;
}

puzzle::Axis axis_of(const Drawing& drawing, const DrawnPiece& piece) {
    const puzzle::Axis along = drawing.cars ? long_axis(piece.cells) : puzzle::Axis::both;
    return along == puzzle::Axis::both ? piece.axis : along;
}

}  // namespace shunt::ui
