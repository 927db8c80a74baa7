#include "core/finder/checkpoint.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>

#include "core/base/digest.hpp"
#include "core/base/words.hpp"
#include "core/finder/board_text.hpp"

namespace shunt::finder {
namespace {

std::string digest_of(std::string_view text) { return std::to_string(digest(text)); }

/// The lines that say which task a checkpoint belongs to.
std::string header(const FindTask& task, const Catalogue& catalogue) {
    std::string shapes;
    for (ShapeId shape = 0; shape < catalogue.size(); ++shape) {
        shapes.append(std::to_string(catalogue.shape(shape).body.pattern)).append(" ");
    }
    std::string text = "shunt find checkpoint 1\ngrid ";
    text.append(std::to_string(task.rows)).append("x").append(std::to_string(task.columns));
    text.append("\nmetric ").append(to_string(task.metric)).append("\nkind ").append(to_string(task.kind));
    text.append("\nhardest ").append(std::to_string(task.hardest)).append("\npieces ");
    text.append(task.pieces ? std::to_string(*task.pieces) : "any");
    text.append("\nshapes ")
        .append(std::to_string(catalogue.size()))
        .append(" ")
        .append(digest_of(shapes))
        .append("\n");
    return text;
}

/// Appends "word number number ...".
void print_line(std::string& text, std::string_view word, std::initializer_list<std::uint64_t> numbers) {
    text.append(word);
    for (const std::uint64_t number : numbers) text.append(" ").append(std::to_string(number));
    text.append("\n");
}

/// Of what is never negative.
std::uint64_t number_of(int value) { return static_cast<std::uint64_t>(value); }

void print_unit(std::string& text, std::string_view words, const Unit& unit) {
    text.append(words);
    for (const ShapeId shape : unit.stock) text.append(" ").append(std::to_string(shape));
    text.append("\n");
}

void print_tally(std::string& text, const Tally& tally) {
    print_line(text, "tally", {tally.stocks, tally.boards, tally.just_solved, tally.positions});
    for (const auto& [pieces, of_pieces] : tally.by_pieces) {
        for (std::size_t length = 0; length < of_pieces.starts.size(); ++length) {
            if (of_pieces.starts[length] != 0)
                print_line(text, "starts", {number_of(pieces), length, of_pieces.starts[length]});
        }
        for (const Found<Narrow>& found : of_pieces.hardest) {
            print_line(text, "puzzle",
                       {number_of(pieces), number_of(found.length), found.board.bits, number_of(found.start),
                        number_of(found.goal)});
        }
    }
}

/// Whether the cells of a piece stay on the grid when its first cell goes to `goal`.
bool reaches(const Grid<Narrow>& grid, Narrow::Cells piece, int goal) {
    const int down = goal / grid.columns() - lowest(piece) / grid.columns();
    const int right = goal % grid.columns() - lowest(piece) % grid.columns();
    bool inside = true;
    for_each_cell(piece, [&](int cell) {
        const int row = cell / grid.columns() + down;
        const int column = cell % grid.columns() + right;
        inside = inside && row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
    });
    return inside;
}

/// Whether this is a board of the grid with so many pieces, one of which begins at the start and can stand at the goal.
bool is_puzzle(const Grid<Narrow>& grid, const Found<Narrow>& found, int pieces) {
    const Narrow::Cells covered = found.board.covered();
    const Narrow::Cells right = found.board.joined_right();
    const Narrow::Cells below = found.board.joined_below();
    const Narrow::Cells with_right = covered & ~grid.last_column() & covered >> 1;
    const Narrow::Cells with_below = covered & covered >> grid.columns();
    if (found.length < 1 || !(Narrow::word(covered, right, below) == found.board)) return false;
    if ((covered & ~grid.all()) != 0 || (right & ~with_right) != 0 || (below & ~with_below) != 0) return false;
    const auto all = pieces_of(grid, found.board);
    const auto goal_piece =
        std::find_if(all.begin(), all.end(), [&](Narrow::Cells piece) { return lowest(piece) == found.start; });
    return static_cast<int>(all.size()) == pieces && goal_piece != all.end() && reaches(grid, *goal_piece, found.goal);
}

/// Whether every puzzle is counted among the starts of its length.
bool is_counted(const Tally& tally) {
    for (const auto& [pieces, of_pieces] : tally.by_pieces) {
        for (const Found<Narrow>& found : of_pieces.hardest) {
            const auto length = static_cast<std::size_t>(found.length);
            if (length >= of_pieces.starts.size() || of_pieces.starts[length] == 0) return false;
        }
    }
    return true;
}

/// Reads what print_checkpoint writes, line by line.
class Reader {
public:
    Reader(const FindTask& task, const Catalogue& catalogue) : task_(task), catalogue_(catalogue) {}

    /// False when the line, without its end, is none that belongs here.
    bool read_line(std::string_view line) {
        rest_ = line;
        const std::string_view word = next_word();
        if (word == "boards") return read_boards();
        if (word == "dealt") return read_dealt();
        if (word == "open") return read_open();
        if (word == "tally") return read_tally();
        if (word == "starts") return read_starts();
        return word == "puzzle" && read_puzzle();
    }
    [[nodiscard]] Checkpoint take() { return std::move(checkpoint_); }

private:
    std::string_view next_word() {
        const std::size_t end = std::min(rest_.find(' '), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        return word;
    }
    /// Reads a number of at most `most`.
    template <class Number>
    bool read(Number& number, std::uint64_t most) {
        const std::string_view word = next_word();
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size() || value > most) return false;
        number = static_cast<Number>(value);
        return true;
    }
    template <class Number>
    bool read(Number& number) {
        return read(number, static_cast<std::uint64_t>(std::numeric_limits<Number>::max()));
    }
    [[nodiscard]] std::uint64_t cells() const { return static_cast<std::uint64_t>(catalogue_.grid().cells()); }

    bool read_boards() {
        checkpoint_.counted = rest_ != "unknown";
        if (!checkpoint_.counted) return true;
        return read(checkpoint_.boards) && read(checkpoint_.boards_to_search) && rest_.empty();
    }
    bool read_dealt() {
        const std::string_view how = next_word();
        checkpoint_.exhausted = how == "all";
        checkpoint_.dealt.subtree = how == "past";
        if (checkpoint_.exhausted) return rest_.empty();
        return (how == "past" || how == "down") && read_stock(checkpoint_.dealt.stock);
    }
    bool read_open() {
        const std::string_view how = next_word();
        checkpoint_.open.push_back({{}, how == "subtree"});
        return (how == "subtree" || how == "stock") && read_stock(checkpoint_.open.back().stock);
    }
    bool read_stock(std::vector<ShapeId>& stock) {
        int covered = 0;
        while (!rest_.empty()) {
            ShapeId shape = 0;
            if (!read(shape, catalogue_.size() - 1) || (!stock.empty() && shape < stock.back())) return false;
            stock.push_back(shape);
            covered += catalogue_.shape(shape).size;
        }
        return covered < catalogue_.grid().cells() &&
               (!task_.pieces || static_cast<int>(stock.size()) <= *task_.pieces);
    }
    bool read_tally() {
        Tally& tally = checkpoint_.tally;
        return read(tally.stocks) && read(tally.boards) && read(tally.just_solved) && read(tally.positions) &&
               rest_.empty();
    }
    bool read_starts() {
        constexpr std::uint64_t kMostLength = 1 << 20;
        int pieces = 0;
        int length = 0;
        std::uint64_t starts = 0;
        if (!read(pieces, cells()) || !read(length, kMostLength) || !read(starts) || !rest_.empty()) return false;
        checkpoint_.tally.count(pieces, length, starts);
        return true;
    }
    bool read_puzzle() {
        int pieces = 0;
        Found<Narrow> found;
        if (!read(pieces, cells()) || !read(found.length) || !read(found.board.bits) ||
            !read(found.start, cells() - 1) || !read(found.goal, cells() - 1) || !rest_.empty() ||
            !is_puzzle(catalogue_.grid(), found, pieces)) {
            return false;
        }
        checkpoint_.tally.keep(pieces, found, static_cast<std::size_t>(task_.hardest));
        return true;
    }

    const FindTask& task_;
    const Catalogue& catalogue_;
    std::string_view rest_;
    Checkpoint checkpoint_;
};

/// The body of a text that ends with the line "sum N", when N is right.
std::optional<std::string_view> verified(std::string_view text) {
    constexpr std::string_view kSum = "\nsum ";
    const std::size_t at = text.rfind(kSum);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view body = text.substr(0, at + 1);
    if (text.substr(at + kSum.size()) != digest_of(body) + "\n") return std::nullopt;
    return body;
}

/// The first line in which two texts differ: what is there, and what should be.
Error other_task(std::string_view found, std::string_view expected) {
    for (int line = 1;; ++line) {
        const std::string_view is = found.substr(0, found.find('\n'));
        const std::string_view should = expected.substr(0, expected.find('\n'));
        if (is != should || expected.empty()) {
            return {say("this is the checkpoint of another search: it says '{found}', not '{expected}'",
                        {{"found", is}, {"expected", should}}),
                    line, 0};
        }
        found.remove_prefix(std::min(is.size() + 1, found.size()));
        expected.remove_prefix(should.size() + 1);
    }
}

}  // namespace

std::string print_checkpoint(const FindTask& task, const Catalogue& catalogue, const Checkpoint& checkpoint) {
    std::string text = header(task, catalogue);
    if (checkpoint.counted) {
        print_line(text, "boards", {checkpoint.boards, checkpoint.boards_to_search});
    } else {
        print_line(text, "boards unknown", {});
    }
    if (checkpoint.exhausted) {
        print_line(text, "dealt all", {});
    } else {
        print_unit(text, checkpoint.dealt.subtree ? "dealt past" : "dealt down", checkpoint.dealt);
    }
    for (const Unit& unit : checkpoint.open) print_unit(text, unit.subtree ? "open subtree" : "open stock", unit);
    print_tally(text, checkpoint.tally);
    const std::string sum = digest_of(text);
    return text.append("sum ").append(sum).append("\n");
}

Result<Checkpoint> parse_checkpoint(const FindTask& task, const Catalogue& catalogue, const std::string& text) {
    const std::string expected = header(task, catalogue);
    const std::string_view first_line = std::string_view(expected).substr(0, expected.find('\n') + 1);
    if (std::string_view(text).substr(0, first_line.size()) != first_line) {
        return Error{say("this is no checkpoint of a search for puzzles")};
    }
    const auto body = verified(text);
    if (!body) return Error{say("the checkpoint is damaged: its end is missing, or its sum does not fit its content")};
    if (body->substr(0, expected.size()) != expected) return other_task(*body, expected);
    Reader reader(task, catalogue);
    std::string_view rest = body->substr(expected.size());
    for (int line = static_cast<int>(std::count(expected.begin(), expected.end(), '\n')) + 1; !rest.empty(); ++line) {
        const std::size_t end = rest.find('\n');
        if (!reader.read_line(rest.substr(0, end))) {
            return Error{say("'{line}' is no line of a checkpoint", {{"line", rest.substr(0, end)}}), line, 0};
        }
        rest.remove_prefix(end + 1);
    }
    Checkpoint checkpoint = reader.take();
    if (!is_counted(checkpoint.tally)) return Error{say("the checkpoint is damaged: a puzzle is not among its starts")};
    return checkpoint;
}

}  // namespace shunt::finder
