// Rush Hour strings (fogleman/rush): a token of n x n characters or n rows of n, row by row.
//
//   .  o   void          x   wall          any other character: a car, one straight run of two or more cells
//
// Cars can only move lengthwise. The primary car is the first by its label; it must be horizontal and alone of that kind in its row,
// and has to reach the right edge. Also `MOVES BOARD CLUSTER` lines of the published database (moves: slides; cluster: reachable
// positions), longer lines of the same kind, and links `#BOARD/MOVES`. What the original counts as moves are slides.
#include <algorithm>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

int root_of(std::size_t size) {
    int root = 0;
    while (static_cast<std::size_t>(root) * static_cast<std::size_t>(root) < size) ++root;
    return static_cast<std::size_t>(root) * static_cast<std::size_t>(root) == size ? root : 0;
}

bool is_void(std::string_view c) { return c == "." || c == "o"; }

/// The parts of a text that are the rows of the board, and what else it says.
struct Parts {
    std::vector<std::string_view> rows;  ///< one: a token to be divided
    std::vector<Fact> facts;
};

bool is_number(std::string_view word) { return integer(word).value_or(-1) >= 0; }

/// `MOVES BOARD CLUSTER`, `MOVES BOARD STATES d0,d1,...` or `MOVES STEPS PIECES BOARD CLUSTER`.
std::optional<Parts> database_line(const std::vector<std::string_view>& words) {
    if (words.size() < 3 || words.size() > 5 || !is_number(words[0])) return std::nullopt;
    const std::size_t board = words.size() == 5 ? 3 : 1;
    if (is_number(words[board]) || !is_number(words[board + 1])) return std::nullopt;
    return Parts{{words[board]},
                 {stated(Fact::Subject::length, Metric::slide, *integer(words[0])),
                  stated(Fact::Subject::reachable, std::nullopt, *integer(words[board + 1]))}};
}

Parts parts_of(std::string_view text) {
    const auto words = words_of(text);
    if (auto line = database_line(words)) return *line;
    if (words.size() == 1 && words[0].front() == '#') {
        std::string_view board = words[0].substr(1);
        return {{board.substr(0, board.find('/'))}, {}};
    }
    return {words, {}};
}

struct Car {
    std::string_view label;
    Cells cells;
    [[nodiscard]] bool is_horizontal() const { return cells.front().row == cells.back().row; }
};

class Reader {
public:
    explicit Reader(std::string_view text) : source_(text) {}

    Result<Reading> read() {
        Parts parts = parts_of(source_.text());
        if (parts.rows.empty()) return source_.error_at_end(say("there is no board"));
        if (auto failure = divide(parts.rows)) return *failure;
        if (auto failure = check_cars()) return *failure;
        sketch_.definition.metric = Metric::slide;
        sketch_.definition.facts = std::move(parts.facts);
        sketch_.keep_goal_pieces_apart();
        return finish(source_, std::move(sketch_));
    }

private:
    Failure divide(const std::vector<std::string_view>& texts) {
        std::vector<std::vector<std::string_view>> rows;
        for (const std::string_view text : texts) rows.push_back(characters_of(text));
        if (rows.size() == 1) {
            const auto token = rows.front();
            const int side = root_of(token.size());
            if (side == 0)
                return source_.error(texts.front(), say("the board has {count} characters, which is no square number",
                                                        {{"count", std::to_string(token.size())}}));
            rows.clear();
            for (int row = 0; row < side; ++row)
                rows.emplace_back(token.begin() + row * side, token.begin() + (row + 1) * side);
        }
        auto board =
            sketch(source_, texts.front(), static_cast<int>(rows.size()), static_cast<int>(rows.front().size()));
        if (!board) return board.error();
        sketch_ = std::move(*board);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row].size() != rows.front().size())
                return source_.error(
                    texts[row],
                    say("this row has {count, plural, one {# character} other {# characters}}, the first has {first}",
                        {{"count", std::to_string(rows[row].size())}, {"first", std::to_string(rows.front().size())}}));
            for (std::size_t column = 0; column < rows[row].size(); ++column)
                read_cell(rows[row][column], {static_cast<int>(row), static_cast<int>(column)});
        }
        return std::nullopt;
    }

    void read_cell(std::string_view c, Coordinate at) {
        if (c == "x") sketch_.at(at) = Ground::wall;
        if (c != "x" && !is_void(c)) sketch_.add_cell(c, c, at);
    }

    Failure check_cars() {
        auto& blocks = sketch_.definition.blocks;
        if (blocks.empty()) return source_.error(source_.text(), say("there is no car"));
        std::size_t primary = 0;
        for (std::size_t car = 0; car < blocks.size(); ++car) {
            const Shape shape(blocks[car].cells);
            const Coordinate extent = shape.extent();
            if (shape.size() < 2 || std::min(extent.row, extent.column) != 1 ||
                std::max(extent.row, extent.column) != shape.size())
                return source_.error(sketch_.places[car], say("car {car} is no straight run of two or more cells",
                                                              {{"car", blocks[car].name}}));
            blocks[car].axis = extent.row == 1 ? Axis::horizontal : Axis::vertical;
            if (blocks[car].name < blocks[primary].name) primary = car;
        }
        return set_goal(primary);
    }

    Failure set_goal(std::size_t primary) {
        const auto& blocks = sketch_.definition.blocks;
        const std::string_view place = sketch_.places[primary];
        if (blocks[primary].axis != Axis::horizontal)
            return source_.error(place, say("the primary car {car} (the first by label) must be horizontal",
                                            {{"car", blocks[primary].name}}));
        const Coordinate first = first_of(blocks[primary].cells);
        for (std::size_t car = 0; car < blocks.size(); ++car) {
            if (car == primary || blocks[car].axis != Axis::horizontal || first_of(blocks[car].cells).row != first.row)
                continue;
            return source_.error(sketch_.places[car], say("car {car} is horizontal in the row of the primary car",
                                                          {{"car", blocks[car].name}}));
        }
        sketch_.goal_place = place;
        const int length = static_cast<int>(blocks[primary].cells.size());
        const Coordinate goal{first.row, sketch_.columns() - length};
        for (int column = goal.column; column < sketch_.columns(); ++column) {
            if (sketch_.at({first.row, column}) == Ground::wall)
                return source_.error(place,
                                     say("a wall stands at the end of the primary car's row: it can never get there"));
        }
        sketch_.definition.targets.push_back(
            {{{static_cast<int>(primary), moved_to(blocks[primary].cells, goal)}}, {}});
        return std::nullopt;
    }

    Source source_;
    Sketch sketch_;
};

Result<Reading> read(std::string_view text) { return Reader(text).read(); }

bool has_repeated_label(std::string_view token) {
    for (std::size_t i = 0; i < token.size(); ++i) {
        const bool label = token[i] != '.' && token[i] != 'o' && token[i] != 'x';
        if (label && token.find(token[i], i + 1) != std::string_view::npos) return true;
    }
    return false;
}

bool is_board_token(std::string_view token) {
    constexpr std::size_t kLargest = 1024;
    if (token.size() > kLargest || root_of(token.size()) < 3 || !has_repeated_label(token)) return false;
    if (token.find_first_of("{}[]\":,") != std::string_view::npos) return false;
    if (token.size() > 9) return true;
    return token.find_first_of(".o") != std::string_view::npos && !consists_of(token, "0123456789abcdefABCDEF");
}

/// Six rows of six, each label one straight bar, the first one horizontal: what a letter grid would be, too.
bool are_rows(std::string_view text, const std::vector<std::string_view>& rows) {
    if (rows.size() != 6 || text.find("\n\n") != std::string_view::npos) return false;
    if (std::any_of(rows.begin(), rows.end(), [](std::string_view row) { return row.size() != 6; })) return false;
    return read(text).has_value();
}

bool recognises(std::string_view text) {
    const auto words = words_of(text);
    if (const auto line = database_line(words)) return is_board_token(line->rows.front());
    if (words.size() == 1 && words[0].front() == '#') return is_board_token(parts_of(text).rows.front());
    return words.size() == 1 ? is_board_token(words[0]) : are_rows(trimmed(text), words);
}

Result<std::string> write(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const auto goal = only_goal(puzzle);
    if (!goal) return goal.error();
    const Board& board = puzzle.board();
    if (board.rows() != board.columns()) return Error{say("the board is not square")};
    const auto pieces = pieces_for(puzzle, **goal);
    if (pieces.size() != 1) return Error{say("its goal must be about one car")};
    std::string letters = letters_for(puzzle, "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnpqrstuvwyz");
    if (letters.empty()) return Error{say("there are more cars than labels")};
    letters[pieces.front()] = 'A';  // labels say which car is the primary one
    std::string token;
    for (const std::string& row : drawing(problem, letters, 'x', '.', '.')) token += row;
    return token + "\n";
}

}  // namespace

const Format kRush{"rush", Phrase("a Rush Hour board (cars move lengthwise only)"), recognises, read, write};

}  // namespace shunt::puzzle::format
