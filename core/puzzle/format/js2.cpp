// Jim'slide and js2: one `key: value` a line (Xuth/js2). Pairs are (column, row) from 0 at the top left.
//
//   xsize: 4   ysize: 5                 columns and rows
//   piece: 3 (0,0) (0,1)                a type: the cells of a piece, as differences
//   put: 3 (2,1)                        a piece of that type; several puts of one type are interchangeable, two types never
//   wall: (0,0)   hwall: y (x1,x2)   vwall: x (y1,y2)
//   lockx: 3   locky: 3                 pieces of the type cannot move along x, along y
//   win: 3 (1,3)                        a piece of the type must stand there; all wins must hold; win: 0 asks for a void
//
// Text after the values, lines that begin with ! or #, and the settings of js2's own search are passed over.
#include <algorithm>
#include <map>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

const std::vector<std::string_view> kJs2Keys{"xsize", "ysize", "piece", "put",   "win",   "wall",
                                             "hwall", "vwall", "lockx", "locky", "xstep", "ystep"};
const std::vector<std::string_view> kSettings{"useletters",    "hexprint", "winonly",  "nograph",    "noconcurrent",
                                              "checkfulltree", "bigmem",   "smallmem", "numthreads", "diskthreads",
                                              "cachepercent",  "cutoff",   "directed"};

bool contains_js2(const std::vector<std::string_view>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

void skip_blanks(std::string_view& rest) {
    while (!rest.empty() && (rest.front() == ' ' || rest.front() == '\t')) rest.remove_prefix(1);
}

/// Takes "( 1 , 2 )" off the front; x becomes the column. Takes nothing when there is none.
std::optional<Coordinate> take_pair(std::string_view& rest) {
    std::string_view tail = rest;
    const auto mark = [&](std::string_view wanted) {
        skip_blanks(tail);
        return take(tail, wanted);
    };
    const auto number = [&] {
        skip_blanks(tail);
        return take_integer(tail);
    };
    if (!mark("(")) return std::nullopt;
    const auto x = number();
    if (!x || !mark(",")) return std::nullopt;
    const auto y = number();
    if (!y || !mark(")")) return std::nullopt;
    rest = tail;
    return Coordinate{*y, *x};
}

struct Line {
    std::string key;
    std::string_view place;
    std::string_view rest;  ///< after the colon
};

/// A type of pieces.
struct Type {
    Cells cells;
    std::vector<int> blocks;  ///< indices of the pieces put so far
    std::size_t wins = 0;
    bool locked_x = false;
    bool locked_y = false;
};

class Js2Reader {
public:
    explicit Js2Reader(std::string_view text) : source_(text) {}

    Result<Reading> read_js2() {
        if (auto failure = split()) return *failure;
        if (auto failure = make_board()) return *failure;
        // Walls and pieces first: a win may ask for a piece that is put later.
        for (const bool wins : {false, true}) {
            for (const Line& line : lines_) {
                if ((line.key == "win") != wins) continue;
                if (auto failure = read_line(line)) return *failure;
            }
        }
        if (auto failure = lock()) return *failure;
        if (!target_.demands.empty() || !target_.voids.empty()) sketch_.definition.targets.push_back(target_);
        return finish(source_, std::move(sketch_));
    }

private:
    Failure split() {
        std::string ignored;
        for (std::string_view text : lines_of(source_.text())) {
            skip_blanks(text);
            if (text.empty() || text.front() == '!' || text.front() == '#') continue;
            const std::size_t colon = text.find(':');
            const std::string key = lower(text.substr(0, std::min(colon, text.size())));
            if (colon != std::string_view::npos && contains_js2(kJs2Keys, key)) {
                lines_.push_back({key, text, text.substr(colon + 1)});
            } else if (contains_js2(kSettings, key)) {
                ignored += (ignored.empty() ? "" : ", ") + key;
            } else {
                return source_.error(text, say("unknown command '{command}'", {{"command", key.substr(0, 40)}}));
            }
        }
        if (!ignored.empty())
            sketch_.notes.push_back(
                say("Settings of js2's own search are left out: {settings}", {{"settings", ignored}}));
        return std::nullopt;
    }

    Failure make_board() {
        int columns = 0;
        int rows = 0;
        for (Line& line : lines_) {
            if (line.key != "xsize" && line.key != "ysize") continue;
            skip_blanks(line.rest);
            const auto size = take_integer(line.rest);
            if (!size) return expected(line, say("a number"));
            (line.key == "xsize" ? columns : rows) = *size;
        }
        auto board = sketch(source_, source_.text(), rows, columns);
        if (!board) return board.error();
        board->notes = std::move(sketch_.notes);
        sketch_ = std::move(*board);
        return std::nullopt;
    }

    [[nodiscard]] Error expected(const Line& line, std::string_view what) const {
        return source_.error(line.rest, say("expected {what} after '{key}:'", {{"what", what}, {"key", line.key}}));
    }

    Failure read_line(Line line) {
        if (line.key == "xsize" || line.key == "ysize") return std::nullopt;
        if (line.key == "wall") {
            const auto at = take_pair(line.rest);
            return at ? add_wall(line, *at) : Failure{expected(line, "(x,y)")};
        }
        skip_blanks(line.rest);
        const auto number = take_integer(line.rest);
        if (!number) return expected(line, say("a number"));
        if (line.key == "hwall" || line.key == "vwall") return read_walls(line, *number);
        if (line.key == "piece") return read_piece(line, *number);
        const auto type = types_.find(*number);
        const bool void_wanted = line.key == "win" && *number == 0;
        if (type == types_.end() && !void_wanted)
            return source_.error(
                line.place, say("there is no piece {number} before this line", {{"number", std::to_string(*number)}}));
        if (line.key == "put") return read_put(line, *number, type->second);
        if (line.key == "win") return read_win(line, void_wanted ? nullptr : &type->second);
        return read_restriction(line, type->second);
    }

    Failure add_wall(const Line& line, Coordinate at) {
        if (!sketch_.inside(at)) return source_.error(line.place, say("this wall is off the board"));
        if (++walls_ > kMostWalls)
            return source_.error(line.place, say("more than 100,000 cells are said to be walls"));
        sketch_.at(at) = Ground::wall;
        return std::nullopt;
    }

    Failure read_walls(Line& line, int fixed) {
        const auto ends = take_pair(line.rest);
        if (!ends) return expected(line, say("a number and (from,to)"));
        for (int i = std::min(ends->row, ends->column); i <= std::max(ends->row, ends->column); ++i) {
            const Coordinate at = line.key == "hwall" ? Coordinate{fixed, i} : Coordinate{i, fixed};
            if (auto failure = add_wall(line, at)) return failure;
        }
        return std::nullopt;
    }

    Failure read_piece(Line& line, int number) {
        Cells cells;
        while (const auto cell = take_pair(line.rest)) cells.push_back(*cell);
        if (cells.empty()) return expected(line, say("a number and the cells (x,y) of the piece"));
        if (number == 0) return source_.error(line.place, say("0 means a void; it cannot number a piece"));
        types_.emplace(number, Type{std::move(cells), {}, 0, false, false});  // the first definition counts
        return std::nullopt;
    }

    Failure read_put(Line& line, int number, Type& type) {
        const auto at = take_pair(line.rest);
        if (!at) return expected(line, say("a number and (x,y)"));
        if (!sketch_.has_room(type.cells.size()))
            return source_.error(line.place, say("the pieces have more cells than the board"));
        type.blocks.push_back(sketch_.add(line.place, "", shifted(type.cells, *at), Axis::both, number));
        return std::nullopt;
    }

    Failure read_win(Line& line, Type* type) {
        const auto at = take_pair(line.rest);
        if (!at) return expected(line, say("a number and (x,y)"));
        sketch_.goal_place = line.place;
        if (type == nullptr) {
            target_.voids.push_back(*at);
            return std::nullopt;
        }
        if (type->wins == type->blocks.size())
            return source_.error(line.place, say("there are more wins for this piece than puts of it"));
        target_.demands.push_back({type->blocks[type->wins++], shifted(type->cells, *at)});
        return std::nullopt;
    }

    Failure read_restriction(Line& line, Type& type) {
        if (line.key == "lockx") type.locked_x = true;
        if (line.key == "locky") type.locked_y = true;
        if (line.key != "xstep" && line.key != "ystep") return std::nullopt;
        skip_blanks(line.rest);
        const auto multiple = take_integer(line.rest);
        if (!multiple) return expected(line, say("two numbers"));
        if (*multiple == 1) return std::nullopt;
        return source_.error(line.place, say("pieces that move by multiples of cells cannot be represented"));
    }

    Failure lock() {
        for (const auto& [number, type] : types_) {
            if (type.locked_x && type.locked_y)
                return source_.error(source_.text(),
                                     say("piece {number} can move along neither axis: write it as walls",
                                         {{"number", std::to_string(number)}}));
            for (const int block : type.blocks) {
                if (type.locked_x) sketch_.block(block).axis = Axis::vertical;
                if (type.locked_y) sketch_.block(block).axis = Axis::horizontal;
            }
        }
        return std::nullopt;
    }

    static Cells shifted(Cells cells, Coordinate by) {
        for (Coordinate& cell : cells) cell = cell + by;
        return cells;
    }

    Source source_;
    Sketch sketch_;
    static constexpr int kMostWalls = 100'000;  // repeated ones included

    std::vector<Line> lines_;
    int walls_ = 0;
    std::map<int, Type> types_;
    Definition::Target target_;
};

Result<Reading> read_js2(std::string_view text) { return Js2Reader(text).read_js2(); }

bool recognises_js2(std::string_view text) {
    for (std::string_view line : lines_of(text)) {
        skip_blanks(line);
        const std::size_t colon = line.find(':');
        if (colon != std::string_view::npos && contains_js2(kJs2Keys, lower(trimmed(line.substr(0, colon)))))
            return true;
    }
    return false;
}

std::string pair_of_js2(Coordinate at) { return " (" + std::to_string(at.column) + "," + std::to_string(at.row) + ")"; }

/// Walls, types, puts and locks.
std::string write_pieces(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const Board& board = puzzle.board();
    std::string text;
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            if (!is_live(puzzle, {row, column})) text += "wall:" + pair_of_js2({row, column}) + "\n";
        }
    }
    for (std::size_t k = 0; k < puzzle.kinds().size(); ++k) {
        const Kind& kind = puzzle.kinds()[k];
        const std::string number = std::to_string(k + 1);
        text += "piece: " + number;
        for (const Coordinate offset : kind.shape.offsets()) text += pair_of_js2(offset);
        text += "\n";
        if (kind.axis == Axis::horizontal) text += "locky: " + number + "\n";
        if (kind.axis == Axis::vertical) text += "lockx: " + number + "\n";
        for (const PieceId piece : kind.pieces)
            text += "put: " + number + pair_of_js2(board.coordinate(problem.start.anchors[piece])) + "\n";
    }
    return text;
}

Result<std::string> write_js2(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    if (puzzle.goals().size() > 1) return Error{say("the puzzle has several goals")};
    const Board& board = puzzle.board();
    std::string text = "xsize: " + std::to_string(board.columns()) + "\nysize: " + std::to_string(board.rows()) + "\n";
    if (!puzzle.name().empty()) text = "! " + puzzle.name() + "\n" + text;
    text += write_pieces(problem);
    for (const Goal& goal : puzzle.goals()) {
        for (const auto& [kind, anchor, named] : goal.placements)
            text += "win: " + std::to_string(kind + 1) + pair_of_js2(board.coordinate(anchor)) + "\n";
        for (const Cell cell : goal.voids) text += "win: 0" + pair_of_js2(board.coordinate(cell)) + "\n";
    }
    return text;
}

}  // namespace

const Format kJs2{"js2", Phrase("a Jim'slide (js2) puzzle"), fit_if<recognises_js2>, read_js2, write_js2};

}  // namespace shunt::puzzle::format
