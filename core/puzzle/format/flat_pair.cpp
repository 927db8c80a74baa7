// Problem definitions with flat strings: a line `WIDTH HEIGHT`, the start and the goal each as one string, row by row, and the groups of
// interchangeable pieces.
//
//   4 5
//   bAAcbAAcdeefdghfi  j         a blank is a void; what is missing at the end is blank
//                AA  AA          a blank does not matter; a goal may show only a part of a piece
//   bcdf ghij                    everything else is a kind of its own
//
// A goal that shows a part of a piece holds wherever the piece covers that part: every such place is a goal.
#include <algorithm>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr std::size_t kMostGoals = 256;

using Demand = Definition::Target::Demand;

/// Whether two sorted places have a cell in common.
bool overlap(const Cells& a, const Cells& b) {
    return std::any_of(a.begin(), a.end(), [&](Coordinate at) { return std::binary_search(b.begin(), b.end(), at); });
}

class FlatPairReader {
public:
    explicit FlatPairReader(std::string_view text) : source_(text), lines_(lines_of(text)) {}

    Result<Reading> read_flat_pair() {
        const auto size = lines_.empty() ? std::vector<std::string_view>{} : words_of(lines_[0]);
        const auto columns = size.size() == 2 ? integer(size[0]) : std::nullopt;
        const auto rows = size.size() == 2 ? integer(size[1]) : std::nullopt;
        if (!columns || !rows) return source_.error(source_.text(), say("expected 'WIDTH HEIGHT'"));
        if (lines_.size() < 2) return source_.error_at_end(say("expected the string of the start"));
        auto board = sketch(source_, lines_[0], *rows, *columns);
        if (!board) return board.error();
        sketch_ = std::move(*board);
        if (auto failure = read_start()) return *failure;
        if (auto failure = read_groups()) return *failure;
        if (auto failure = read_goal()) return *failure;
        return finish(source_, std::move(sketch_));
    }

private:
    /// Calls `read(character, coordinate)` for what is not blank.
    template <class Read>
    Failure for_cells(std::string_view line, Read read_flat_pair) {
        int cell = 0;
        for (const std::string_view c : characters_of(line)) {
            const Coordinate at{cell / sketch_.columns(), cell % sketch_.columns()};
            ++cell;
            if (c == " ") continue;
            if (!sketch_.inside(at)) return source_.error(c, say("this string is longer than the board"));
            if (auto failure = read_flat_pair(c, at)) return failure;
        }
        return std::nullopt;
    }

    Failure read_start() {
        return for_cells(lines_[1], [&](std::string_view c, Coordinate at) -> Failure {
            const int block = sketch_.add_cell(c, c, at);
            sketch_.block(block).label = block + 1;
            return std::nullopt;
        });
    }

    Failure read_groups() {
        for (std::size_t line = 3; line < lines_.size(); ++line) {
            for (const std::string_view group : words_of(lines_[line])) {
                int first = -1;
                for (const std::string_view name : characters_of(group)) {
                    const int block = sketch_.find(name);
                    if (block < 0) return source_.error(name, say("no piece is named '{name}'", {{"name", name}}));
                    if (first < 0) first = block;
                    sketch_.block(block).label = sketch_.block(first).label;
                }
            }
        }
        return std::nullopt;
    }

    Failure read_goal() {
        if (lines_.size() < 3 || trimmed(lines_[2]).empty()) return std::nullopt;
        sketch_.goal_place = trimmed(lines_[2]);
        std::map<int, Cells> shown;
        auto failure = for_cells(lines_[2], [&](std::string_view c, Coordinate at) -> Failure {
            const int block = sketch_.find(c);
            if (block < 0) return source_.error(c, say("piece '{name}' is in the goal only", {{"name", c}}));
            shown[block].push_back(at);
            return std::nullopt;
        });
        if (failure) return failure;
        std::vector<Definition::Target> targets(1);
        for (const auto& [block, cells] : shown) {
            const auto places = placements_over(sketch_, sketch_.block(block).cells, cells);
            if (places.empty())
                return source_.error(sketch_.goal_place, say("piece '{name}' cannot cover what the goal shows of it",
                                                             {{"name", sketch_.block(block).name}}));
            targets = combined(targets, block, places);
            if (targets.empty()) return source_.error(sketch_.goal_place, say("the pieces of the goal always overlap"));
            if (targets.size() > kMostGoals)
                return source_.error(sketch_.goal_place,
                                     say("what the goal shows can be covered in more than 256 ways"));
        }
        if (targets.size() > 1)
            sketch_.notes.push_back(
                say("The goal shows parts of pieces: {count} goals cover them", {{"count", targets.size()}}));
        sketch_.definition.targets = std::move(targets);
        return std::nullopt;
    }

    /// Every target with every place of one more piece that is free in it.
    static std::vector<Definition::Target> combined(const std::vector<Definition::Target>& targets, int block,
                                                    const std::vector<Cells>& places) {
        std::vector<Definition::Target> found;
        for (const auto& target : targets) {
            for (const Cells& place : places) {
                const bool taken = std::any_of(target.demands.begin(), target.demands.end(),
                                               [&](const Demand& demand) { return overlap(demand.cells, place); });
                if (taken) continue;
                if (found.size() > kMostGoals) return found;
                found.push_back(target);
                found.back().demands.push_back({block, place});
            }
        }
        return found;
    }

    Source source_;
    std::vector<std::string_view> lines_;
    Sketch sketch_;
};

Result<Reading> read_flat_pair(std::string_view text) { return FlatPairReader(text).read_flat_pair(); }

bool recognises_flat_pair(std::string_view text) {
    const auto lines = lines_of(text);
    if (lines.size() < 3 || lines.size() > 4) return false;
    const auto size = words_of(lines[0]);
    if (size.size() != 2) return false;
    const int columns = integer(size[0]).value_or(0);
    const int rows = integer(size[1]).value_or(0);
    if (columns < 1 || rows < 1 || columns > 1000 || rows > 1000) return false;
    const auto longest = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    return (lines[1].size() > static_cast<std::size_t>(columns) || rows == 1) && lines[1].size() <= longest &&
           lines[2].size() <= longest;
}

Result<std::string> write_flat_pair(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const std::string letters = letters_for(puzzle, kLetters);
    if (letters.empty()) return Error{say("there are too many pieces for names of one character")};
    if (!is_plain_rectangle(puzzle)) return Error{say("the board is no plain rectangle")};
    if (puzzle.goals().size() > 1) return Error{say("the puzzle has several goals")};
    std::string start;
    std::string goal;
    for (const std::string& row : drawing(problem, letters, ' ', ' ', ' ')) start += row;
    if (!puzzle.goals().empty()) {
        for (const std::string& row : goal_drawing(puzzle, puzzle.goals().front(), letters, ' ', ' ')) goal += row;
    }
    goal.erase(goal.find_last_not_of(' ') + 1);
    std::string groups;
    for (const Kind& kind : puzzle.kinds()) {
        if (kind.pieces.size() < 2) continue;
        if (!groups.empty()) groups += ' ';
        for (const PieceId piece : kind.pieces) groups += letters[piece];
    }
    return std::to_string(puzzle.board().columns()) + " " + std::to_string(puzzle.board().rows()) + "\n" + start +
           "\n" + goal + "\n" + groups + "\n";
}

}  // namespace

const Format kFlatPair{"flatpair", Phrase("a definition with flat strings"),
                       fit_if<recognises_flat_pair, kExactFit - 5>, read_flat_pair, write_flat_pair};

}  // namespace shunt::puzzle::format
