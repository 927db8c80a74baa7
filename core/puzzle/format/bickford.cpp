// Boards of Bickford's programs (Nbickford/SbpUtilities): numbers for pieces, 0 for voids, no walls.
//
//   3 3 0 0 3 3 1 1 ...          a square board in one line
//   path / moves / such a line   a result record
//   0,0,0,1,                     rows with a comma after every number
//   { { 1, 0, 2 }, { ... } }     a C# literal
//
// In lines, records and rows equal numbers that do not touch are different pieces; in the literal they are one. The goal is not in the
// text. In lines and records the piece that touches the top and the left edge with its bounding box goes to the bottom right corner;
// in rows piece 1 does; the literal has none. That piece is apart, all others of one shape are interchangeable.
#include <algorithm>
#include <set>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

struct Number {
    int value;
    std::string_view place;
};
using Numbers = std::vector<std::vector<Number>>;

enum class Form : unsigned char { line, rows, literal };

struct BickfordBoard {
    Numbers rows;
    Form form = Form::line;
    std::vector<Fact> facts;
    std::vector<std::string> notes;
};

Result<std::vector<Number>> numbers_in(const Source& source, std::string_view line, std::string_view separators) {
    std::vector<Number> numbers;
    for (const std::string_view word : words_of(line, separators)) {
        const auto value = integer(word);
        if (!value || *value < 0) return source.error(word, say("expected a number"));
        numbers.push_back({*value, word});
    }
    return numbers;
}

std::vector<std::string_view> filled_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (const std::string_view line : lines_of(text)) {
        if (!trimmed(line).empty()) lines.push_back(line);
    }
    return lines;
}

bool is_literal(std::string_view text) {
    const std::string_view body = trimmed(text);
    return body.substr(0, 1) == "{" && consists_of(body, "{},; \t\r\n0123456789") &&
           trimmed(body.substr(1)).substr(0, 1) == "{";
}

bool is_comma_row(std::string_view line) {
    const std::string_view row = trimmed(line);
    return consists_of(row, "0123456789, \t") && row.size() > 1 && row.back() == ',' && is_digit(row.front());
}

bool is_number_line(std::string_view line) { return consists_of(line, "0123456789 \t") && words_of(line).size() > 3; }

/// path, number, line of numbers
bool is_record(const std::vector<std::string_view>& lines) {
    return lines.size() == 3 && consists_of(trimmed(lines[1]), "0123456789") && is_number_line(lines[2]) &&
           !is_number_line(lines[0]);
}

Result<BickfordBoard> literal(const Source& source) {
    BickfordBoard board{{}, Form::literal, {}, {}};
    std::string_view rest = source.text();
    const std::size_t outer = rest.find('{');
    rest.remove_prefix(outer + 1);
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        const std::size_t close = rest.find('}', open);
        if (close == std::string_view::npos)
            return source.error(rest.substr(open), say("this row has no closing brace"));
        auto row = numbers_in(source, rest.substr(open + 1, close - open - 1), ",");
        if (!row) return row.error();
        board.rows.push_back(std::move(*row));
        rest.remove_prefix(close + 1);
    }
    return board;
}

/// Rows of numbers up to an empty line; what follows must not be another board.
Result<BickfordBoard> comma_rows(const Source& source) {
    BickfordBoard board{{}, Form::rows, {}, {}};
    bool ended = false;
    for (const std::string_view line : lines_of(source.text())) {
        ended = ended || (trimmed(line).empty() && !board.rows.empty());
        if (trimmed(line).empty()) continue;
        if (!is_comma_row(line)) {
            board.notes.push_back(say("Left out: {line}", {{"line", trimmed(line).substr(0, 60)}}));
            continue;
        }
        if (ended) return source.error(line, say("another board; give one of them"));
        auto row = numbers_in(source, line, ",");
        if (!row) return row.error();
        board.rows.push_back(std::move(*row));
    }
    return board;
}

Result<BickfordBoard> number_lines(const Source& source, const std::vector<std::string_view>& lines) {
    BickfordBoard board;
    for (const std::string_view line : lines) {
        auto row = numbers_in(source, line, ",");
        if (!row) return row.error();
        board.rows.push_back(std::move(*row));
    }
    if (board.rows.size() != 1) return board;
    const std::vector<Number> all = board.rows.front();
    std::size_t side = 1;
    while (side * side < all.size()) ++side;
    if (side * side != all.size())
        return source.error(lines.front(),
                            say("these {count} numbers make no square board", {{"count", std::to_string(all.size())}}));
    board.rows.clear();
    for (std::size_t row = 0; row < side; ++row) {
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(row * side);
        board.rows.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(side));
    }
    return board;
}

Result<BickfordBoard> board_of(const Source& source) {
    if (is_literal(source.text())) return literal(source);
    const auto lines = filled_lines(source.text());
    if (std::any_of(lines.begin(), lines.end(), is_comma_row)) return comma_rows(source);
    if (!is_record(lines)) return number_lines(source, lines);
    auto board = number_lines(source, {lines[2]});
    if (!board) return board;
    board->facts.push_back(stated(Fact::Subject::length, Metric::move, integer(trimmed(lines[1])).value_or(0)));
    return board;
}

/// Adds the pieces: by number, or by number and touching cells.
void add_pieces(const BickfordBoard& board, Sketch& sketch) {
    const auto value = [&](Coordinate at) {
        return board.rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)].value;
    };
    std::map<int, int> by_number;
    std::set<Coordinate> done;
    for (int cell = 0; cell < sketch.rows() * sketch.columns(); ++cell) {
        const Coordinate at{cell / sketch.columns(), cell % sketch.columns()};
        if (value(at) == 0 || done.count(at) != 0) continue;
        const std::string_view place =
            board.rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)].place;
        if (board.form == Form::literal) {
            const auto [entry, fresh] = by_number.emplace(value(at), static_cast<int>(sketch.definition.blocks.size()));
            if (fresh) sketch.add(place, "", {});
            sketch.block(entry->second).cells.push_back(at);
            continue;
        }
        Cells cells{at};
        done.insert(at);
        for (std::size_t next = 0; next < cells.size(); ++next) {
            for (const Direction direction : kDirections) {
                const Coordinate to = cells[next] + offset(direction);
                if (sketch.inside(to) && value(to) == value(at) && done.insert(to).second) cells.push_back(to);
            }
        }
        sketch.add(place, "", std::move(cells));
    }
}

/// The last row and column that the cells touch.
Coordinate last_of(const Cells& cells) {
    Coordinate last;
    for (const Coordinate at : cells) last = {std::max(last.row, at.row), std::max(last.column, at.column)};
    return last;
}

bool touches_corner(const Cells& cells) {
    return std::any_of(cells.begin(), cells.end(), [](Coordinate at) { return at.row == 0; }) &&
           std::any_of(cells.begin(), cells.end(), [](Coordinate at) { return at.column == 0; });
}

/// The piece that goes to the corner, or -1.
int goal_piece(const BickfordBoard& board, const Sketch& sketch) {
    const auto& blocks = sketch.definition.blocks;
    int found = -1;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const Coordinate first = first_of(blocks[i].cells);
        const int number =
            board.rows[static_cast<std::size_t>(first.row)][static_cast<std::size_t>(first.column)].value;
        const bool meant = board.form == Form::rows ? number == 1 : touches_corner(blocks[i].cells);
        if (!meant) continue;
        if (found >= 0) return -1;
        found = static_cast<int>(i);
    }
    return found;
}

void set_goal(const BickfordBoard& board, Sketch& sketch) {
    const int piece = board.form == Form::literal ? -1 : goal_piece(board, sketch);
    if (piece < 0) {
        sketch.notes.emplace_back(say("The text tells no goal"));
        return;
    }
    Cells cells = sketch.block(piece).cells;
    const Coordinate by = Coordinate{sketch.rows() - 1, sketch.columns() - 1} - last_of(cells);
    for (Coordinate& at : cells) at = at + by;
    sketch.definition.targets.push_back({{{piece, std::move(cells)}}, {}});
    sketch.notes.emplace_back(
        say("The goal is a convention of the field, not in the text: one piece to the bottom right corner"));
}

Result<Reading> read_bickford(std::string_view text) {
    const Source source(text);
    auto board = board_of(source);
    if (!board) return board.error();
    if (board->rows.empty() || board->rows.front().empty())
        return source.error_at_end(say("there is no row of numbers"));
    for (const auto& row : board->rows) {
        if (row.size() == board->rows.front().size()) continue;
        return source.error(row.empty() ? source.text() : row.front().place,
                            say("this row is shorter or longer than the first"));
    }
    auto drawn = sketch(source, board->rows.front().front().place, static_cast<int>(board->rows.size()),
                        static_cast<int>(board->rows.front().size()));
    if (!drawn) return drawn.error();
    drawn->notes = board->notes;
    drawn->definition.facts = board->facts;
    add_pieces(*board, *drawn);
    if (drawn->definition.blocks.empty()) return source.error(source.text(), say("there is no piece"));
    set_goal(*board, *drawn);
    drawn->keep_goal_pieces_apart();
    return finish(source, std::move(*drawn));
}

bool recognises_bickford(std::string_view text) {
    if (is_literal(text)) return true;
    const auto lines = filled_lines(text);
    if (lines.empty()) return false;
    if (is_comma_row(lines.front()) || is_record(lines)) return true;
    return lines.size() == 1 && is_number_line(lines.front()) && number_lines(Source(text), lines);
}

/// Each piece its own number: rows with commas where piece 1 is to go to the corner, else a literal.
Result<std::string> write_bickford(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    if (!is_plain_rectangle(puzzle)) return Error{say("the board is no plain rectangle")};
    PieceId main = kNoPiece;
    if (!puzzle.goals().empty()) {
        const auto goal = only_goal(puzzle);
        if (!goal) return goal.error();
        const auto pieces = pieces_for(puzzle, **goal);
        if (pieces.size() != 1) return Error{say("its goal must be about one piece")};
        main = pieces.front();
    }
    const auto on_cell = occupants(puzzle, problem.start);
    std::string text = main == kNoPiece ? "{\n" : "";
    for (int cell = 0; cell < puzzle.board().cells(); ++cell) {
        const PieceId piece = on_cell[static_cast<std::size_t>(cell)];
        const int number = piece == kNoPiece ? 0 : piece == main ? 1 : piece + 2;
        const int column = cell % puzzle.board().columns();
        const bool last = column + 1 == puzzle.board().columns();
        if (main == kNoPiece && column == 0) text += "{ ";
        text += std::to_string(number);
        if (main == kNoPiece) text += last ? " },\n" : ", ";
        if (main != kNoPiece) text += last ? ",\n" : ",";
    }
    return text + (main == kNoPiece ? "};\n" : "");
}

}  // namespace

const Format kBickford{"bickford", Phrase("a board of Bickford's programs"),
                       fit_if<recognises_bickford, kLikelyFit - 5>, read_bickford, write_bickford};

}  // namespace shunt::puzzle::format
