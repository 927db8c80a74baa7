// JSON in which the board and every piece is a mask of zeros and ones, with the start and perhaps the goal of a piece as [row, column].
//
//   {"board": {"mask": [[1,1,1],[1,0,1],...]}, "pieces": [{"symbol": "O", "start": [1,1], "goal": [2,3], "mask": [[1,1],[1,1]]}]}
#include <algorithm>

#include "core/puzzle/format/json_text.hpp"

namespace shunt::puzzle::format {
namespace {

/// The object that has the board: the value itself, or its member "data".
const JsonValue& body_of(const JsonText& json) {
    const JsonValue* data = json.value.find("data");
    return data == nullptr ? json.value : *data;
}

/// The cells of ones.
Result<Cells> cells_of_mask(const Source& source, const JsonValue& object) {
    const JsonValue* mask = object.find("mask");
    if (mask == nullptr || mask->items.empty())
        return source.error(object.place, say("expected a 'mask' of rows of 0 and 1"));
    Cells cells;
    for (int row = 0; row < static_cast<int>(mask->items.size()); ++row) {
        const auto& items = mask->items[static_cast<std::size_t>(row)].items;
        for (int column = 0; column < static_cast<int>(items.size()); ++column) {
            const auto number = items[static_cast<std::size_t>(column)].number;
            if (!number || *number < 0 || *number > 1)
                return source.error(items[static_cast<std::size_t>(column)].place, say("a mask holds 0 and 1 only"));
            if (*number == 1) cells.push_back({row, column});
        }
    }
    return cells;
}

Cells shifted(Cells cells, Coordinate by) {
    for (Coordinate& at : cells) at = at + by;
    return cells;
}

Failure read_piece(const Source& source, const JsonValue& piece, Sketch& board, Definition::Target& target) {
    const JsonValue* start = piece.find("start");
    const auto cells = cells_of_mask(source, piece);
    if (!cells) return cells.error();
    if (start == nullptr || cells->empty())
        return source.error(piece.place, say("expected a 'start' [row, column] and a mask with a 1"));
    const auto at = whole_pair(source, *start);
    if (!at) return at.error();
    const JsonValue* symbol = piece.find("symbol");
    const int index = board.add(piece.place, symbol == nullptr ? std::string() : symbol->text, shifted(*cells, *at));
    const JsonValue* goal = piece.find("goal");
    if (goal == nullptr || goal->type == JsonValue::Type::null) return std::nullopt;
    const auto to = whole_pair(source, *goal);
    if (!to) return to.error();
    target.demands.push_back({index, shifted(*cells, *to)});
    return std::nullopt;
}

Result<Reading> read_masks(std::string_view text) {
    const Source source(text);
    const auto json = parse_json(source);
    if (!json) return json.error();
    const JsonValue& body = body_of(*json);
    const JsonValue* mask = body.find("board");
    const JsonValue* pieces = body.find("pieces");
    if (mask == nullptr || pieces == nullptr) return source.error(body.place, say("expected 'board' and 'pieces'"));
    const auto walls = cells_of_mask(source, *mask);
    if (!walls) return walls.error();
    const auto& rows = mask->find("mask")->items;
    auto board =
        sketch(source, mask->place, static_cast<int>(rows.size()), static_cast<int>(rows.front().items.size()));
    if (!board) return board.error();
    for (const Coordinate at : *walls) {
        if (!board->inside(at)) return source.error(mask->place, say("the rows of the mask are not equally long"));
        board->at(at) = Ground::wall;
    }
    Definition::Target target;
    for (const JsonValue& piece : pieces->items) {
        if (auto failure = read_piece(source, piece, *board, target)) return *failure;
    }
    if (!target.demands.empty()) board->definition.targets.push_back(std::move(target));
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

bool has_masks(std::string_view text) {
    if (trimmed(text).substr(0, 1) != "{" || text.find("\"mask\"") == std::string_view::npos) return false;
    const auto json = parse_json(Source(text));
    return json && body_of(*json).find("board") != nullptr && body_of(*json).find("pieces") != nullptr;
}

}  // namespace

const Format kMasks{"masks", Phrase("a board and pieces as masks in JSON"), fit_if<has_masks>, read_masks, nullptr};

}  // namespace shunt::puzzle::format
