// The collection format "Classic Sliding-Block Puzzles": `;` comments and one word with its values a line.
//
//   display TITLE       size COLUMNS ROWS       step N (known length, in moves)       end
//   initial             and as many lines as there are rows; empty and short ones count
//   target              the same: what stands there must come there
//   equiv ABC           pieces that count as one in the target
//   color X R G B       left out
//
// In rows: # wall, . or blank void or do not care, anything else the piece of that name. Known from excerpts only. Pieces of equal
// shape are interchangeable unless the target shows them.
#include <algorithm>
#include <set>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

bool is_floor_mark(std::string_view c) { return c == "." || c == " " || c == "\t"; }

class CollectionReader {
public:
    explicit CollectionReader(std::string_view text) : source_(text), lines_(lines_of(text)) {}

    Result<Reading> read_collection() {
        for (; next_ < lines_.size() && !ended_; ++next_) {
            if (auto failure = read_line(lines_[next_])) return *failure;
        }
        for (; next_ < lines_.size(); ++next_) {
            if (!is_empty(lines_[next_])) return source_.error(lines_[next_], say("another puzzle; give one of them"));
        }
        if (sketch_.definition.blocks.empty()) return source_.error_at_end(say("there is no 'initial' with a piece"));
        if (!target_.demands.empty()) sketch_.definition.targets.push_back(target_);
        if (auto failure = check_goal_shapes(source_, sketch_)) return *failure;
        sketch_.keep_goal_pieces_apart();
        for (const auto& group : groups_) join(group);
        return finish(source_, std::move(sketch_));
    }

private:
    static bool is_empty(std::string_view line) { return trimmed(line).empty() || trimmed(line).front() == ';'; }

    Failure read_line(std::string_view line) {
        if (is_empty(line)) return std::nullopt;
        const auto words = words_of(line);
        const std::string_view rest =
            trimmed(line.substr(static_cast<std::size_t>(words[0].data() - line.data()) + words[0].size()));
        if (words[0] == "size") return read_size(line, words);
        if (words[0] == "initial") return read_rows(line, false);
        if (words[0] == "target") return read_rows(line, true);
        if (words[0] == "equiv") return read_group(rest);
        if (words[0] == "display") sketch_.definition.name = rest;
        if (words[0] == "step") return read_length(rest);
        if (words[0] == "color") note_colours();
        if (words[0] == "end") ended_ = true;
        const bool known = words[0] == "display" || words[0] == "color" || words[0] == "end";
        return known
                   ? std::nullopt
                   : Failure{source_.error(words[0], say("unknown word '{word}'", {{"word", words[0].substr(0, 40)}}))};
    }

    Failure read_size(std::string_view line, const std::vector<std::string_view>& words) {
        const auto columns = words.size() == 3 ? integer(words[1]) : std::nullopt;
        const auto rows = words.size() == 3 ? integer(words[2]) : std::nullopt;
        if (!columns || !rows) return source_.error(line, say("expected 'size COLUMNS ROWS'"));
        if (!sketch_.ground.empty()) return source_.error(line, say("a second size; give one puzzle"));
        auto board = sketch(source_, line, *rows, *columns);
        if (!board) return board.error();
        sketch_.ground = std::move(board->ground);
        return std::nullopt;
    }

    Failure read_rows(std::string_view line, bool target) {
        if (sketch_.ground.empty()) return source_.error(line, say("'size COLUMNS ROWS' must come first"));
        if (target == sketch_.definition.blocks.empty())
            return source_.error(
                line, target ? say("'initial' must come first") : say("a second 'initial'; give one puzzle"));
        if (target) sketch_.goal_place = line;
        for (int row = 0; row < sketch_.rows(); ++row) {
            if (++next_ >= lines_.size()) return source_.error_at_end(say("a row is missing"));
            int column = 0;
            for (const std::string_view c : characters_of(lines_[next_])) {
                const Coordinate at{row, column++};
                if (auto failure = read_cell(c, at, target)) return failure;
            }
        }
        return std::nullopt;
    }

    Failure read_cell(std::string_view c, Coordinate at, bool target) {
        if (!sketch_.inside(at))
            return is_floor_mark(c) ? std::nullopt
                                    : Failure{source_.error(c, say("this row is longer than the size says"))};
        if (is_floor_mark(c)) return std::nullopt;
        if (c == "#" && target)
            return sketch_.at(at) == Ground::wall
                       ? std::nullopt
                       : Failure{source_.error(c, say("there is no wall here in 'initial'"))};
        if (target) return add_goal_cell(source_, sketch_, target_, c, at);
        if (c == "#") sketch_.at(at) = Ground::wall;
        if (c != "#") sketch_.add_cell(c, c, at);
        return std::nullopt;
    }

    Failure read_group(std::string_view names) {
        std::vector<int> group;
        for (const std::string_view name : characters_of(names)) {
            if (is_floor_mark(name)) continue;
            const int block = sketch_.find(name);
            if (block < 0) return source_.error(name, say("no piece is named '{name}'", {{"name", name}}));
            group.push_back(block);
        }
        groups_.push_back(std::move(group));
        return std::nullopt;
    }

    Failure read_length(std::string_view rest) {
        const auto length = integer(rest);
        if (!length || *length < 0) return source_.error(rest, say("expected 'step N'"));
        sketch_.definition.facts.push_back(stated(Fact::Subject::length, Metric::move, *length));
        return std::nullopt;
    }

    void note_colours() {
        if (!coloured_) sketch_.notes.emplace_back(say("Colours are left out"));
        coloured_ = true;
    }

    void join(const std::vector<int>& group) {
        for (const int block : group) sketch_.block(block).label = sketch_.block(group.front()).label;
    }

    Source source_;
    std::vector<std::string_view> lines_;
    std::size_t next_ = 0;
    Sketch sketch_;
    Definition::Target target_;
    std::vector<std::vector<int>> groups_;
    bool ended_ = false;
    bool coloured_ = false;
};

Result<Reading> read_collection(std::string_view text) { return CollectionReader(text).read_collection(); }

bool recognises_collection(std::string_view text) {
    bool size = false;
    bool initial = false;
    bool target = false;
    for (const std::string_view line : lines_of(text)) {
        const auto words = words_of(line);
        if (words.empty()) continue;
        size = size || (words[0] == "size" && words.size() == 3);
        initial = initial || (words[0] == "initial" && words.size() == 1);
        target = target || words[0] == "target" || words[0] == "end";
    }
    return size && initial && target;
}

/// An `equiv` line for each kind of which the goal names a piece and which has several.
std::string groups_text(const Puzzle& puzzle, const std::string& letters) {
    std::set<KindId> named;
    for (const Goal& goal : puzzle.goals()) {
        for (const auto& placement : goal.placements) named.insert(placement.kind);
    }
    std::string text;
    for (const KindId kind : named) {
        if (puzzle.kinds()[kind].pieces.size() < 2) continue;
        text += "equiv ";
        for (const PieceId piece : puzzle.kinds()[kind].pieces) text += letters[piece];
        text += "\n";
    }
    return text;
}

Result<std::string> write_collection(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const std::string letters = letters_for(puzzle, std::string(kLetters) + "!$%&+-/:<=>?@^_|~");
    if (letters.empty()) return Error{say("there are too many pieces for names of one character")};
    if (puzzle.goals().size() > 1) return Error{say("the puzzle has several goals")};
    std::string text = puzzle.name().empty() ? "" : "display " + puzzle.name() + "\n";
    text += "size " + std::to_string(puzzle.board().columns()) + " " + std::to_string(puzzle.board().rows()) +
            "\n\ninitial\n" + joined_lines(drawing(problem, letters, '#', '.', '.'));
    if (!puzzle.goals().empty())
        text += "\ntarget\n" + joined_lines(goal_drawing(puzzle, puzzle.goals().front(), letters, '#', '.'));
    return text + "\n" + groups_text(puzzle, letters) + "end\n";
}

}  // namespace

const Format kCollection{"collection", Phrase("a puzzle of a Classic Sliding-Block Puzzles collection"),
                         fit_if<recognises_collection>, read_collection, write_collection};

}  // namespace shunt::puzzle::format
