// Two forms of tiles that have signs of their own: a board in one word, and the maps of a solver (stubbscroll).
#include <set>

#include "core/puzzle/format/tile_text.hpp"

namespace shunt::puzzle::format {
namespace {

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

}  // namespace

std::optional<TileText> tiles_of_word(std::string_view word) {
    if (!is_digits(word) && !is_letters(word)) return std::nullopt;
    TileText tiles;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = lower(word.substr(i, 1)).front();
        const bool letters = is_letters(word);
        tiles.add(word.substr(i), c == '.' ? 0 : letters ? c - 'a' + 1 : static_cast<int>(kHex.find(c)));
    }
    tiles.rows = word.size() == 9 ? 3 : word.size() == 16 ? 4 : 5;
    return tiles;
}

namespace {

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

Result<TileText> tiles_below(const Source& source, const std::vector<std::string_view>& lines, std::size_t map) {
    int columns = 0;
    TileText tiles;
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

}  // namespace

std::optional<Result<TileText>> tiles_of_map(const Source& source) {
    const auto lines = lines_of(source.text());
    const auto map = map_line(lines);
    if (!map) return std::nullopt;
    return tiles_below(source, lines, *map);
}

}  // namespace shunt::puzzle::format
