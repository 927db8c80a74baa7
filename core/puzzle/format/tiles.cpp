// Boards of the 15-puzzle and its relatives in the forms people pass round.
//
//   14 13 15 7 ...                one list of a square number of tiles, or rows; divided by anything, as layout.hpp tells
//   start, then goal              the goal where a second board follows
//   A B C ...                     letters for numbers; 0, _, x, ., an empty cell or the like, or the highest number, is the blank
//   7 / 1 57 ... / 14 13 15 ...   (two lines) a record of Korf's list: instance, length, nodes; then the tiles
//   ca6098dfb73254e1, 123456780   all hexadecimal digits, or 0 to 8, in one word
//   eabf.cdgh                     the first letters and a point for the gap, 9, 16 or 25 of them
//   size 4 4 / map / rows         1-9 A-Z a-z or {n} for the numbers, a blank or 0 for the gap, # comments
//
// Where the text shows no goal, the gap comes last by custom ("tiles"); in Korf's list it comes first ("korf").
#include <algorithm>
#include <set>

#include "core/puzzle/format/tile_text.hpp"

namespace shunt::puzzle::format {
namespace {

Result<Reading> read_with(std::string_view text, bool gap_first) {
    const Source source(text);
    auto tiles = tiles_of(source);
    if (!tiles) return tiles.error();
    return numbered_tiles(source, *tiles, gap_first);
}

Result<Reading> read_gap_last(std::string_view text) { return read_with(text, false); }
Result<Reading> read_gap_first(std::string_view text) { return read_with(text, true); }

/// Whether every number but one is there: a board that was damaged.
bool is_nearly_one(const Source& source) {
    const auto words = words_of(source.text(), ",;[](){}");
    std::set<int> numbers;
    for (const std::string_view word : words) {
        const auto number = integer(word);
        if (!number || *number < 0 || *number > static_cast<int>(words.size())) return false;
        numbers.insert(*number);
    }
    return words.size() > 8 && numbers.size() + 1 == words.size() &&
           *numbers.rbegin() >= static_cast<int>(numbers.size());
}

int fit_tiles(std::string_view text) {
    const Source source(text);
    if (tiles_of_map(source)) return kExactFit;
    if (tiles_of(source)) return kExactFit;
    return is_nearly_one(source) ? kLikelyFit : kNoFit;
}

/// One line of 16 integers, or a record: only there is the gap ever first.
int fit_korf(std::string_view text) {
    const auto words = words_of(text);
    const bool line = words.size() == 16 && trimmed(text).find('\n') == std::string_view::npos;
    const bool numbers = (line || words.size() == 19) && consists_of(text, "0123456789 \t\r\n");
    return numbers && tiles_of(Source(text)) ? kExactFit - 1 : kNoFit;
}

/// The numbers of a board of units named 1, 2, 3, ..., in rows divided by `end`; empty for others.
Result<std::string> rows_of(const Problem& problem, const std::string& end) {
    const Puzzle& puzzle = problem.puzzle;
    if (!is_plain_rectangle(puzzle)) return Error{say("the board is no plain rectangle")};
    std::vector<std::string> numbers(static_cast<std::size_t>(puzzle.board().cells()), "0");
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const auto number = integer(puzzle.pieces()[piece].name);
        if (!number || puzzle.kind_of(static_cast<PieceId>(piece)).shape.size() != 1)
            return Error{say("its pieces must be units named 1, 2, 3, ...")};
        numbers[problem.start.anchors[piece]] = std::to_string(*number);
    }
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool first = i % static_cast<std::size_t>(puzzle.board().columns()) == 0;
        text += (i == 0 ? "" : first ? end : " ") + numbers[i];
    }
    return text + "\n";
}

Result<std::string> write_rows(const Problem& problem) { return rows_of(problem, "\n"); }

Result<std::string> write_line(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    if (puzzle.board().rows() != puzzle.board().columns()) return Error{say("the board is not square")};
    return rows_of(problem, " ");
}

}  // namespace

const Format kTiles{"tiles", Phrase("a board of numbered tiles"), fit_tiles, read_gap_last, write_rows};
const Format kKorf{"korf", Phrase("a line of Korf's list with the blank first in the goal"), fit_korf, read_gap_first,
                   write_line};

}  // namespace shunt::puzzle::format
