#include "core/npuzzle/board_text.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/utf8.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/format/tile_text.hpp"

namespace shunt::npuzzle {
namespace {

/// A word of the text and where it stands.
struct Token {
    std::string_view word;
    int line = 1;
    int column = 1;
};

using Rows = std::vector<std::vector<Token>>;

Error at(const Token& token, std::string message) { return {std::move(message), token.line, token.column}; }

bool ends_row(char c) { return c == '/' || c == ';' || c == '\n'; }
bool separates(char c) { return c == ' ' || c == '\t' || c == ',' || c == '\r'; }
/// Splits the text into rows of words. Empty rows are dropped.
Rows rows_of(std::string_view text) {
    Rows rows(1);
    int line = 1;
    int column = 1;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (ends_row(c) || separates(c)) {
            inside = false;
            if (ends_row(c) && !rows.back().empty()) rows.emplace_back();
        } else if (inside) {
            Token& token = rows.back().back();
            token.word = std::string_view(token.word.data(), token.word.size() + 1);
        } else {
            inside = true;
            rows.back().push_back({text.substr(i, 1), line, column});
        }
        if (begins_character(c)) ++column;
        if (c == '\n') {
            ++line;
            column = 1;
        }
    }
    if (rows.back().empty()) rows.pop_back();
    return rows;
}

/// The number of a tile, 0 for the blank.
Result<int> number_of(const Token& token) {
    if (token.word == "_" || token.word == ".") return 0;
    const bool digits = std::all_of(token.word.begin(), token.word.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits)
        return at(token,
                  say("'{word}' is no tile: tiles are whole numbers, the blank is 0, _ or .", {{"word", token.word}}));
    int number = 0;
    for (const char c : token.word) number = std::min(number * 10 + (c - '0'), 1'000'000);
    return number;
}

Result<Size> square_size(std::size_t tiles) {
    const int side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(tiles))));
    if (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == tiles) return Size{side, side};
    return Error{
        say("{tiles} tiles, the blank included, do not fill a square: say where rows end, with '/' or a new line",
            {{"tiles", tiles}})};
}

/// The size that the rows show, or `wanted` when they fill it.
Result<Size> size_of(const Rows& rows, bool explicit_rows, std::optional<Size> wanted) {
    if (rows.empty()) return Error{say("there is no board: give its tiles row by row, for example 1 2 3/4 5 6/7 8 0")};
    const std::size_t width = rows.front().size();
    for (const auto& row : rows) {
        if (row.size() == width) continue;
        return at(row.front(), say("this row has {tiles, plural, one {# tile} other {# tiles}}, the first has {width}",
                                   {{"tiles", std::to_string(row.size())}, {"width", std::to_string(width)}}));
    }
    const std::size_t tiles = rows.size() * width;
    if (tiles > kMostCells) {
        return Error{say("the board has {cells} cells, at most {limit} are allowed",
                         {{"cells", std::to_string(tiles)}, {"limit", kMostCells}})};
    }
    const Size shown{static_cast<int>(rows.size()), static_cast<int>(width)};
    if (!wanted) return explicit_rows ? Result<Size>(shown) : square_size(tiles);
    if (shown == *wanted || (!explicit_rows && static_cast<int>(tiles) == wanted->cells())) return *wanted;
    return Error{say("the board is {size}, it should be {wanted}",
                     {{"size", to_string(shown)}, {"wanted", to_string(*wanted)}})};
}

/// Whether the text says where its rows end. A line end after a single row says nothing: every file has one.
bool says_rows(const Rows& rows, std::string_view text) {
    return rows.size() > 1 || text.find_first_of("/;") != std::string_view::npos;
}

/// A word and the tile it names.
struct Placed {
    Token token;
    int number = 0;
};

Result<std::vector<Placed>> numbers_of(const Rows& rows) {
    std::vector<Placed> placed;
    for (const auto& row : rows) {
        for (const Token& token : row) {
            const auto number = number_of(token);
            if (!number) return number.error();
            placed.push_back({token, *number});
        }
    }
    return placed;
}

/// "tile 5 is missing": the first that stands nowhere. There is one whenever another stands twice or is too great.
std::string missing(const std::vector<Placed>& placed) {
    for (int number = 0;; ++number) {
        const bool stands =
            std::any_of(placed.begin(), placed.end(), [&](const Placed& p) { return p.number == number; });
        if (!stands)
            return number == 0 ? say("there is no blank (0, _ or .)")
                               : say("tile {tile} is missing", {{"tile", number}});
    }
}

Error twice(const Placed& again, const Token& before, const std::string& what_is_missing) {
    const std::string what =
        again.number == 0 ? say("there are two blanks") : say("tile {tile} stands twice", {{"tile", again.number}});
    return at(again.token, say("{twice}, first in line {line}, column {column}; {missing}",
                               {{"twice", what},
                                {"line", std::to_string(before.line)},
                                {"column", std::to_string(before.column)},
                                {"missing", what_is_missing}}));
}

/// Every number from 0 to the greatest once.
Result<Board> checked(const std::vector<Placed>& placed, Size size) {
    std::vector<const Token*> seen(placed.size(), nullptr);
    std::vector<Tile> tiles;
    for (const Placed& here : placed) {
        if (here.number >= size.cells()) {
            return at(here.token,
                      say("a {size} board has no tile {tile}; {missing}",
                          {{"size", to_string(size)}, {"tile", here.token.word}, {"missing", missing(placed)}}));
        }
        const Token*& before = seen[static_cast<std::size_t>(here.number)];
        if (before != nullptr) return twice(here, *before, missing(placed));
        before = &here.token;
        tiles.push_back(static_cast<Tile>(here.number));
    }
    return Board(size, std::move(tiles));
}

Result<Board> parse(std::string_view text, std::optional<Size> wanted) {
    const Rows rows = rows_of(text);
    const auto size = size_of(rows, says_rows(rows, text), wanted);
    if (!size) return size.error();
    const auto placed = numbers_of(rows);
    if (!placed) return placed.error();
    return checked(*placed, *size);
}

Board board_of_numbers(const std::vector<int>& numbers, Size size) {
    return Board(size, std::vector<Tile>(numbers.begin(), numbers.end()));
}

/// What the readers of puzzles make of a text; nothing where it is no board of tiles for them.
std::optional<BoardText> boards_in_any_form(std::string_view text) {
    const puzzle::format::Source source(text);
    // Slashes are our own notation, in which "1 2 3 0/" is a row and the greatest number no blank.
    if (text.find('/') != std::string_view::npos || puzzle::format::check_text(source)) return std::nullopt;
    auto tiles = puzzle::format::tiles_of(source);
    if (!tiles) tiles = puzzle::format::fifteen_tiles(source);
    if (!tiles || tiles->numbers.size() > static_cast<std::size_t>(kMostCells)) return std::nullopt;
    const Size size{tiles->rows, tiles->columns()};
    BoardText boards{board_of_numbers(tiles->numbers, size), std::nullopt};
    if (!tiles->goal.empty()) boards.goal = board_of_numbers(tiles->goal, size);
    return boards;
}

}  // namespace

Result<BoardText> parse_boards(std::string_view text) {
    if (auto boards = boards_in_any_form(text)) return std::move(*boards);
    auto board = parse(text, std::nullopt);
    if (!board) return board.error();
    return BoardText{std::move(*board), std::nullopt};
}

Result<Board> parse_board(std::string_view text) {
    auto boards = parse_boards(text);
    if (!boards) return boards.error();
    return std::move(boards->board);
}

Result<Board> parse_board(std::string_view text, Size size) { return parse(text, size); }

Result<Board> parse_goal(const std::optional<std::string>& text, const BoardText& start) {
    if (!text) return start.goal ? *start.goal : Board::ordered(start.board.size());
    auto goal = parse_board(*text, start.board.size());
    if (goal) return goal;
    const Error& error = goal.error();
    return Error{say("in the goal, {error}", {{"error", error.message}}), error.line, error.column};
}

Result<Board> parse_goal(const std::optional<std::string>& text, Size size) {
    return parse_goal(text, BoardText{Board::ordered(size), std::nullopt});
}

Result<Size> parse_size(std::string_view text) {
    const auto cross = text.find('x');
    const auto number = [](std::string_view digits) {
        int value = digits.empty() ? -1 : 0;
        for (const char c : digits)
            value = c < '0' || c > '9' || value < 0 ? -1 : std::min(value * 10 + (c - '0'), 1000);
        return value;
    };
    const int rows = number(text.substr(0, cross));
    const int columns = cross == std::string_view::npos ? -1 : number(text.substr(cross + 1));
    if (rows < 1 || columns < 1)
        return Error{say("'{text}' is no size: give rows x columns, for example 4x4", {{"text", text}})};
    if (rows * columns > kMostCells) {
        return Error{say("a {size} board has too many cells: at most {limit} are allowed",
                         {{"size", text}, {"limit", kMostCells}})};
    }
    return Size{rows, columns};
}

std::string print_board(const Board& board) {
    std::string text;
    for (int cell = 0; cell < board.size().cells(); ++cell) {
        if (cell != 0) text += cell % board.size().columns == 0 ? '/' : ' ';
        text += std::to_string(board.tile(static_cast<Cell>(cell)));
    }
    if (board.size().rows == 1) text += '/';  // a row, not a square
    return text;
}

std::string picture(const Board& board) {
    const Size size = board.size();
    const std::size_t width = std::to_string(size.cells() - 1).size();
    std::string text;
    for (int cell = 0; cell < size.cells(); ++cell) {
        const Tile tile = board.tile(static_cast<Cell>(cell));
        const std::string name = tile == 0 ? "_" : std::to_string(tile);
        text += std::string(width - name.size(), ' ') + name;
        text += size.column(static_cast<Cell>(cell)) == size.columns - 1 ? '\n' : ' ';
    }
    return text;
}

}  // namespace shunt::npuzzle
