// Game descriptions and saved games of Simon Tatham's Portable Puzzle Collection: Fifteen and Slide.
//
//   Fifteen   4x4:8,11,3,...,15          the numbers row by row, 0 the gap; the goal has it last
//   Slide     6x6m10:w7md1aew2...,4,3,6  size, an ignored generator's setting, the cells, where the main piece's first cell is to
//                                        come (column, row), and perhaps the least number of moves
//             w wall   e void   a first cell of a piece   m of the main piece   dK same piece as K cells back; a number repeats;
//             f before a cell or a run: only the main piece may enter
//   a saved game: lines `KEY     :length:value`, of which GAME, PARAMS and DESC matter
//
// Pieces of equal shape are interchangeable but for the main one.
#include <algorithm>

#include "core/puzzle/format/tile_text.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr std::string_view kSaved = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection";

/// "PARAMS:DESC" taken apart; `mark` is '#' for the seed of a random game.
struct Id {
    std::string_view params;
    char mark = ':';
    std::string_view description;
    std::string_view game;  ///< of a saved game: "Slide"
};

Id id_of(std::string_view text) {
    Id id;
    if (text.substr(0, kSaved.size()) != kSaved) {
        const std::string_view word = only_word(text);
        const std::size_t mark = std::min(word.find_first_of(":#"), word.size());
        id.params = word.substr(0, mark);
        if (mark < word.size()) id.mark = word[mark];
        id.description = word.substr(std::min(mark + 1, word.size()));
        return id;
    }
    for (const std::string_view line : lines_of(text)) {
        const std::size_t first = line.find(':');
        const std::size_t second = first == std::string_view::npos ? first : line.find(':', first + 1);
        if (second == std::string_view::npos) continue;
        const std::string_view key = trimmed(line.substr(0, first));
        const std::string_view value = line.substr(second + 1);
        if (key == "GAME") id.game = value;
        if (key == "PARAMS") id.params = value;
        if (key == "DESC") id.description = value;
    }
    return id;
}

/// Width and height at the front of the parameters, column first; takes them off.
std::optional<Coordinate> take_size(std::string_view& params) {
    const auto width = take_integer(params);
    if (!width) return std::nullopt;
    if (!take(params, "x")) return Coordinate{*width, *width};
    const auto height = take_integer(params);
    if (!height) return std::nullopt;
    return Coordinate{*height, *width};
}

Error expected_id(const Source& source) {
    return source.error(source.text(), say("expected a game description 'WIDTHxHEIGHT:...' or a saved game"));
}

Error refuse_seed(const Source& source, const Id& id) {
    return source.error(id.description,
                        say("a random seed, not a description: only the original program can expand it"));
}

// ── Fifteen ────────────────────────────────────────────────────────────────────────────────────────

}  // namespace

Result<TileText> fifteen_tiles(const Source& source) {
    const Id id = id_of(source.text());
    std::string_view params = id.params;
    const auto size = take_size(params);
    if (id.description.empty() || !size || !params.empty()) return expected_id(source);
    if (id.mark == '#') return refuse_seed(source, id);
    const auto board = sketch(source, id.params, size->row, size->column);
    if (!board) return board.error();
    const int cells = size->row * size->column;
    std::vector<int> numbers;
    std::vector<bool> used(static_cast<std::size_t>(cells), false);
    std::string_view rest = id.description;
    while (static_cast<int>(numbers.size()) < cells) {
        if (!numbers.empty() && !take(rest, ",")) return source.error(rest, say("expected ',' and another number"));
        const std::string_view place = rest;
        const auto number = take_integer(rest);
        if (!number) return source.error(place, say("expected a number"));
        if (*number < 0 || *number >= cells) return source.error(place, say("this number is out of range"));
        if (used[static_cast<std::size_t>(*number)]) return source.error(place, say("this number is used twice"));
        used[static_cast<std::size_t>(*number)] = true;
        numbers.push_back(*number);
    }
    if (!rest.empty()) return source.error(rest, say("text after the last number"));
    return TileText{std::move(numbers), {}, size->row};
}

namespace {

Result<Reading> read_fifteen(std::string_view text) {
    const Source source(text);
    const auto tiles = fifteen_tiles(source);
    if (!tiles) return tiles.error();
    return numbered_tiles(source, *tiles, false);
}

bool recognises_fifteen(std::string_view text) {
    const Id id = id_of(text);
    if (!id.game.empty()) return id.game == "Fifteen";
    std::string_view params = id.params;
    if (id.description.empty() || !take_size(params) || !params.empty()) return false;
    return id.mark == '#' || consists_of(id.description, "0123456789,");
}

/// The numbers of a board whose pieces are units named 1, 2, 3, ...; empty for others.
std::vector<int> numbers_of_tatham(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    std::vector<int> numbers(static_cast<std::size_t>(puzzle.board().cells()), 0);
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const auto number = integer(puzzle.pieces()[piece].name);
        if (!number || puzzle.kind_of(static_cast<PieceId>(piece)).shape.size() != 1) return {};
        numbers[problem.start.anchors[piece]] = *number;
    }
    return numbers;
}

Result<std::string> write_fifteen(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const auto numbers = numbers_of_tatham(problem);
    if (!is_plain_rectangle(puzzle) || numbers.empty())
        return Error{say("it is no rectangle of unit pieces named 1, 2, 3, ...")};
    std::string text = std::to_string(puzzle.board().columns()) + "x" + std::to_string(puzzle.board().rows());
    for (std::size_t i = 0; i < numbers.size(); ++i) text += (i == 0 ? ":" : ",") + std::to_string(numbers[i]);
    return text + "\n";
}

// ── Slide ──────────────────────────────────────────────────────────────────────────────────────────

class SlideReader {
public:
    explicit SlideReader(std::string_view text) : source_(text) {}

    Result<Reading> read() {
        const Id id = id_of(source_.text());
        std::string_view params = id.params;
        const auto size = take_size(params);
        if (id.description.empty() || !size) return expected_id(source_);
        if (take(params, "m") ? !take_integer(params) : !params.empty() && !take(params, "u"))
            return expected_id(source_);
        if (!params.empty()) return expected_id(source_);
        if (id.mark == '#') return refuse_seed(source_, id);
        auto board = sketch(source_, id.params, size->row, size->column);
        if (!board) return board.error();
        sketch_ = std::move(*board);
        rest_ = id.description;
        piece_of_.assign(static_cast<std::size_t>(cells()), -1);
        while (cell_ < cells()) {
            if (auto failure = read_run()) return *failure;
        }
        if (auto failure = read_goal()) return *failure;
        sketch_.keep_goal_pieces_apart();
        return finish(source_, std::move(sketch_));
    }

private:
    [[nodiscard]] int cells() const { return sketch_.rows() * sketch_.columns(); }
    [[nodiscard]] Coordinate coordinate(int cell) const { return {cell / sketch_.columns(), cell % sketch_.columns()}; }

    /// One letter with its number: a run of like cells, or one cell of a piece begun before.
    Failure read_run() {
        const std::string_view place = rest_;
        const bool field = take(rest_, "f") || take(rest_, "F");
        const char letter = rest_.empty() ? '\0' : lower(rest_.substr(0, 1)).front();
        if (letter == '\0' || letter == ',')
            return source_.error(rest_, say("the cells end too early: there are {count} of {all}",
                                            {{"count", std::to_string(cell_)}, {"all", std::to_string(cells())}}));
        if (std::string_view("weamd").find(letter) == std::string_view::npos)
            return source_.error(rest_, say("expected w, e, a, m, d or f"));
        rest_.remove_prefix(1);
        const bool counted = !rest_.empty() && is_digit(rest_.front());
        const auto number = take_integer(rest_);
        if (counted && (!number || *number < 1)) return source_.error(place, say("this number is too large or 0"));
        if (letter == 'd') return continue_piece(place, number.value_or(1), field);
        for (int left = number.value_or(1); left > 0; --left) {
            if (cell_ == cells()) return source_.error(place, say("there are more cells than the board has"));
            if (auto failure = read_cell(place, letter, field)) return failure;
        }
        return std::nullopt;
    }

    Failure read_cell(std::string_view place, char letter, bool field) {
        const Coordinate at = coordinate(cell_);
        if (letter == 'w') sketch_.at(at) = Ground::wall;
        if (letter != 'w' && field) sketch_.at(at) = Ground::gate;
        if (letter == 'm' && main_ >= 0) return source_.error(place, say("a second main piece"));
        if (letter == 'm' || letter == 'a') {
            const int piece = sketch_.add(place, "", {at});
            piece_of_[static_cast<std::size_t>(cell_)] = piece;
            if (letter == 'm') main_ = piece;
        }
        ++cell_;
        return std::nullopt;
    }

    Failure continue_piece(std::string_view place, int back, bool field) {
        const int piece = back > cell_ ? -1 : piece_of_[static_cast<std::size_t>(cell_ - back)];
        if (piece < 0)
            return source_.error(place, say("there is no piece {count} cells back", {{"count", std::to_string(back)}}));
        const Coordinate at = coordinate(cell_);
        if (sketch_.block(piece).cells.back() != coordinate(cell_ - back))
            return source_.error(place, say("this must count from the latest cell of its piece"));
        if (field) sketch_.at(at) = Ground::gate;
        sketch_.block(piece).cells.push_back(at);
        piece_of_[static_cast<std::size_t>(cell_++)] = piece;
        return std::nullopt;
    }

    Failure read_goal() {
        if (!rest_.empty() && rest_.front() != ',')
            return source_.error(rest_, say("there are more cells than the board has"));
        if (main_ < 0) return source_.error(source_.text(), say("there is no main piece"));
        int numbers[3] = {0, 0, 0};
        int given = 0;
        sketch_.goal_place = rest_;
        for (; given < 3 && take(rest_, ","); ++given) {
            const auto number = take_integer(rest_);
            if (!number) return source_.error(rest_, say("expected a number"));
            numbers[given] = *number;
        }
        if (given < 2) return source_.error(rest_, say("expected where the main piece is to come: ',COLUMN,ROW'"));
        if (!rest_.empty()) return source_.error(rest_, say("text after the end of the description"));
        if (!sketch_.inside({numbers[1], numbers[0]}))
            return source_.error(sketch_.goal_place, say("the target is off the board"));
        sketch_.block(main_).enters_gates = true;
        sketch_.definition.targets.push_back(
            {{{main_, moved_to(sketch_.block(main_).cells, {numbers[1], numbers[0]})}}, {}});
        if (given == 3 && numbers[2] >= 0)
            sketch_.definition.facts.push_back(stated(Fact::Subject::length, Metric::move, numbers[2]));
        return std::nullopt;
    }

    Source source_;
    Sketch sketch_;
    std::string_view rest_;
    std::vector<int> piece_of_;
    int cell_ = 0;
    int main_ = -1;
};

Result<Reading> read_slide(std::string_view text) { return SlideReader(text).read(); }

bool recognises_slide(std::string_view text) {
    const Id id = id_of(text);
    if (!id.game.empty()) return id.game == "Slide";
    std::string_view params = id.params;
    if (id.description.empty() || !take_size(params)) return false;
    const bool limit = take(params, "u") || (take(params, "m") && take_integer(params));
    if (!params.empty() || (id.mark == '#' && !limit)) return false;
    const std::string_view cells = id.description.substr(0, id.description.find(','));
    return id.mark == '#' || (consists_of(cells, "adefmwADEFMW0123456789") && !is_digit(cells.front()));
}

/// The cells of a description, like ones in runs.
std::string cells_text(const Problem& problem, PieceId main) {
    const Puzzle& puzzle = problem.puzzle;
    const Board& board = puzzle.board();
    const auto on_cell = occupants(puzzle, problem.start);
    std::vector<int> latest(puzzle.pieces().size(), -1);
    std::string text;
    std::string run;
    int length = 0;
    const auto flush = [&] {
        if (length > 0) text += run + (length > 1 ? std::to_string(length) : "");
        length = 0;
    };
    for (int cell = 0; cell < board.rows() * board.columns(); ++cell) {
        const Coordinate at{cell / board.columns(), cell % board.columns()};
        const Cell live = board.cell(at);
        const PieceId piece = live == kNoCell ? kNoPiece : on_cell[live];
        std::string symbol = live == kNoCell ? "w" : board.ground(at) == Ground::gate ? "fe" : "e";
        if (piece != kNoPiece) {
            const int back = latest[piece] < 0 ? 0 : cell - latest[piece];
            symbol = back > 0 ? "d" + std::to_string(back) : piece == main ? "m" : "a";
            latest[piece] = cell;
        }
        if (symbol != run || symbol[0] == 'd' || symbol == "m") flush();
        run = symbol;
        ++length;
    }
    flush();
    return text;
}

Result<std::string> write_slide(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const auto goal = only_goal(puzzle);
    if (!goal) return goal.error();
    const auto pieces = pieces_for(puzzle, **goal);
    if (pieces.size() != 1) return Error{say("its goal must be about one piece")};
    const Board& board = puzzle.board();
    const Coordinate at = board.coordinate((*goal)->placements.front().anchor);
    return std::to_string(board.columns()) + "x" + std::to_string(board.rows()) +
           "u:" + cells_text(problem, pieces.front()) + "," + std::to_string(at.column) + "," + std::to_string(at.row) +
           "\n";
}

}  // namespace

const Format kFifteen{"fifteen", Phrase("a game of Fifteen (Simon Tatham)"), fit_if<recognises_fifteen>, read_fifteen,
                      write_fifteen};
const Format kSlide{"slide", Phrase("a game of Slide (Simon Tatham)"), fit_if<recognises_slide>, read_slide,
                    write_slide};

}  // namespace shunt::puzzle::format
