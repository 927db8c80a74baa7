// Levels of GNOME Klotski: rows of equal width.
//
//   #  wall        blank, &  floor, beyond the frame too        *  the main piece       -  gate: only the main piece may enter
//   .  target      any other character: the piece of that name, connected or not
//
// Solved when every cell of the main piece stands on a target; with more targets than cells there are several such places. Pieces of
// equal shape are interchangeable but for the main one.
#include <algorithm>
#include <set>

#include "core/puzzle/format/layout.hpp"

namespace shunt::puzzle::format {
namespace {

bool is_size(std::string_view line) {
    const auto words = words_of(line, ",");
    return words.size() == 2 && integer(words[0]) && integer(words[1]);
}

std::vector<std::string_view> rows_of_gnome(std::string_view text) {
    auto rows = lines_of(text);
    while (!rows.empty() && rows.back().empty()) rows.pop_back();
    // A level may have its title and its size in front.
    while (!rows.empty() && (rows.front().empty() || is_heading(rows.front()) || is_size(rows.front())))
        rows.erase(rows.begin());
    return rows;
}

Failure read_rows(const Source& source, const std::vector<std::string_view>& rows, Sketch& sketch, Cells& targets) {
    for (int row = 0; row < sketch.rows(); ++row) {
        int column = 0;
        for (const std::string_view c : characters_of(rows[static_cast<std::size_t>(row)])) {
            const Coordinate at{row, column++};
            if (c == "\t") return source.error(c, say("a tab: use spaces, their number matters"));
            if (c == "#") sketch.at(at) = Ground::wall;
            if (c == "-") sketch.at(at) = Ground::gate;
            if (c == ".") targets.push_back(at);
            if (c != "#" && c != "-" && c != "." && c != " " && c != "&") sketch.add_cell(c, c, at);
        }
    }
    return std::nullopt;
}

/// Every place of the main piece where all its cells are targets.
std::vector<Cells> goals_of_gnome(const Cells& main, const Cells& targets) {
    std::vector<Cells> goals;
    const std::set<Coordinate> wanted(targets.begin(), targets.end());
    for (const Coordinate target : targets) {
        Cells moved = moved_to(main, target);
        if (std::all_of(moved.begin(), moved.end(), [&](Coordinate at) { return wanted.count(at) != 0; }))
            goals.push_back(std::move(moved));
    }
    return goals;
}

Result<Reading> read_gnome(std::string_view text) {
    const Source source(text);
    const auto rows = rows_of_gnome(text);
    if (rows.empty()) return source.error_at_end(say("there is no row"));
    std::size_t width = 0;
    for (const std::string_view row : rows) width = std::max(width, characters_of(row).size());
    auto board = sketch(source, rows.front(), static_cast<int>(rows.size()), static_cast<int>(width));
    if (!board) return board.error();
    Cells targets;
    if (auto failure = read_rows(source, rows, *board, targets)) return *failure;
    const int main = board->find("*");
    if (main < 0) return source.error(source.text(), say("there is no main piece '*'"));
    board->block(main).enters_gates = true;
    constexpr std::size_t kMostTargets = 1024;
    if (targets.size() > kMostTargets) return source.error(source.text(), say("there are more than 1,024 targets '.'"));
    for (Cells& cells : goals_of_gnome(board->block(main).cells, targets))
        board->definition.targets.push_back({{{main, std::move(cells)}}, {}});
    if (board->definition.targets.empty())
        return source.error(source.text(), say("the main piece '*' finds no room on the targets '.'"));
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

bool recognises_gnome(std::string_view text) {
    const auto rows = rows_of_gnome(text);
    if (rows.size() < 2 || std::find(rows.begin(), rows.end(), "") != rows.end()) return false;
    const auto stars = std::count(text.begin(), text.end(), '*');
    return stars > 0 && text.find('#') != std::string_view::npos && std::count(text.begin(), text.end(), '.') >= stars;
}

/// The union of the places that the goals give the one piece they are about.
Result<std::set<Coordinate>> targets_of(const Puzzle& puzzle) {
    std::set<Coordinate> targets;
    if (puzzle.goals().empty()) return Error{say("the puzzle has no goal")};
    for (const Goal& goal : puzzle.goals()) {
        if (goal.placements.size() != 1 || !goal.voids.empty() ||
            goal.placements.front().kind != puzzle.goals().front().placements.front().kind)
            return Error{say("its goals must be about one and the same piece")};
        for (const Coordinate at : cells_at(puzzle, goal.placements.front().kind, goal.placements.front().anchor))
            targets.insert(at);
    }
    return targets;
}

Result<std::string> write_gnome(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const auto targets = targets_of(puzzle);
    if (!targets) return targets.error();
    const Kind& main = puzzle.kinds()[puzzle.goals().front().placements.front().kind];
    if (main.pieces.size() != 1) return Error{say("its goal asks for one of several interchangeable pieces")};
    std::string letters = letters_for(puzzle, std::string(kLetters) + "!$%&+/:;<=>?@^_|~");
    if (letters.empty()) return Error{say("there are too many pieces for names of one character")};
    letters[main.pieces.front()] = '*';
    auto rows = drawing(problem, letters, '#', ' ', '-');
    for (const Coordinate at : *targets) {
        char& cell = rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
        if (cell != ' ') return Error{say("a target under a piece or on a gate cannot be drawn")};
        cell = '.';
    }
    return joined_lines(rows);
}

}  // namespace

const Format kGnome{"gnome", Phrase("a GNOME Klotski level"), fit_if<recognises_gnome, kLikelyFit + 5>, read_gnome,
                    write_gnome};

}  // namespace shunt::puzzle::format
