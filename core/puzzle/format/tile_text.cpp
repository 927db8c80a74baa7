// Boards of tiles in rows or in one list, with numbers, letters or hexadecimal digits, the blank as 0 or as what else is customary.
#include "core/puzzle/format/tile_text.hpp"

#include <algorithm>
#include <array>

#include "core/puzzle/format/signs.hpp"

namespace shunt::puzzle::format {
namespace {

using TileTextRow = std::vector<std::string_view>;

constexpr std::array<std::string_view, 17> kTileTextBlanks{"0", "_", ".", "x",    "X",    "*",   "-",   "--", "-1",
                                                           "b", "B", "#", "null", "None", "nil", "NaN", "@"};

bool is_gap(std::string_view cell) {
    return is_blank_cell(cell) ||
           std::find(kTileTextBlanks.begin(), kTileTextBlanks.end(), cell) != kTileTextBlanks.end();
}

int square_root(std::size_t size) {
    int root = 0;
    while (static_cast<std::size_t>(root) * static_cast<std::size_t>(root) < size) ++root;
    return static_cast<std::size_t>(root) * static_cast<std::size_t>(root) == size ? root : 0;
}

/// Refuses what is no rectangle with the numbers from 0 on, each once.
Failure check(const Source& source, const TileText& tiles) {
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

// ── the tiles of one grid ──────────────────────────────────────────────────────────────────────────

/// Numbers as they stand; without a blank the highest is the blank.
std::vector<int> by_number(const TileTextRow& cells) {
    std::vector<int> numbers;
    for (const std::string_view cell : cells) {
        const auto number = is_gap(cell) ? std::optional(0) : integer(cell);
        if (!number) return {};
        numbers.push_back(*number);
    }
    const int last = static_cast<int>(cells.size());
    if (std::find(numbers.begin(), numbers.end(), 0) == numbers.end())
        std::replace(numbers.begin(), numbers.end(), last, 0);
    return numbers;
}

/// The first letters of an alphabet, each once, and one cell for the blank.
std::vector<int> by_alphabet(const TileTextRow& cells, std::string_view alphabet) {
    std::vector<int> numbers;
    int gaps = 0;
    for (const std::string_view cell : cells) {
        const std::size_t at =
            cell.size() == 1 ? alphabet.substr(0, cells.size() - 1).find(cell) : std::string_view::npos;
        if (at == std::string_view::npos && (!is_gap(cell) || ++gaps > 1)) return {};
        numbers.push_back(at == std::string_view::npos ? 0 : static_cast<int>(at) + 1);
    }
    return gaps == 1 ? numbers : std::vector<int>{};
}

/// Sixteen hexadecimal digits.
std::vector<int> by_digit(const TileTextRow& cells) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::vector<int> numbers;
    for (const std::string_view cell : cells) {
        const std::size_t at =
            cell.size() == 1 && cells.size() == kDigits.size() ? kDigits.find(lower(cell)) : std::string_view::npos;
        if (at == std::string_view::npos) return {};
        numbers.push_back(static_cast<int>(at));
    }
    return numbers;
}

/// The tiles of cells, empty where they are none.
std::vector<int> numbers_of(const TileTextRow& cells) {
    for (const std::string_view alphabet : {"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"}) {
        if (auto numbers = by_alphabet(cells, alphabet); !numbers.empty()) return numbers;
    }
    auto numbers = by_number(cells);
    return numbers.empty() ? by_digit(cells) : numbers;
}

TileTextRow cells_of_grid(const CellGrid& grid) {
    TileTextRow cells;
    for (const TileTextRow& row : grid.rows) cells.insert(cells.end(), row.begin(), row.end());
    return cells;
}

bool is_permutation(std::vector<int> numbers) {
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] != static_cast<int>(i)) return false;
    }
    return numbers.size() > 1;
}

/// Start and goal in one grid, one below the other, as two.
void divide_pair(std::vector<CellGrid>& grids) {
    if (grids.size() != 1 || grids[0].rows.size() % 2 != 0) return;
    CellGrid upper{
        {grids[0].rows.begin(), grids[0].rows.begin() + static_cast<std::ptrdiff_t>(grids[0].rows.size() / 2)}};
    CellGrid lower{
        {grids[0].rows.begin() + static_cast<std::ptrdiff_t>(grids[0].rows.size() / 2), grids[0].rows.end()}};
    if (is_permutation(numbers_of(cells_of_grid(upper))) && is_permutation(numbers_of(cells_of_grid(lower))))
        grids = {std::move(upper), std::move(lower)};
}

/// How many rows a list of tiles in one line has: as the numbers in front say, else as many as columns.
int rows_of_list(const Layout& layout, std::size_t size) {
    const auto numbers = layout.numbers_in_front();
    if (numbers.size() == 2 && numbers[0] > 0 &&
        static_cast<std::size_t>(numbers[0]) * static_cast<std::size_t>(std::max(numbers[1], 0)) == size)
        return numbers[0];
    return square_root(size);
}

/// "1 57 499910" above the tiles: the instance, its length, the nodes; nothing for other texts.
std::optional<Result<TileText>> record_of(const Source& source) {
    std::vector<TileTextRow> rows;
    for (const std::string_view line : lines_of(source.text())) {
        auto words = words_of(line, ",");
        if (!words.empty()) rows.push_back(std::move(words));
    }
    if (rows.size() != 2 || rows[0].size() != 3 || rows[1].size() <= 3) return std::nullopt;
    const auto length = integer(rows[0][1]);
    if (!length || *length < 0)
        return Result<TileText>(source.error(rows[0][1], say("expected 'INSTANCE LENGTH NODES'")));
    TileText tiles{numbers_of(rows[1]), rows[1], square_root(rows[1].size())};
    if (tiles.numbers.empty()) return Result<TileText>(source.error(rows[1][0], say("expected the number of a tile")));
    tiles.facts.push_back(stated(Fact::Subject::length, Metric::move, *length));
    return Result<TileText>(std::move(tiles));
}

Result<TileText> tiles_of_layout(const Source& source) {
    Layout layout = layout_of(source.text());
    divide_pair(layout.grids);
    if (layout.grids.empty()) return source.error_at_end(say("there is no board"));
    if (layout.grids.size() > 2)
        return source.error(layout.grids[2].rows.front().front(),
                            say("a third board: only start and goal are expected"));
    const CellGrid& start = layout.grids.front();
    if (!start.is_even())
        return source.error(start.rows.back().front(), say("this row is shorter or longer than the first"));
    TileText tiles{{}, cells_of_grid(start)};
    tiles.numbers = numbers_of(tiles.places);
    for (const std::string_view cell : tiles.places) {
        if (tiles.numbers.empty() && !is_gap(cell) && !integer(cell))
            return source.error(cell, say("expected the number of a tile"));
    }
    tiles.rows =
        start.rows.size() == 1 ? rows_of_list(layout, tiles.numbers.size()) : static_cast<int>(start.rows.size());
    auto size = sketch(source, source.text(), std::max(tiles.rows, 1), static_cast<int>(start.width()));
    if (!size) return size.error();
    if (start.rows.size() > 1) {
        if (auto failure = check_words(source, layout, *size)) return *failure;
        tiles.notes = std::move(size->notes);
    }
    if (layout.grids.size() == 2) {
        tiles.goal = numbers_of(cells_of_grid(layout.grids[1]));
        if (!is_permutation(tiles.goal) || tiles.goal.size() != tiles.numbers.size())
            return source.error(layout.grids[1].rows.front().front(),
                                say("the goal does not show the tiles of the start"));
    }
    return tiles;
}

}  // namespace

Result<TileText> tiles_of(const Source& source) {
    if (auto tiles = tiles_of_word(only_word(source.text()))) return std::move(*tiles);
    auto tiles = [&] {
        if (auto map = tiles_of_map(source)) return std::move(*map);
        if (auto record = record_of(source)) return std::move(*record);
        return tiles_of_layout(source);
    }();
    if (!tiles) return tiles;
    if (auto failure = check(source, *tiles)) return *failure;
    return tiles;
}

}  // namespace shunt::puzzle::format
