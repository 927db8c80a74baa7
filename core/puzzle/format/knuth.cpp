// The input of Knuth's SLIDING (caerwynj/knuthian, programs/sliding.w).
//
//   5 x 5 any remark          rows x columns, at most 256 cells
//   1 = 111/01                a piece: a name 1-9 a-f, its rows from top to bottom, cells 1
//   1xx200000000033           the start: for every cell not yet decided, row by row, 0 void, x dead, or the piece whose first cell
//   000xx00033001002          stands there; voids at the end may be missing. Then the goal in the same way, all pieces placed.
//
// Pieces of one name are interchangeable, equal shapes of two names are not.
#include <algorithm>
#include <map>
#include <set>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr std::string_view kNames = "123456789abcdef";
constexpr int kKnuthMostCells = 256;

/// The two numbers of "R x C remark", columns second.
std::optional<Coordinate> size_in(std::string_view line) {
    const auto skip = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
    skip();
    const auto rows = take_integer(line);
    skip();
    if (!rows || !take(line, "x")) return std::nullopt;
    skip();
    const auto columns = take_integer(line);
    if (!columns) return std::nullopt;
    return Coordinate{*rows, *columns};
}

bool is_piece_line(std::string_view line) {
    return line.size() > 4 && kNames.find(line[0]) != std::string_view::npos && line.substr(1, 3) == " = " &&
           consists_of(line.substr(4), "01/");
}

Cells cells_of_knuth(std::string_view pattern) {
    Cells cells;
    Coordinate at;
    for (const char c : pattern) {
        if (c == '1') cells.push_back(at);
        at = c == '/' ? Coordinate{at.row + 1, 0} : Coordinate{at.row, at.column + 1};
    }
    return cells;
}

/// One placed piece of a configuration.
struct Placed {
    char name;
    std::string_view place;
    Cells cells;
};

struct Configuration {
    std::vector<Placed> pieces;
    std::vector<bool> dead;
};

class KnuthReader {
public:
    explicit KnuthReader(std::string_view text) : source_(text), lines_(lines_of(text)) {}

    Result<Reading> read_knuth() {
        const std::size_t carriage_return = source_.text().find('\r');
        if (carriage_return != std::string_view::npos)
            return source_.error(source_.text().substr(carriage_return), say("a carriage return; SLIDING refuses it"));
        const auto size = lines_.empty() ? std::nullopt : size_in(lines_.front());
        if (!size) return source_.error(source_.text(), say("expected 'ROWS x COLUMNS'"));
        auto board = sketch(source_, lines_.front(), size->row, size->column);
        if (!board) return board.error();
        if (size->row * size->column > kKnuthMostCells)
            return source_.error(lines_.front(), say("the board has more than 256 cells"));
        sketch_ = std::move(*board);
        std::size_t line = 1;
        for (; line < lines_.size() && (lines_[line].empty() || is_piece_line(lines_[line])); ++line) {
            if (lines_[line].empty()) continue;
            const Cells cells = cells_of_knuth(lines_[line].substr(4));
            if (cells.empty()) return source_.error(lines_[line], say("this piece has no cell"));
            if (!shapes_.emplace(lines_[line][0], cells).second)
                sketch_.notes.push_back(
                    say("Piece {name} is defined twice; the first counts", {{"name", lines_[line].substr(0, 1)}}));
        }
        if (line + 1 >= lines_.size())
            return source_.error_at_end(say("expected the lines of the start and of the goal"));
        return read_configurations(lines_[line], lines_[line + 1]);
    }

private:
    Result<Reading> read_configurations(std::string_view start_line, std::string_view goal_line) {
        auto start = read_configuration(start_line);
        if (!start) return start.error();
        auto goal = read_configuration(goal_line);
        if (!goal) return goal.error();
        if (start->dead != goal->dead)
            return source_.error(goal_line, say("the start and the goal have different dead cells (x)"));
        for (std::size_t cell = 0; cell < start->dead.size(); ++cell) {
            if (start->dead[cell]) sketch_.at(coordinate(static_cast<int>(cell))) = Ground::wall;
        }
        std::map<char, std::vector<int>> blocks;
        for (Placed& piece : start->pieces) {
            const int label = static_cast<int>(kNames.find(piece.name));
            blocks[piece.name].push_back(
                sketch_.add(piece.place, std::string(1, piece.name), std::move(piece.cells), Axis::both, label));
        }
        Definition::Target target;
        std::map<char, std::size_t> met;
        for (Placed& piece : goal->pieces) {
            if (met[piece.name] == blocks[piece.name].size())
                return source_.error(piece.place, say("the goal has more pieces of this name than the start"));
            target.demands.push_back({blocks[piece.name][met[piece.name]++], std::move(piece.cells)});
        }
        if (goal->pieces.size() != start->pieces.size())
            return source_.error(goal_line, say("the goal has fewer pieces than the start"));
        sketch_.goal_place = goal_line;
        sketch_.definition.targets.push_back(std::move(target));
        return finish_quietly();
    }

    /// Names of pieces are names of kinds here: that later pieces of a name are called otherwise is no news.
    Result<Reading> finish_quietly() {
        std::set<std::string> seen;
        for (auto& block : sketch_.definition.blocks) {
            if (!seen.insert(block.name).second) block.name.clear();
        }
        return finish(source_, std::move(sketch_));
    }

    Result<Configuration> read_configuration(std::string_view line) {
        const int cells = sketch_.rows() * sketch_.columns();
        Configuration found{{}, std::vector<bool>(static_cast<std::size_t>(cells), false)};
        std::vector<bool> decided(static_cast<std::size_t>(cells), false);
        int cell = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string_view place = line.substr(i);
            while (cell < cells && decided[static_cast<std::size_t>(cell)]) ++cell;
            if (cell == cells) return source_.error(place, say("there are more characters than cells"));
            decided[static_cast<std::size_t>(cell)] = true;
            if (line[i] == 'x') found.dead[static_cast<std::size_t>(cell)] = true;
            if (line[i] == 'x' || line[i] == '0') continue;
            if (kNames.find(line[i]) == std::string_view::npos)
                return source_.error(place, say("expected 0, x or the name of a piece"));
            const auto shape = shapes_.find(line[i]);
            if (shape == shapes_.end())
                return source_.error(place, say("piece {name} is used but not defined", {{"name", line.substr(i, 1)}}));
            Placed piece{line[i], place, moved_to(shape->second, coordinate(cell))};
            if (auto failure = fill(piece, cell, decided)) return *failure;
            found.pieces.push_back(std::move(piece));
        }
        return found;
    }

    Failure fill(const Placed& piece, int first, std::vector<bool>& decided) const {
        for (const Coordinate at : piece.cells) {
            if (!sketch_.inside(at)) return source_.error(piece.place, say("this piece leaves the board"));
            const int cell = at.row * sketch_.columns() + at.column;
            if (cell != first && decided[static_cast<std::size_t>(cell)])
                return source_.error(piece.place, say("this piece fills a cell twice"));
            decided[static_cast<std::size_t>(cell)] = true;
        }
        return std::nullopt;
    }

    [[nodiscard]] Coordinate coordinate(int cell) const { return {cell / sketch_.columns(), cell % sketch_.columns()}; }

    Source source_;
    std::vector<std::string_view> lines_;
    Sketch sketch_;
    std::map<char, Cells> shapes_;
};

Result<Reading> read_knuth(std::string_view text) { return KnuthReader(text).read_knuth(); }

bool recognises_knuth(std::string_view text) {
    const auto lines = lines_of(text);
    if (lines.empty() || !size_in(lines.front())) return false;
    return std::any_of(lines.begin() + 1, lines.end(), [](std::string_view line) {
        return line.size() > 4 && line.substr(1, 3) == " = " && consists_of(trimmed(line.substr(4)), "01/");
    });
}

std::string pattern_of(const Shape& shape) {
    int left = 0;
    for (const Coordinate offset : shape.offsets()) left = std::min(left, offset.column);
    std::string pattern;
    Coordinate at{0, left};
    for (const Coordinate offset : shape.offsets()) {
        for (; at.row < offset.row; at = {at.row + 1, left}) pattern += '/';
        pattern += std::string(static_cast<std::size_t>(offset.column - at.column), '0') + '1';
        at.column = offset.column + 1;
    }
    return pattern;
}

/// A line that places pieces, given as (kind, anchor); refuses those that overlap.
Result<std::string> configuration_of(const Puzzle& puzzle, const std::vector<Goal::Placement>& placed) {
    const Board& board = puzzle.board();
    std::map<Coordinate, char> begins;
    std::set<Coordinate> filled;
    for (const auto& [kind, anchor, named] : placed) {
        begins[board.coordinate(anchor)] = kNames[kind];
        for (const Coordinate at : cells_at(puzzle, kind, anchor)) {
            if (!filled.insert(at).second) return Error{say("two pieces of the goal overlap")};
        }
    }
    std::string line;
    for (int cell = 0; cell < board.rows() * board.columns(); ++cell) {
        const Coordinate at{cell / board.columns(), cell % board.columns()};
        const auto piece = begins.find(at);
        if (piece != begins.end()) line += piece->second;
        if (filled.count(at) == 0) line += is_live(puzzle, at) ? '0' : 'x';
    }
    return line;
}

Result<std::string> write_knuth(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const auto goal = only_goal(puzzle);
    if (!goal) return goal.error();
    const Board& board = puzzle.board();
    if (board.rows() * board.columns() > kKnuthMostCells) return Error{say("the board has more than 256 cells")};
    if (puzzle.kinds().size() > kNames.size()) return Error{say("there are more than 15 kinds of pieces")};
    if ((*goal)->placements.size() != puzzle.pieces().size()) return Error{say("its goal must place every piece")};
    std::string text = std::to_string(board.rows()) + " x " + std::to_string(board.columns()) +
                       (puzzle.name().empty() ? "" : " " + puzzle.name()) + "\n";
    std::vector<Goal::Placement> start;
    for (std::size_t k = 0; k < puzzle.kinds().size(); ++k) {
        const Kind& kind = puzzle.kinds()[k];
        text += std::string(1, kNames[k]) + " = " + pattern_of(kind.shape) + "\n";
        for (const PieceId piece : kind.pieces) start.push_back({static_cast<KindId>(k), problem.start.anchors[piece]});
    }
    const auto first = configuration_of(puzzle, start);
    const auto last = configuration_of(puzzle, (*goal)->placements);
    if (!last) return last.error();
    return text + *first + "\n" + *last + "\n";
}

}  // namespace

const Format kKnuth{"knuth", Phrase("an input of Knuth's SLIDING"), fit_if<recognises_knuth>, read_knuth, write_knuth};

}  // namespace shunt::puzzle::format
