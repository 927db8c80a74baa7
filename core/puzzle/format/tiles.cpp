// Boards of the 15-puzzle and its relatives in the forms people pass round.
//
//   14 13 15 7 ...                one line of a square number of integers, or one line for each row; 0, _, x or . is the gap
//   7 / 1 57 ... / 14 13 15 ...   (two lines) a record of Korf's list: instance, length, nodes; then the tiles
//   [[4,1,2],[5,0,3]]             JSON
//   ca6098dfb73254e1, 123456780   all hexadecimal digits, or 0 to 8, in one word
//   eabf.cdgh                     the first letters and a point for the gap, 9, 16 or 25 of them
//   size 4 4 / map / rows         1-9 A-Z a-z or {n} for the numbers, a blank or 0 for the gap, # comments
//
// No text says what the goal is. By custom the gap comes last ("tiles"); in Korf's list it comes first ("korf").
#include <algorithm>
#include <set>

#include "core/base/utf8.hpp"
#include "core/puzzle/format/json_text.hpp"

namespace shunt::puzzle::format {
namespace {

/// A board before it is known to be one.
struct Tiles {
    std::vector<int> numbers;
    std::vector<std::string_view> places;
    int rows = 0;
    std::vector<Fact> facts;

    void add(std::string_view place, int number) {
        numbers.push_back(number);
        places.push_back(place);
    }
};

int square_root(std::size_t size) {
    int root = 0;
    while (static_cast<std::size_t>(root) * static_cast<std::size_t>(root) < size) ++root;
    return static_cast<std::size_t>(root) * static_cast<std::size_t>(root) == size ? root : 0;
}

/// Refuses what is no rectangle with the numbers from 0 on, each once.
Failure check(const Source& source, const Tiles& tiles) {
    const std::size_t size = tiles.numbers.size();
    if (size < 2 || tiles.rows < 1 || size % static_cast<std::size_t>(tiles.rows) != 0)
        return source.error(source.text(),
                            say("these {count} tiles make no rectangle", {{"count", std::to_string(size)}}));
    std::vector<bool> met(size, false);
    for (std::size_t i = 0; i < size; ++i) {
        const int number = tiles.numbers[i];
        if (number < 0 || number >= static_cast<int>(size))
            return source.error(tiles.places[i], say("tiles are numbered from 1 to {last}, the blank is 0",
                                                     {{"last", std::to_string(size - 1)}}));
        if (met[static_cast<std::size_t>(number)])
            return source.error(tiles.places[i], say("this number is there twice"));
        met[static_cast<std::size_t>(number)] = true;
    }
    return std::nullopt;
}

// ── one word ───────────────────────────────────────────────────────────────────────────────────────

constexpr std::string_view kHex = "0123456789abcdef";

bool all_different(std::string_view word) {
    std::set<char> met(word.begin(), word.end());
    return met.size() == word.size();
}

bool is_digits(std::string_view word) {
    return all_different(lower(word)) && ((word.size() == 9 && consists_of(word, "012345678")) ||
                                          (word.size() == 16 && consists_of(lower(word), kHex)));
}

bool is_letters(std::string_view word) {
    if (word.size() != 9 && word.size() != 16 && word.size() != 25) return false;
    const std::string_view alphabet = ".abcdefghijklmnopqrstuvwxyz";
    return all_different(word) && consists_of(word, alphabet.substr(0, word.size()));
}

Tiles tiles_of_word(std::string_view word) {
    Tiles tiles;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = lower(word.substr(i, 1)).front();
        const bool letters = is_letters(word);
        tiles.add(word.substr(i), c == '.' ? 0 : letters ? c - 'a' + 1 : static_cast<int>(kHex.find(c)));
    }
    tiles.rows = square_root(word.size());
    return tiles;
}

// ── integers ───────────────────────────────────────────────────────────────────────────────────────

std::optional<int> tile_number(std::string_view word) {
    if (word == "_" || word == "x" || word == "X" || word == ".") return 0;
    return integer(word);
}

/// Lines of integers; the first three may be those of a record.
Result<Tiles> tiles_of_lines(const Source& source) {
    Tiles tiles;
    std::vector<std::vector<std::string_view>> rows;
    for (const std::string_view line : lines_of(source.text())) {
        auto words = words_of(line, ",");
        if (!words.empty()) rows.push_back(std::move(words));
    }
    const bool record = rows.size() == 2 && rows[0].size() == 3 && rows[1].size() > 3;
    if (record) {
        const auto length = integer(rows[0][1]);
        if (!length || *length < 0) return source.error(rows[0][1], say("expected 'INSTANCE LENGTH NODES'"));
        tiles.facts.push_back(stated(Fact::Subject::length, Metric::move, *length));
        rows.erase(rows.begin());
    }
    for (const auto& row : rows) {
        if (row.size() != rows.front().size())
            return source.error(row.front(), say("this row is shorter or longer than the first"));
        for (const std::string_view word : row) {
            const auto number = tile_number(word);
            if (!number) return source.error(word, say("expected the number of a tile"));
            tiles.add(word, *number);
        }
    }
    tiles.rows = rows.size() == 1 ? square_root(tiles.numbers.size()) : static_cast<int>(rows.size());
    return tiles;
}

Result<Tiles> tiles_of_json(const Source& source) {
    const auto json = parse_json(source);
    if (!json) return json.error();
    Tiles tiles;
    for (const JsonValue& row : json->value.items) {
        if (row.items.size() != json->value.items.front().items.size())
            return source.error(row.place, say("expected a row of as many numbers as the first"));
        for (const JsonValue& item : row.items) {
            if (!item.number) return source.error(item.place, say("expected the number of a tile"));
            tiles.add(item.place, *item.number);
        }
    }
    tiles.rows = static_cast<int>(json->value.items.size());
    return tiles;
}

// ── maps ───────────────────────────────────────────────────────────────────────────────────────────

/// The index of the line that says `map`, or none.
std::optional<std::size_t> map_line(const std::vector<std::string_view>& lines) {
    bool size = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto words = words_of(lines[i]);
        size = size || (words.size() == 3 && words[0] == "size");
        if (size && words.size() == 1 && words[0] == "map") return i;
    }
    return std::nullopt;
}

/// Takes the number of one cell off the front of a row; a missing cell is the gap.
std::optional<int> take_cell(std::string_view& row) {
    constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    if (row.empty()) return 0;
    if (take(row, "{")) {
        const auto number = take_integer(row);
        return take(row, "}") ? number : std::nullopt;
    }
    const char c = row.front();
    row.remove_prefix(1);
    if (c == ' ') return 0;
    const std::size_t number = kDigits.find(c);
    return number == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(number));
}

Result<Tiles> tiles_of_map(const Source& source, const std::vector<std::string_view>& lines, std::size_t map) {
    int columns = 0;
    Tiles tiles;
    for (std::size_t i = 0; i < map; ++i) {
        const auto words = words_of(lines[i]);
        if (words.size() != 3 || words[0] != "size") continue;
        columns = integer(words[1]).value_or(0);
        tiles.rows = integer(words[2]).value_or(0);
    }
    const auto board = sketch(source, lines[map], tiles.rows, columns);
    if (!board) return board.error();
    for (std::size_t row = 0; row < static_cast<std::size_t>(tiles.rows); ++row) {
        std::string_view rest =
            map + 1 + row < lines.size() ? lines[map + 1 + row] : source.text().substr(source.text().size());
        for (int column = 0; column < columns; ++column) {
            const std::string_view place = rest;
            const auto number = take_cell(rest);
            if (!number)
                return source.error(place,
                                    say("expected 1-9, A-Z, a-z, {number} or a space", {{"number", "{NUMBER}"}}));
            tiles.add(place, *number);
        }
        if (!trimmed(rest).empty()) return source.error(rest, say("this row has more cells than the size says"));
    }
    return tiles;
}

// ── all forms ──────────────────────────────────────────────────────────────────────────────────────

Result<Tiles> tiles_of(const Source& source) {
    const std::string_view word = only_word(source.text());
    if (is_digits(word) || is_letters(word)) return tiles_of_word(word);
    if (trimmed(source.text()).substr(0, 1) == "[") return tiles_of_json(source);
    const auto lines = lines_of(source.text());
    if (const auto map = map_line(lines)) return tiles_of_map(source, lines, *map);
    return tiles_of_lines(source);
}

Result<Reading> read_with(std::string_view text, bool gap_first) {
    const Source source(text);
    auto tiles = tiles_of(source);
    if (!tiles) return tiles.error();
    if (auto failure = check(source, *tiles)) return *failure;
    return numbered_tiles(source, tiles->numbers, tiles->rows, gap_first, std::move(tiles->facts));
}

Result<Reading> read_gap_last(std::string_view text) { return read_with(text, false); }
Result<Reading> read_gap_first(std::string_view text) { return read_with(text, true); }

bool is_array_of_arrays(std::string_view text) {
    const std::string_view body = trimmed(text);
    return body.substr(0, 1) == "[" && trimmed(body.substr(1)).substr(0, 1) == "[" &&
           consists_of(body, "[]0123456789, \t\r\n");
}

bool recognises_tiles(std::string_view text) {
    const std::string_view word = only_word(text);
    if (is_digits(word) || is_letters(word) || is_array_of_arrays(text) || map_line(lines_of(text))) return true;
    const Source source(text);
    if (words_of(text, ",").size() < 4 || !consists_of(text, "0123456789, \t\r\nxX_.")) return false;
    const auto tiles = tiles_of_lines(source);
    return tiles && !check(source, *tiles);
}

/// One line of 16 integers, or a record: only there is the gap ever first.
bool recognises_korf(std::string_view text) {
    const auto words = words_of(text);
    const bool line = words.size() == 16 && trimmed(text).find('\n') == std::string_view::npos;
    return (line || words.size() == 19) && consists_of(text, "0123456789 \t\r\n") && recognises_tiles(text);
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

const Format kTiles{"tiles", Phrase("a board of numbered tiles with the blank last in the goal"), recognises_tiles,
                    read_gap_last, write_rows};
const Format kKorf{"korf", Phrase("a line of Korf's list with the blank first in the goal"), recognises_korf,
                   read_gap_first, write_line};

}  // namespace shunt::puzzle::format
