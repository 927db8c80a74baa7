// The JSON of jeantimex/klotski: {"blocks": [...], "boardSize": [rows, columns], "escapePoint": [row, column], "name"}.
//
// A block is {"shape": [rows, columns], "position": [row, column], "directions": any of 0 down, 1 right, 2 up, 3 left; none: all}.
// Block 0 is to come to the escape point with its top left. Missing: a board of 5 x 4, the escape point [3, 1]. Pieces of one shape
// and the same directions are interchangeable but for block 0. The original counts moves, with "singleMove" steps.
#include <algorithm>

#include "core/puzzle/format/json_text.hpp"

namespace shunt::puzzle::format {
namespace {

/// The axis of a set of directions; refuses those that go one way only.
Result<Axis> axis_of(const Source& source, const JsonValue* directions) {
    if (directions == nullptr || directions->type == JsonValue::Type::null) return Axis::both;
    bool may[4] = {false, false, false, false};
    for (const JsonValue& item : directions->items) {
        if (!item.number || *item.number < 0 || *item.number > 3)
            return source.error(item.place, say("a direction is 0 (down), 1 (right), 2 (up) or 3 (left)"));
        may[*item.number] = true;
    }
    if (may[0] != may[2] || may[1] != may[3] || (!may[0] && !may[1]))
        return source.error(directions->place,
                            say("pieces that cannot move back the way they came cannot be represented"));
    return may[0] && may[1] ? Axis::both : may[0] ? Axis::vertical : Axis::horizontal;
}

Cells rectangle(Coordinate at, Coordinate size) {
    Cells cells;
    for (int row = 0; row < size.row; ++row) {
        for (int column = 0; column < size.column; ++column) cells.push_back(at + Coordinate{row, column});
    }
    return cells;
}

Failure read_block(const Source& source, const JsonValue& block, Sketch& sketch) {
    const std::size_t index = sketch.definition.blocks.size();
    const JsonValue* shape = block.find("shape");
    const JsonValue* position = block.find("position");
    if (shape == nullptr || position == nullptr)
        return source.error(block.place,
                            say("block {block} needs 'shape' and 'position'", {{"block", std::to_string(index)}}));
    const auto size = whole_pair(source, *shape);
    if (!size) return size.error();
    const auto at = whole_pair(source, *position);
    if (!at) return at.error();
    const auto axis = axis_of(source, block.find("directions"));
    if (!axis) return axis.error();
    if (size->row == 0 || size->column == 0) return source.error(shape->place, say("a block needs at least one cell"));
    if (at->row > sketch.rows() - size->row || at->column > sketch.columns() - size->column)
        return source.error(position->place, say("block {block} leaves the board", {{"block", std::to_string(index)}}));
    const auto cells = static_cast<std::size_t>(size->row) * static_cast<std::size_t>(size->column);
    if (!sketch.has_room(cells)) return source.error(block.place, say("the blocks have more cells than the board"));
    sketch.add(position->place, "", rectangle(*at, *size), *axis);
    return std::nullopt;
}

Result<Coordinate> pair_or(const Source& source, const JsonValue& object, std::string_view name, Coordinate otherwise) {
    const JsonValue* value = object.find(name);
    return value == nullptr ? Result<Coordinate>(otherwise) : whole_pair(source, *value);
}

Result<Reading> read_game(const Source& source, const JsonValue& game, bool strict) {
    const JsonValue* blocks = game.find("blocks");
    if (blocks == nullptr || blocks->items.empty()) return source.error(game.place, say("there are no 'blocks' in it"));
    const auto size = pair_or(source, game, "boardSize", {5, 4});
    if (!size) return size.error();
    const auto escape = pair_or(source, game, "escapePoint", {3, 1});
    if (!escape) return escape.error();
    auto board = sketch(source, game.place, size->row, size->column);
    if (!board) return board.error();
    for (const JsonValue& block : blocks->items) {
        if (auto failure = read_block(source, block, *board)) return *failure;
    }
    if (!strict) board->notes.emplace_back(say("This is a JavaScript literal, no JSON; it reads the same"));
    if (const JsonValue* name = game.find("name")) board->definition.name = name->text;
    if (const JsonValue* single = game.find("singleMove"); single != nullptr && single->truth)
        board->definition.metric = Metric::step;
    const JsonValue* place = game.find("escapePoint");
    board->goal_place = place == nullptr ? game.place : place->place;
    board->definition.targets.push_back({{{0, moved_to(board->block(0).cells, *escape)}}, {}});
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

Result<Reading> read_jeantimex(std::string_view text) {
    const Source source(text);
    const auto json = parse_json(source);
    if (!json) return json.error();
    const JsonValue& value = json->value;
    if (value.type == JsonValue::Type::object) return read_game(source, value, json->strict);
    if (value.items.size() == 1) return read_game(source, value.items.front(), json->strict);
    return source.error(value.place, say("these are {count} puzzles; give one of them",
                                         {{"count", std::to_string(value.items.size())}}));
}

bool recognises_jeantimex(std::string_view text) {
    const std::string_view body = trimmed(text);
    if (body.empty() || (body.front() != '{' && body.front() != '[')) return false;
    const std::size_t key = body.find("blocks");
    if (key == std::string_view::npos) return false;
    const std::size_t after = body.find_first_not_of("\"' \t\r\n", key + 6);
    return after != std::string_view::npos && body[after] == ':';
}

std::string pair_text(Coordinate at) { return "[" + std::to_string(at.row) + ", " + std::to_string(at.column) + "]"; }

std::string block_text(const Problem& problem, PieceId piece) {
    const Puzzle& puzzle = problem.puzzle;
    const Kind& kind = puzzle.kind_of(piece);
    std::string text = "    {\"shape\": " + pair_text(kind.shape.extent()) +
                       ", \"position\": " + pair_text(puzzle.board().coordinate(problem.start.anchors[piece]));
    if (kind.axis == Axis::vertical) text += ", \"directions\": [0, 2]";
    if (kind.axis == Axis::horizontal) text += ", \"directions\": [1, 3]";
    return text + "}";
}

Result<std::string> write_jeantimex(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const auto goal = only_goal(puzzle);
    if (!goal) return goal.error();
    if (!is_plain_rectangle(puzzle)) return Error{say("the board is no plain rectangle")};
    const auto pieces = pieces_for(puzzle, **goal);
    if (pieces.size() != 1) return Error{say("its goal must be about one piece")};
    const Board& board = puzzle.board();
    std::string text = "{\n";
    if (!puzzle.name().empty()) text += "  \"name\": " + json_string(puzzle.name()) + ",\n";
    text += "  \"boardSize\": " + pair_text({board.rows(), board.columns()}) +
            ",\n  \"escapePoint\": " + pair_text(board.coordinate((*goal)->placements.front().anchor)) +
            ",\n  \"blocks\": [\n" + block_text(problem, pieces.front());
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        if (piece != pieces.front()) text += ",\n" + block_text(problem, static_cast<PieceId>(piece));
    }
    return text + "\n  ]\n}\n";
}

}  // namespace

const Format kJeantimex{"jeantimex", Phrase("a puzzle of jeantimex/klotski"), fit_if<recognises_jeantimex>,
                        read_jeantimex, write_jeantimex};

}  // namespace shunt::puzzle::format
