// Rush Hour: a word of n x n characters (fogleman/rush), or rows of any size, divided by anything, as layout.hpp tells.
//
//   .  o  void, or what else is customary      x  wall, unless it is a car that could leave      #  wall
//   any other: a car, a straight run
//
// Cars can only move lengthwise. The car to leave is the one called X, x, A, R or Z, or the first by its label, and it leaves to the
// right; a character beyond the rows is an exit, and then the car on its line leaves there. Also `MOVES BOARD CLUSTER` lines of the
// published database (moves: slides; cluster: reachable positions), longer lines of the same kind, and links `#BOARD/MOVES`.
#include <algorithm>

#include "core/puzzle/format/cars.hpp"
#include "core/puzzle/format/signs.hpp"

namespace shunt::puzzle::format {
namespace {

int root_of(std::size_t size) {
    int root = 0;
    while (static_cast<std::size_t>(root) * static_cast<std::size_t>(root) < size) ++root;
    return static_cast<std::size_t>(root) * static_cast<std::size_t>(root) == size ? root : 0;
}

/// A board before it is known to be one.
struct Traffic {
    std::vector<std::vector<std::string_view>> rows;
    std::vector<Fact> facts{};
    std::optional<Exit> exit{};
    Signs signs{};
    bool word = false;  ///< one word: x is a wall there, and nothing else is customary
};

bool is_count(std::string_view word) { return integer(word).value_or(-1) >= 0; }

/// `MOVES BOARD CLUSTER`, `MOVES BOARD STATES d0,d1,...` or `MOVES STEPS PIECES BOARD CLUSTER`: the word of the board and what is stated.
std::optional<std::pair<std::string_view, std::vector<Fact>>> database_line(
    const std::vector<std::string_view>& words) {
    if (words.size() < 3 || words.size() > 5 || !is_count(words[0])) return std::nullopt;
    const std::size_t board = words.size() == 5 ? 3 : 1;
    if (is_count(words[board]) || !is_count(words[board + 1])) return std::nullopt;
    return std::pair{words[board],
                     std::vector{stated(Fact::Subject::length, Metric::slide, *integer(words[0])),
                                 stated(Fact::Subject::reachable, std::nullopt, *integer(words[board + 1]))}};
}

/// The word that is the whole board, with what is stated beside it.
std::optional<std::pair<std::string_view, std::vector<Fact>>> board_word(std::string_view text) {
    const auto words = words_of(text);
    if (auto line = database_line(words)) return line;
    if (words.size() != 1) return std::nullopt;
    std::string_view word = words[0];
    if (word.front() == '#') {
        word.remove_prefix(1);
        word = word.substr(0, word.find('/'));
    }
    return std::pair{word, std::vector<Fact>{}};
}

Result<Traffic> traffic_of_word(const Source& source, std::string_view word, std::vector<Fact> facts) {
    const auto characters = characters_of(word);
    const int side = root_of(characters.size());
    if (side == 0)
        return source.error(word, say("the board has {count} characters, which is no square number",
                                      {{"count", std::to_string(characters.size())}}));
    Traffic traffic;
    traffic.facts = std::move(facts);
    traffic.word = true;
    for (int row = 0; row < side; ++row)
        traffic.rows.emplace_back(characters.begin() + row * side, characters.begin() + (row + 1) * side);
    traffic.signs.voids = {".", "o"};
    traffic.signs.walls = {"x"};
    return traffic;
}

// ── exits ──────────────────────────────────────────────────────────────────────────────────────────

/// The only row that has something in a column where all others are blank or end; -1 if there is none.
int lonely_row(const CellGrid& grid, std::size_t column) {
    int found = -1;
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        if (column >= grid.rows[row].size() || is_blank_cell(grid.rows[row][column])) continue;
        if (found >= 0) return -1;
        found = static_cast<int>(row);
    }
    return found;
}

/// The only cell of a row that holds anything; -1 if there are more.
int lonely_column(const std::vector<std::string_view>& row) {
    int found = -1;
    for (std::size_t column = 0; column < row.size(); ++column) {
        if (is_blank_cell(row[column])) continue;
        if (found >= 0) return -1;
        found = static_cast<int>(column);
    }
    return found;
}

void drop_column(CellGrid& grid, std::size_t column) {
    for (auto& row : grid.rows) {
        if (column < row.size()) row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
    }
}

/// Takes a character beyond the rows off a drawn grid; it is the exit.
std::optional<Exit> take_exit(CellGrid& grid) {
    if (!grid.drawn || grid.rows.size() < 3 || grid.width() < 3) return std::nullopt;
    const std::size_t last = grid.width() - 1;
    if (const int row = lonely_row(grid, last); row >= 0) return drop_column(grid, last), Exit{Side::right, row};
    if (const int row = lonely_row(grid, 0); row >= 0) return drop_column(grid, 0), Exit{Side::left, row};
    if (const int column = lonely_column(grid.rows.front()); column >= 0 && grid.rows.front().size() < grid.width())
        return grid.rows.erase(grid.rows.begin()), Exit{Side::top, column};
    if (const int column = lonely_column(grid.rows.back()); column >= 0 && grid.rows.back().size() < grid.width())
        return grid.rows.pop_back(), Exit{Side::bottom, column};
    return std::nullopt;
}

// ── rows ───────────────────────────────────────────────────────────────────────────────────────────

/// Whether cells are one straight run of two or more.
bool is_run(const Cells& cells, bool horizontal_only) {
    if (cells.size() < 2) return false;
    const Shape shape(cells);
    const Coordinate extent = shape.extent();
    const int length = static_cast<int>(cells.size());
    return (extent.row == 1 && extent.column == length) ||
           (!horizontal_only && extent.column == 1 && extent.row == length);
}

/// Whether x is a car: a horizontal run, where no A could leave instead.
bool x_is_car(const CellGrid& grid) {
    return is_run(cells_with(grid, "x"), true) && !is_run(cells_with(grid, "A"), true);
}

Signs traffic_signs(const CellGrid& grid) {
    Signs signs = signs_of(grid, {".", "o", "_", "-", "0", " ", "-1"});
    const bool o_is_car = is_run(cells_with(grid, "o"), false) && !cells_with(grid, "n").empty();
    if (signs.voids.count(".") != 0 && !o_is_car) signs.voids.insert("o");
    if (signs.voids.count("o") != 0) signs.voids.insert(".");
    if (!x_is_car(grid)) signs.walls.insert("x");
    signs.walls.insert("#");
    return signs;
}

/// Whether a drawn row has a blank between its cells: then blanks are voids, and rows may end early.
bool has_inner_blank(const CellGrid& grid) {
    return grid.drawn && std::any_of(grid.rows.begin(), grid.rows.end(), [](const auto& row) {
               const auto first = std::find_if_not(row.begin(), row.end(), is_blank_cell);
               return std::any_of(first, row.end(), is_blank_cell);
           });
}

/// Takes the exit off a grid, or makes all its rows equally long where blanks are voids.
std::optional<Exit> make_even(CellGrid& grid, std::string_view text) {
    if (!has_inner_blank(grid)) return take_exit(grid);
    const std::size_t width = grid.width();
    for (auto& row : grid.rows) row.resize(width, text.substr(text.size()));
    return std::nullopt;
}

Result<Traffic> traffic_of_rows(const Source& source, const Layout& layout) {
    if (layout.grids.empty()) return source.error_at_end(say("there is no board"));
    if (layout.grids.size() > 1)
        return source.error(layout.grids[1].rows.front().front(), say("another board; give one of them"));
    CellGrid grid = layout.grids.front();
    const auto exit = make_even(grid, source.text());
    if (grid.rows.empty() || grid.rows.front().empty())
        return source.error(source.text(), say("beside the exit there are no cells"));
    const std::size_t width = grid.rows.front().size();
    for (const auto& row : grid.rows) {
        if (row.size() == width) continue;
        return source.error(
            row.empty() ? source.text() : row.front(),
            say("this row has {count, plural, one {# character} other {# characters}}, the first has {first}",
                {{"count", std::to_string(row.size())}, {"first", std::to_string(width)}}));
    }
    Signs signs = traffic_signs(grid);
    signs.blank_is_void = signs.blank_is_void || has_inner_blank(grid);
    return Traffic{std::move(grid.rows), {}, exit, std::move(signs), false};
}

Result<Sketch> sketch_of(const Source& source, const Traffic& traffic) {
    auto board = sketch(source, traffic.rows.front().front(), static_cast<int>(traffic.rows.size()),
                        static_cast<int>(traffic.rows.front().size()));
    if (!board) return board;
    for (int row = 0; row < board->rows(); ++row) {
        for (int column = 0; column < board->columns(); ++column) {
            const Coordinate at{row, column};
            const std::string_view cell = traffic.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (traffic.signs.is_wall(cell)) board->at(at) = Ground::wall;
            if (!traffic.signs.is_wall(cell) && !traffic.signs.is_void(cell)) board->add_cell(cell, cell, at);
        }
    }
    return board;
}

Result<Sketch> traffic_sketch(const Source& source) {
    const Layout layout = layout_of(source.text());
    const auto word = board_word(source.text());
    auto traffic = word ? traffic_of_word(source, word->first, word->second) : traffic_of_rows(source, layout);
    if (!traffic) return traffic.error();
    auto board = sketch_of(source, *traffic);
    if (!board) return board;
    if (auto failure = make_cars(source, *board)) return *failure;
    const Side side = traffic->exit ? traffic->exit->side : Side::right;
    const int car = car_to_leave(*board, traffic->exit);
    if (car < 0) return source.error(source.text(), say("no car stands on the line of the exit"));
    if (auto failure = set_car_goal(source, *board, car, side)) return *failure;
    if (!word) {
        if (auto failure = check_words(source, layout, *board)) return *failure;
    }
    board->definition.metric = Metric::slide;
    board->definition.facts = std::move(traffic->facts);
    board->keep_goal_pieces_apart();
    return board;
}

Result<Reading> read_rush(std::string_view text) {
    const Source source(text);
    auto board = traffic_sketch(source);
    if (!board) return board.error();
    return finish(source, std::move(*board));
}

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

/// Rows in which every label is a straight run are Rush Hour by custom on 6x6, with an exit or with a car called X; else perhaps.
int fit_rush(std::string_view text) {
    if (const auto word = board_word(text)) return is_board_token(word->first) ? kExactFit - 4 : kNoFit;
    const auto board = traffic_sketch(Source(text));
    if (!board || board->rows() < 3 || board->columns() < 3) return kNoFit;
    const bool custom = (board->rows() == 6 && board->columns() == 6) || board->find("X") >= 0 || board->find("x") >= 0;
    return custom ? kLikelyFit : kDrawnFit + 5;
}

Result<std::string> write_rush(const Problem& problem) {
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

const Format kRush{"rush", Phrase("a Rush Hour board (cars move lengthwise only)"), fit_rush, read_rush, write_rush};

}  // namespace shunt::puzzle::format
