// The JSON and the links of TomFrost/KlotskiSolver: {"cols", "rows", "goal": {"x", "y"}, "pieces": [{"type", "x", "y", "id"}]}.
//
// x is the column, y the row, from 0. Types are 1x1, 1x2, 2x1 and 2x2, width x height. Solved when any 2x2 piece has its top left at
// the goal. A link is that JSON in base64, percent-encoded, behind #. The original counts steps.
#include <algorithm>

#include "core/puzzle/format/json_text.hpp"

namespace shunt::puzzle::format {
namespace {

std::string percent_decoded(std::string_view text) {
    const auto digit = [](char c) {
        return is_digit(c) ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
    };
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool code = text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0;
        decoded += code ? static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2])) : text[i];
        if (code) i += 2;
    }
    return decoded;
}

/// The bytes of base64, plain or for addresses; nothing when it is none.
std::optional<std::string> base64_decoded(std::string_view text) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    while (!text.empty() && text.back() == '=') text.remove_suffix(1);
    for (char c : text) {
        c = c == '-' ? '+' : c == '_' ? '/' : c;
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        bits = (bits << 6 | static_cast<std::uint32_t>(digit)) & 0xFFFFFF;
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 0xFF);
    }
    return bytes;
}

/// The JSON in a link, or in the part of it behind #; nothing when there is none.
std::optional<std::string> json_in_link(std::string_view text) {
    std::string_view word = only_word(text);
    if (word.find('#') != std::string_view::npos) word = word.substr(word.rfind('#') + 1);
    if (word.size() < 8) return std::nullopt;
    auto json = base64_decoded(percent_decoded(word));
    const bool begins = json && (json->rfind("{\"cols\"", 0) == 0 || json->rfind("{\"rows\"", 0) == 0);
    return begins ? json : std::nullopt;
}

Failure read_piece_tomfrost(const Source& source, const JsonValue& piece, Sketch& sketch) {
    const JsonValue* type = piece.find("type");
    if (type == nullptr || type->text.size() != 3 || type->text[1] != 'x' || !consists_of(type->text, "12x"))
        return source.error(type == nullptr ? piece.place : type->place, say("a piece's type is 1x1, 1x2, 2x1 or 2x2"));
    const int width = type->text[0] - '0';
    const int height = type->text[2] - '0';
    for (const auto& [name, size] : {std::pair{"w", width}, std::pair{"h", height}}) {
        const JsonValue* given = piece.find(name);
        if (given != nullptr && given->number != size)
            return source.error(given->place, say("this contradicts the piece's type {type}", {{"type", type->text}}));
    }
    const auto x = whole(source, piece, "x");
    if (!x) return x.error();
    const auto y = whole(source, piece, "y");
    if (!y) return y.error();
    Cells cells;
    for (int cell = 0; cell < width * height; ++cell) cells.push_back({*y + cell / width, *x + cell % width});
    const JsonValue* id = piece.find("id");
    sketch.add(piece.place, id == nullptr ? "" : id->text, std::move(cells));
    return std::nullopt;
}

Failure set_goal_tomfrost(const Source& source, const JsonValue& game, Sketch& sketch) {
    const JsonValue* goal = game.find("goal");
    if (goal == nullptr || goal->type == JsonValue::Type::null) return std::nullopt;
    const auto x = whole(source, *goal, "x");
    if (!x) return x.error();
    const auto y = whole(source, *goal, "y");
    if (!y) return y.error();
    sketch.goal_place = goal->place;
    const auto& blocks = sketch.definition.blocks;
    const auto main =
        std::find_if(blocks.begin(), blocks.end(), [](const auto& block) { return block.cells.size() == 4; });
    if (main == blocks.end()) return source.error(goal->place, say("there is no 2x2 piece to be brought to the goal"));
    sketch.definition.targets.push_back(
        {{{static_cast<int>(main - blocks.begin()), moved_to(main->cells, {*y, *x})}}, {}});
    return std::nullopt;
}

Result<Reading> read_json(const Source& source) {
    const auto json = parse_json(source);
    if (!json) return json.error();
    const JsonValue& game = json->value;
    const auto columns = whole(source, game, "cols");
    if (!columns) return columns.error();
    const auto rows = whole(source, game, "rows");
    if (!rows) return rows.error();
    const JsonValue* pieces = game.find("pieces");
    if (pieces == nullptr) return source.error(game.place, say("there are no 'pieces' in it"));
    auto board = sketch(source, game.place, *rows, *columns);
    if (!board) return board.error();
    board->definition.metric = Metric::step;
    for (const JsonValue& piece : pieces->items) {
        if (auto failure = read_piece_tomfrost(source, piece, *board)) return *failure;
    }
    if (auto failure = set_goal_tomfrost(source, game, *board)) return *failure;
    return finish(source, std::move(*board));
}

Result<Reading> read_tomfrost(std::string_view text) {
    const auto linked = json_in_link(text);
    if (!linked) return read_json(Source(text));
    const Source decoded(*linked);
    const auto unreadable = check_text(decoded);
    auto reading = unreadable ? Result<Reading>(*unreadable) : read_json(decoded);
    if (reading) return reading;
    return Source(text).error(trimmed(text), say("in the link, {error}", {{"error", to_string(reading.error())}}));
}

bool recognises_tomfrost(std::string_view text) {
    const std::string_view body = trimmed(text);
    const auto has = [&](std::string_view key) { return body.find(key) != std::string_view::npos; };
    if (!body.empty() && body.front() == '{') return has("pieces") && has("cols") && has("rows");
    return json_in_link(text).has_value();
}

std::string member(std::string_view name, int value) {
    return "\"" + std::string(name) + "\": " + std::to_string(value);
}

Result<std::string> write_tomfrost(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    if (!is_plain_rectangle(puzzle)) return Error{say("the board is no plain rectangle")};
    const Board& board = puzzle.board();
    std::string text = "{\n  " + member("cols", board.columns()) + ",\n  " + member("rows", board.rows()) + ",\n";
    if (!puzzle.goals().empty()) {
        const auto goal = only_goal(puzzle);
        if (!goal) return goal.error();
        if ((*goal)->placements.size() != 1) return Error{say("its goal must be about one 2x2 piece")};
        const Coordinate at = board.coordinate((*goal)->placements.front().anchor);
        text += "  \"goal\": {" + member("x", at.column) + ", " + member("y", at.row) + ", " + member("w", 2) + ", " +
                member("h", 2) + "},\n";
    }
    text += "  \"pieces\": [";
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const Shape& shape = puzzle.kind_of(static_cast<PieceId>(piece)).shape;
        const Coordinate size = shape.extent();
        if (size.row > 2 || size.column > 2 || shape.size() != size.row * size.column)
            return Error{say("there are pieces other than 1x1, 1x2, 2x1 and 2x2")};
        const Coordinate at = board.coordinate(problem.start.anchors[piece]);
        text += std::string(piece == 0 ? "\n" : ",\n") + "    {\"type\": \"" + std::to_string(size.column) + "x" +
                std::to_string(size.row) + "\", " + member("x", at.column) + ", " + member("y", at.row) + ", " +
                member("w", size.column) + ", " + member("h", size.row) +
                ", \"id\": " + json_string(puzzle.pieces()[piece].name) + "}";
    }
    return text + "\n  ]\n}\n";
}

}  // namespace

const Format kTomFrost{"tomfrost", Phrase("a puzzle of TomFrost/KlotskiSolver"), fit_if<recognises_tomfrost>,
                       read_tomfrost, write_tomfrost};

}  // namespace shunt::puzzle::format
