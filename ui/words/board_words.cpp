#include "ui/words/board_words.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

using puzzle::Axis;
using puzzle::Puzzle;

/// One behind the other; nothing is said of what is empty.
std::string listed(const std::string& before, const std::string& next, const char* comma) {
    return before.empty() || next.empty() ? before + next : before + comma + next;
}

/// The pieces of all kinds for which `holds`, "A, B"; empty when there is none.
template <class Predicate>
std::string pieces_of(const Puzzle& puzzle, Predicate holds) {
    std::string names;
    for (const puzzle::Kind& kind : puzzle.kinds()) {
        if (!holds(kind)) continue;
        for (const puzzle::PieceId piece : kind.pieces) names = listed(names, puzzle.pieces()[piece].name, ", ");
    }
    return names;
}

bool along_its_length(const puzzle::Kind& kind) {
    const puzzle::Coordinate extent = kind.shape.extent();
    return kind.axis == (extent.column > extent.row ? Axis::horizontal : Axis::vertical) && extent.column != extent.row;
}

std::string axis_words(const Puzzle& puzzle) {
    const auto kinds = puzzle.kinds();
    if (std::all_of(kinds.begin(), kinds.end(), along_its_length))
        return say("Every piece moves only along its length.");
    const auto along = [&](Axis axis) {
        return pieces_of(puzzle, [&](const puzzle::Kind& kind) { return kind.axis == axis; });
    };
    const std::string level = along(Axis::horizontal);
    const std::string upright = along(Axis::vertical);
    return listed(level.empty() ? "" : say("Only left and right: {pieces}.", {{"pieces", level}}),
                  upright.empty() ? "" : say("Only up and down: {pieces}.", {{"pieces", upright}}), " ");
}

std::size_t count(const puzzle::Board& board, puzzle::Ground ground) {
    std::size_t cells = 0;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) cells += board.ground({row, column}) == ground;
    return cells;
}

std::string gate_words(const Puzzle& puzzle) {
    if (count(puzzle.board(), puzzle::Ground::gate) == 0) return "";
    const std::string names = pieces_of(puzzle, [](const puzzle::Kind& kind) { return kind.enters_gates; });
    return names.empty() ? say("No piece may enter the gates.")
                         : say("Only these may enter the gates: {pieces}.", {{"pieces", names}});
}

/// "piece 2 to row 4, column 2; the cell at row 1, column 1 empty".
std::string goal_words(const Puzzle& puzzle, const puzzle::Goal& goal) {
    std::string text;
    for (const auto& [number, anchor, named] : goal.placements) {
        const puzzle::Kind& kind = puzzle.kinds()[number];
        const std::string names = pieces_of(puzzle, [&](const puzzle::Kind& other) { return &other == &kind; });
        const std::string place = place_words(puzzle, kind.shape, anchor);
        const std::string arrival =
            kind.pieces.size() > 1 ? say("one of the pieces {pieces} to {place}", {{"pieces", names}, {"place", place}})
                                   : say("piece {piece} to {place}", {{"piece", names}, {"place", place}});
        text = listed(text, arrival, "; ");
    }
    const puzzle::Shape cell({{0, 0}});
    for (const puzzle::Cell empty : goal.voids)
        text = listed(text, say("nothing at {place}", {{"place", place_words(puzzle, cell, empty)}}), "; ");
    return text;
}

}  // namespace

std::string rule_words(const Puzzle& puzzle) {
    const bool told = puzzle.note().find("gate") != std::string::npos;
    return listed(axis_words(puzzle), told ? "" : gate_words(puzzle), " ");
}

std::string board_words(const Puzzle& puzzle) {
    const puzzle::Board& board = puzzle.board();
    std::string text = say("Board, {rows} by {columns}.",
                           {{"rows", std::to_string(board.rows())}, {"columns", std::to_string(board.columns())}});
    const auto add = [&](const std::string& sentence) { text = listed(text, sentence, " "); };
    if (const std::size_t walls = count(board, puzzle::Ground::wall))
        add(say("{count, plural, one {# wall cell.} other {# wall cells.}}", {{"count", walls}}));
    if (const std::size_t gates = count(board, puzzle::Ground::gate))
        add(say("{count, plural, one {# gate cell.} other {# gate cells.}}", {{"count", gates}}));
    add(gate_words(puzzle));
    add(axis_words(puzzle));
    for (const puzzle::Goal& goal : puzzle.goals()) {
        const std::string wanted = goal_words(puzzle, goal);
        add(puzzle.goals().size() > 1 ? say("One goal: {goal}.", {{"goal", wanted}})
                                      : say("Goal: {goal}.", {{"goal", wanted}}));
    }
    return text;
}

}  // namespace shunt::ui
